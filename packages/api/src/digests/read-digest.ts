import { allEqual, and, eq, isNull, sql } from '@questboard/db/drizzle'
import { type DigestContent, memberships, missedReminders } from '@questboard/db/schema'
import { listApprovals } from '../dashboard/list-approvals.ts'
import type { Services } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { dueMatching } from '../tasks/search.ts'
import { type DigestReader, readOpenTasks } from './read-open-tasks.ts'

/** Titles of each list in a digest. The others are counted. */
const maxTitles = 10

/**
 * What a morning digest says: the player's own tasks and group tasks that are due today or overdue, reminders that were
 * missed since the last digest, and how many requests wait for an answer. In holiday mode only the requests.
 * @returns undefined when there is nothing to say
 *
 * Rules: Reminders and digests.
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
  titles: tasks.slice(0, maxTitles).map(({ title }) => title),
  count: tasks.length,
})

/** Reminders that did not fire, each shown in one digest. Those of groups that the player has left are left out. */
async function takeMissed(tx: Transaction, userId: string): Promise<{ title: string }[]> {
  const isMember = sql`exists ${tx
    .select({ one: sql`1` })
    .from(memberships)
    .where(and(allEqual(memberships, { groupId: missedReminders.groupId, userId }), isNull(memberships.hiddenAt)))}`
  // One statement: a reminder that is missed meanwhile stays for the next digest.
  const taken = await tx
    .delete(missedReminders)
    .where(eq(missedReminders.userId, userId))
    .returning({
      title: missedReminders.title,
      taskId: missedReminders.taskId,
      at: missedReminders.at,
      isShown: sql<boolean>`${missedReminders.groupId} is null or ${isMember}`,
    })
  const shown = taken.filter(({ isShown }) => isShown).sort((a, b) => a.at.getTime() - b.at.getTime())
  // A task with several reminders is named once.
  return [...new Map(shown.map((reminder) => [reminder.taskId, reminder])).values()]
}
