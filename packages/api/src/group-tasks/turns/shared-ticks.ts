import { and, eq, type SQL, sql } from '@questboard/db/drizzle'
import { groupTaskStates } from '@questboard/db/schema'
import { transactionTime } from '../../kernel/events/changes.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { type GroupTaskRow, statesOf } from '../read-tasks.ts'

/**
 * Saves the ticks of the current occurrence of a task of turns, which are the group's. A state that waits for approval
 * keeps those of its own occurrence.
 */
export async function saveSharedTicks(
  tx: Transaction,
  task: Pick<GroupTaskRow, 'id' | 'groupId'>,
  checked: string[] | null | SQL,
  isChanged?: SQL,
): Promise<void> {
  await tx
    .update(groupTaskStates)
    .set({ checked, updatedAt: transactionTime(tx) })
    .where(and(statesOf(task), eq(groupTaskStates.approveRequested, false), isChanged))
}

/** Gives the ticks of the first assignee who has some to all: one may be new, or have waited for approval. */
export async function shareTicks(tx: Transaction, task: GroupTaskRow): Promise<void> {
  if (task.checklist === null) return
  const first = sql`(
    select ticked.checked from group_task_states ticked
    where ticked.task_id = ${task.id} and ticked.group_id = ${task.groupId} and ticked.assigned
      and not ticked.approve_requested and ticked.checked is not null
    order by ticked.place limit 1)`
  // Most completions change no ticks.
  await saveSharedTicks(tx, task, first, sql`${groupTaskStates.checked} is distinct from ${first}`)
}
