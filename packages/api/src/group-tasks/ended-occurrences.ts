import { allEqual, sql } from '@questboard/db/drizzle'
import { endedGroupOccurrences } from '@questboard/db/schema'
import { addMissed, countInWeek } from '../groups/week-counts.ts'
import { type Day, mondayOf } from '../kernel/clock.ts'
import { partsOf, tableOf } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** How an occurrence of a schedule ended for an assignee, without completion. */
export type EndedGroupOccurrence = typeof endedGroupOccurrences.$inferSelect

const columns = {
  taskId: 'uuid',
  groupId: 'uuid',
  userId: 'uuid',
  slot: 'date',
  dueOn: 'date',
  outcome: 'text',
} as const

/** Records how occurrences of locked assignees ended. One that has ended already stays as it is. */
export async function recordEndedOccurrences(tx: Transaction, ended: readonly EndedGroupOccurrence[]): Promise<void> {
  for (const part of partsOf(ended)) {
    await tx.execute(sql`
      with ended as (
        insert into ended_group_occurrences (task_id, group_id, user_id, slot, due_on, outcome)
        select * from ${tableOf('ended', columns, part)}
        on conflict (task_id, user_id, slot, group_id) do nothing
        returning group_id, user_id, due_on, outcome
      )
      ${addMissed(sql`
        select ended.group_id, ended.user_id, ended.due_on as day from ended where ended.outcome = 'missed'`)}`)
  }
}

/** Takes back that a member missed a task of a group on each of these days. */
export async function takeBackMissed(
  tx: Transaction,
  userId: string,
  missed: readonly { groupId: string; day: Day }[],
): Promise<void> {
  for (const [groupId, inGroup] of Map.groupBy(missed, ({ groupId: ofGroup }) => ofGroup)) {
    for (const [monday, inWeek] of Map.groupBy(inGroup, ({ day }) => mondayOf(day))) {
      await countInWeek(tx, { groupId, userId }, monday, { missed: -inWeek.length })
    }
  }
}

/**
 * Deletes the record of an occurrence that did not end like this after all.
 * @returns whether there was one
 */
export async function forgetEndedOccurrence(
  tx: Transaction,
  {
    taskId,
    groupId,
    userId,
    slot,
    outcome,
  }: Pick<EndedGroupOccurrence, 'taskId' | 'groupId' | 'userId' | 'slot' | 'outcome'>,
): Promise<boolean> {
  const ended = endedGroupOccurrences
  const [forgotten] = await tx
    .delete(endedGroupOccurrences)
    .where(allEqual(ended, { taskId, groupId, userId, slot, outcome }))
    .returning({ dueOn: endedGroupOccurrences.dueOn })
  if (forgotten && outcome === 'missed') await takeBackMissed(tx, userId, [{ groupId, day: forgotten.dueOn }])
  return forgotten !== undefined
}
