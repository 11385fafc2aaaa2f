import { groupTaskStates } from '@questboard/db/schema'
import { type Day, earlierDay, laterDay } from '../../kernel/clock.ts'
import { transactionTime } from '../../kernel/events/changes.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { periodStart, storedPeriods } from '../../periods/rules.ts'
import { lastSlot } from '../../tasks/scheduling.ts'
import { ruleOf } from '../occurrences.ts'
import { type GroupTaskRow, type GroupTaskState, isState } from '../read-tasks.ts'
import { untouched } from '../rules.ts'
import { firstTurnColumns } from './restart.ts'
import { insertTurn, type TurnRow, type TurnState, type TurnsOfTask } from './turn-rows.ts'

/** A task and its states before it began to take turns. A schedule that changed with it has changed the states. */
export interface BeforeTurns {
  task: GroupTaskRow
  states: readonly GroupTaskState[]
}

/**
 * Inserts the first occurrence of a task that begins to take turns. If an assignee has completed it already, it is that
 * assignee's. An earlier one that was completed, of an assignee whose day has not been settled since, is over.
 */
export async function insertFirst(
  tx: Transaction,
  task: GroupTaskRow,
  { states }: TurnsOfTask,
  { today, before }: { today: Day; before: BeforeTurns | undefined },
): Promise<TurnRow> {
  const taskBefore = before?.task ?? task
  const earlierOf = (state: TurnState) => before?.states.find(({ userId }) => userId === state.userId) ?? state
  const first = firstTurnColumns(task, today)
  const completed = states.filter(({ completedAt }) => completedAt !== null)
  const isCurrent = (state: TurnState) =>
    isOfOccurrence({ task, taskBefore }, earlierOf(state), { day: first.day, today })
  const done = completed.find(isCurrent)
  for (const state of completed) {
    if (!state.approveRequested && !isCurrent(state))
      await openEarlier(tx, state, { taskBefore, earlier: earlierOf(state), today })
  }
  const paidTo = done && !done.approveRequested ? done.userId : null
  // A slot that an assignee has done ahead, or missed, is not given out.
  const last = (before?.states ?? states).map(lastSlot).reduce(latest, null)
  const dates = done ? first : firstTurnColumns(task, today, last)
  return insertTurn(tx, { taskId: task.id, groupId: task.groupId, ...dates, takenBy: done?.userId ?? null, paidTo })
}

const latest = (a: Day | null, b: Day | null): Day | null => (a === null || b === null ? (a ?? b) : laterDay(a, b))

/** Whether a completion is of the occurrence of a day, or was made or answered in the same period. */
function isOfOccurrence(
  { task, taskBefore }: { task: GroupTaskRow; taskBefore: GroupTaskRow },
  { completedOn, coveredOn, slot }: GroupTaskState,
  { day, today }: { day: Day; today: Day },
): boolean {
  if (task.type === 'todo' || completedOn === null) return true
  const shownOn = laterDay(completedOn, coveredOn ?? completedOn)
  if (shownOn >= today || (ruleOf(taskBefore) && slot !== null && slot >= day)) return true
  // No day and no week pays twice.
  return [taskBefore, task].some(
    (each) => each.type !== 'todo' && !ruleOf(each) && periodStart(each.type, shownOn) >= periodStart(each.type, today),
  )
}

/** Opens the task of an assignee as the rollover of the day does. What was done is recorded, so that it pays once. */
async function openEarlier(
  tx: Transaction,
  state: TurnState,
  { taskBefore, earlier, today }: { taskBefore: GroupTaskRow; earlier: GroupTaskState; today: Day },
): Promise<void> {
  const { completedAt, completedOn, coveredOn, slot, missed } = earlier
  const period = slot ?? (completedOn && taskBefore.type !== 'todo' ? periodStart(taskBefore.type, completedOn) : null)
  const done = period === null || missed === true ? [] : [period]
  await tx
    .update(groupTaskStates)
    .set({
      ...untouched,
      note: null,
      lastCompletedAt: completedAt,
      coveredOn,
      recordedSince: state.recordedSince && earlierDay(state.recordedSince, today),
      doneOn: [...(state.doneOn ?? []), ...done].slice(-storedPeriods),
      updatedAt: transactionTime(tx),
    })
    .where(isState(state))
}
