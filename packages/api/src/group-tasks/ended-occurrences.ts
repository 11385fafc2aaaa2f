import { and, eq, inArray, sql } from '@questboard/db/drizzle'
import { endedGroupOccurrences, groupTasks } from '@questboard/db/schema'
import { addMissed, countInWeek } from '../groups/week-counts.ts'
import type { Day } from '../kernel/clock.ts'
import { partsOf, tableOf } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** How an occurrence of a schedule ended for an assignee, without completion. */
export type EndedGroupOccurrence = typeof endedGroupOccurrences.$inferSelect

const columns = { taskId: 'uuid', userId: 'uuid', slot: 'date', dueOn: 'date', outcome: 'text' } as const

/** Records how occurrences of locked assignees ended. One that has ended already stays as it is. */
export async function recordEndedOccurrences(tx: Transaction, ended: readonly EndedGroupOccurrence[]): Promise<void> {
  for (const part of partsOf(ended)) {
    await tx.execute(sql`
      with ended as (
        insert into ended_group_occurrences (task_id, user_id, slot, due_on, outcome)
        select * from ${tableOf('ended', columns, part)}
        on conflict (task_id, user_id, slot) do nothing
        returning task_id, user_id, due_on, outcome
      )
      ${addMissed(sql`
        select task.group_id, ended.user_id, ended.due_on as day from ended join group_tasks task on task.id = ended.task_id
        where ended.outcome = 'missed'`)}`)
  }
}

/** Takes back that a member missed tasks on these days. */
export async function takeBackMissed(
  tx: Transaction,
  userId: string,
  missed: readonly { taskId: string; day: Day }[],
): Promise<void> {
  if (missed.length === 0) return
  const of = missed.map(({ taskId }) => taskId)
  const tasks = await tx
    .select({ id: groupTasks.id, groupId: groupTasks.groupId })
    .from(groupTasks)
    .where(inArray(groupTasks.id, of))
  const groupOf = new Map(tasks.map(({ id, groupId }) => [id, groupId]))
  for (const { taskId, day } of missed) {
    const groupId = groupOf.get(taskId)
    if (groupId !== undefined) await countInWeek(tx, { groupId, userId }, day, { missed: -1 })
  }
}

/** Deletes the record of an occurrence that did not end like this after all. */
export async function forgetEndedOccurrence(
  tx: Transaction,
  {
    taskId,
    userId,
    slot,
    outcome,
  }: { taskId: string; userId: string; slot: Day } & Pick<EndedGroupOccurrence, 'outcome'>,
): Promise<void> {
  const { taskId: ofTask, userId: ofUser, slot: ofSlot, outcome: withOutcome } = endedGroupOccurrences
  const [forgotten] = await tx
    .delete(endedGroupOccurrences)
    .where(and(eq(ofTask, taskId), eq(ofUser, userId), eq(ofSlot, slot), eq(withOutcome, outcome)))
    .returning({ dueOn: endedGroupOccurrences.dueOn })
  if (forgotten && outcome === 'missed') await takeBackMissed(tx, userId, [{ taskId, day: forgotten.dueOn }])
}
