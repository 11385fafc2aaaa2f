import { groupTaskStates } from '@questboard/db/schema'
import { type Day, laterDay } from '../../kernel/clock.ts'
import { transactionTime } from '../../kernel/events/changes.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { periodStart, storedPeriods } from '../../periods/rules.ts'
import { ruleOf } from '../occurrences.ts'
import { type GroupTaskRow, isState } from '../read-tasks.ts'
import { untouched } from '../rules.ts'
import { insertTurn, type TurnRow, type TurnState, type TurnsOfTask } from './turn-rows.ts'

type Dates = Pick<TurnRow, 'day' | 'dueOn' | 'opensOn' | 'changesOn' | 'doneSlot' | 'missed'>

/**
 * Inserts the first occurrence of a task that begins to take turns. If an assignee has completed it already, it is that
 * assignee's. An earlier one that was completed, of an assignee whose day has not been settled since, is over.
 */
export async function insertFirst(
  tx: Transaction,
  task: GroupTaskRow,
  { states }: TurnsOfTask,
  { dates, today }: { dates: Dates; today: Day },
): Promise<TurnRow> {
  const completed = states.filter(({ completedAt }) => completedAt !== null)
  const done = completed.find((state) => isOf(task, state, { day: dates.day, today }))
  for (const state of completed) {
    if (!state.approveRequested && !isOf(task, state, { day: dates.day, today })) await openEarlier(tx, task, state)
  }
  const paidTo = done && !done.approveRequested ? done.userId : null
  return insertTurn(tx, { taskId: task.id, groupId: task.groupId, ...dates, takenBy: done?.userId ?? null, paidTo })
}

/** Whether a completion is of the occurrence of a day, or was made or answered in the same period. */
function isOf(
  task: GroupTaskRow,
  { completedOn, coveredOn, slot }: TurnState,
  { day, today }: { day: Day; today: Day },
): boolean {
  if (task.type === 'todo' || completedOn === null) return true
  const shownOn = laterDay(completedOn, coveredOn ?? completedOn)
  if (ruleOf(task)) return shownOn >= today || (slot !== null && slot >= day)
  return periodStart(task.type, shownOn) >= periodStart(task.type, today)
}

/** Opens the task of an assignee as the rollover of the day does. What was done is recorded, so that it pays once. */
async function openEarlier(tx: Transaction, task: GroupTaskRow, state: TurnState): Promise<void> {
  const { completedAt, completedOn, slot, missed } = state
  const period = slot ?? (completedOn && task.type !== 'todo' ? periodStart(task.type, completedOn) : null)
  const done = period === null || missed === true ? [] : [period]
  await tx
    .update(groupTaskStates)
    .set({
      ...untouched,
      note: null,
      lastCompletedAt: completedAt,
      doneOn: [...(state.doneOn ?? []), ...done].slice(-storedPeriods),
      updatedAt: transactionTime(tx),
    })
    .where(isState(state))
}
