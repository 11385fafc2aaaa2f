import { makeTurnsDue } from '../../groups/turns-due.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import type { GroupTaskRow, GroupTaskState } from '../read-tasks.ts'
import { claimTurn, releaseTurn } from './claim.ts'
import { openState } from './settle-task.ts'
import { readCurrentTurn, readTakenTurn } from './store.ts'

/**
 * Records that the completion of an occurrence was paid, or no longer stands. While the occurrence is current, a refusal opens
 * it again; once it has ended, the task of the assignee opens in the current one.
 * @returns the columns of the assignee's state that follow; null for a task without turns
 */
export async function settleCompletion(
  tx: Transaction,
  clock: Clock,
  task: GroupTaskRow,
  state: GroupTaskState,
  { paid }: { paid: boolean },
): Promise<Partial<GroupTaskState> | null> {
  if (task.assignment === 'each') return null
  const taken = await readTakenTurn(tx, state)
  if (taken && paid) await claimTurn(tx, taken, state.userId, { pays: true })
  if (taken && !paid) await releaseTurn(tx, taken)
  // The assignee can be given turns again.
  await makeTurnsDue(tx, clock, task.groupId)
  const current = taken?.ended === false ? undefined : await readCurrentTurn(tx, task.id)
  if (!current) return {}
  return { ...openState(task, current), lastCompletedAt: paid ? state.completedAt : state.lastCompletedAt }
}
