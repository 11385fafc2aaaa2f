import type { DigestContent } from '@questboard/db/schema'
import { listApprovals } from '../dashboard/list-approvals.ts'
import { readTasksOfDay } from '../group-tasks/read-tasks-of-day.ts'
import { type Day, type DayStart, type TimeZone, todayOfPlayer } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { readTasks } from '../tasks/list.ts'
import { dueMatching } from '../tasks/search.ts'

/** Titles of each list in a digest. The others are counted. */
const mostTitles = 10

/** Someone who gets a digest. */
export interface DigestReader {
  userId: string
  zone: TimeZone
  dayStartsAt: DayStart
  lastDayStart: Day
  holidayMode: boolean
}

/**
 * What a morning says: the own and the group tasks that are due today and overdue, and how many requests wait for an
 * answer. In holiday mode only the latter.
 * @returns undefined when there is nothing to say
 *
 * Specification: Reminders and digests.
 */
export async function readDigest(
  tx: Transaction,
  services: Services,
  { userId, zone, dayStartsAt, lastDayStart, holidayMode }: DigestReader,
): Promise<DigestContent | undefined> {
  const today = todayOfPlayer(services.clock.now(), { timeZone: zone, dayStartsAt, lastDayStart })
  const { totalCount: approvals } = await listApprovals({ services, db: tx, userId }, 1)
  const tasks = holidayMode ? [] : await readOpenTasks()
  const matching = (name: 'today' | 'overdue') => listOf(tasks.filter(dueMatching([name], today)))
  const [due, overdue] = [matching('today'), matching('overdue')]
  return due.count + overdue.count + approvals > 0 ? { due, overdue, approvals } : undefined

  async function readOpenTasks() {
    const own = await readTasks({ db: tx, userId, today }, { archived: false, page: 1, limit: 1 })
    const ofGroups = await readTasksOfDay(tx, { services, userId, zone, dayStartsAt, today })
    const mine = [...ofGroups.values()].flat().filter((task) => task.mine && !task.approveRequested)
    return [...own, ...mine].filter(({ completed }) => !completed)
  }
}

const listOf = (tasks: readonly { title: string }[]) => ({
  titles: tasks.slice(0, mostTitles).map(({ title }) => title),
  count: tasks.length,
})
