import { and, eq, sql } from '@questboard/db/drizzle'
import { endedGroupOccurrences } from '@questboard/db/schema'
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
      insert into ended_group_occurrences (task_id, user_id, slot, due_on, outcome)
      select * from ${tableOf('ended', columns, part)}
      on conflict (task_id, user_id, slot) do nothing`)
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
  await tx
    .delete(endedGroupOccurrences)
    .where(and(eq(ofTask, taskId), eq(ofUser, userId), eq(ofSlot, slot), eq(withOutcome, outcome)))
}
