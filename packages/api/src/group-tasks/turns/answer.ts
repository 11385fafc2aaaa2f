import type { Transaction } from '../../kernel/transaction.ts'
import type { GroupTaskRow, GroupTaskState } from '../read-tasks.ts'
import { claimTurn, releaseTurn } from './claim.ts'
import { restoreStreak } from './lost-streak.ts'
import { openState } from './settle-task.ts'
import { readCurrentTurn, readTakenTurn } from './turn-rows.ts'

/**
 * Records that the completion of an occurrence was paid, or no longer counts. While the occurrence is current, a
 * refusal opens it again; once it has ended, the task of the assignee opens in the current one. `passTurn` follows,
 * once the state is saved.
 * @returns null for a task without turns; else the columns of the assignee's state that open the current occurrence,
 * if the completed one is no longer current
 */
export async function settleCompletion(
  tx: Transaction,
  task: GroupTaskRow,
  state: GroupTaskState,
  { paid }: { paid: boolean },
): Promise<{ opened: Partial<GroupTaskState> | null } | null> {
  if (task.assignment === 'each') return null
  const taken = await readTakenTurn(tx, task, state)
  if (taken && paid) await claimTurn(tx, taken, state.userId, { pays: true })
  // It was asked for after it had ended.
  const lateOn = taken?.ended && state.missed ? state.completedOn : null
  const streak = taken && lateOn && paid ? await restoreStreak(tx, taken, { task, state, day: lateOn }) : state.streak
  if (taken && !paid) await releaseTurn(tx, taken)
  const current = taken?.ended === false ? undefined : await readCurrentTurn(tx, task)
  if (!current) return { opened: null }
  const lastCompletedAt = paid ? state.completedAt : state.lastCompletedAt
  return { opened: { ...openState(task, current), lastCompletedAt, ...(lateOn && { streak }) } }
}
