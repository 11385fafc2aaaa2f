import { allEqual, and, eq, isNull, or, sql } from '@questboard/db/drizzle'
import { type DigestContent, memberships, missedReminders } from '@questboard/db/schema'
import { listApprovals } from '../dashboard/list-approvals.ts'
import type { Services } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { dueMatching } from '../tasks/search.ts'
import { type DigestReader, readOpenTasks } from './read-open-tasks.ts'

/** Titles of each list in a digest. The others are counted. */
const mostTitles = 10

/**
 * What a morning says: the own and the group tasks that are due today and overdue, reminders that were missed since the last
 * digest, and how many requests wait for an answer. In holiday mode only the latter.
 * @returns undefined when there is nothing to say
 *
 * Specification: Reminders and digests.
 */
export async function readDigest(
  tx: Transaction,
  services: Services,
  reader: DigestReader,
): Promise<DigestContent | undefined> {
  const { userId, holidayMode } = reader
  const { totalCount: approvals } = await listApprovals({ services, db: tx, userId }, 1)
  const { today, tasks } = await readOpenTasks(tx, services, reader)
  const matching = (name: 'today' | 'overdue') => listOf(holidayMode ? [] : tasks.filter(dueMatching([name], today)))
  const [due, overdue] = [matching('today'), matching('overdue')]
  const missed = holidayMode ? listOf([]) : listOf(await takeMissed(tx, userId))
  const count = due.count + overdue.count + missed.count + approvals
  return count > 0 ? { due, overdue, missed, approvals } : undefined
}

const listOf = (tasks: readonly { title: string }[]) => ({
  titles: tasks.slice(0, mostTitles).map(({ title }) => title),
  count: tasks.length,
})

/** Reminders that did not fire, each shown in one digest. Those of groups that the player has left are left out. */
async function takeMissed(tx: Transaction, userId: string): Promise<{ title: string }[]> {
  const isMember = sql`exists ${tx
    .select({ one: sql`1` })
    .from(memberships)
    .where(and(allEqual(memberships, { groupId: missedReminders.groupId, userId }), isNull(memberships.hiddenAt)))}`
  const own = eq(missedReminders.userId, userId)
  const taken = await tx
    .select({ title: missedReminders.title, taskId: missedReminders.taskId })
    .from(missedReminders)
    .where(and(own, or(isNull(missedReminders.groupId), isMember)))
    .orderBy(missedReminders.at)
  await tx.delete(missedReminders).where(own)
  // A task with several reminders is named once.
  return [...new Map(taken.map((one) => [one.taskId, one])).values()]
}
