import type { Day } from '../../kernel/clock.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { periodStart } from '../../periods/rules.ts'
import { beginSchedule } from '../../schedules/state.ts'
import { isPaidAhead, lastSlot } from '../../tasks/scheduling.ts'
import { doneColumns, ruleOf } from '../occurrences.ts'
import type { GroupTaskRow } from '../read-tasks.ts'
import { completerOf, isPaidBefore } from './roll-turn.ts'
import { type CurrentTurns, insertTurn, readTurnBefore, saveTurn, type TurnRow } from './turn-rows.ts'

export const columnNames = ['day', 'dueOn', 'opensOn', 'changesOn', 'doneSlot', 'missed'] as const

/** The dates of an occurrence. */
export type Columns = Pick<TurnRow, (typeof columnNames)[number]>

/**
 * The dates of the first occurrence of a new or changed task.
 * @param last the last slot that was completed or missed, by an earlier schedule
 */
export function firstTurnColumns(task: GroupTaskRow, today: Day, last: Day | null = null): Columns {
  const none = { dueOn: null, opensOn: null, changesOn: null, doneSlot: null, missed: null }
  if (task.schedule === null || !ruleOf(task)) return { ...none, day: periodStart(task.type, today) }
  const { slot, schedule: _, ...columns } = beginSchedule(task.schedule, today, last)
  return { ...columns, day: slot ?? today }
}

/**
 * The turn after the type or the schedule has changed. One that is completed stays so until the next day of the group,
 * so that no day, week or slot pays twice.
 */
export async function restart(
  tx: Transaction,
  { task, taskBefore, today }: { task: GroupTaskRow; taskBefore: GroupTaskRow; today: Day },
  turns: CurrentTurns,
): Promise<TurnRow> {
  const { current, states } = turns
  const isDone = completerOf(turns) !== undefined
  const slot = current.dueOn && current.day
  const { slot: doneSlot, ...doneDates } = doneColumns({ ...current, slot }, taskBefore, today)
  const last = isPaidBefore(current, states) ? doneSlot : lastSlot({ ...current, slot })
  const columns = isDone && ruleOf(task) ? { day: doneSlot, ...doneDates } : firstTurnColumns(task, today, last)
  if (columns.day === current.day) return saveTurn(tx, current, columns)
  await saveTurn(tx, current, { ended: true })
  const { taskId, groupId, holder, countsFor, takenBy, paidTo } = current
  const payee = await paidAhead(tx, task, { current, day: columns.day, today })
  return insertTurn(tx, {
    taskId,
    groupId,
    holder,
    countsFor,
    ...(isDone && { takenBy, paidTo }),
    ...(payee && { holder: payee, countsFor: payee, takenBy: payee, paidTo: payee }),
    ...columns,
  })
}

/**
 * Who was paid for the running day or week of a task without a schedule, because the last occurrence of the schedule
 * was done ahead. One that is due later is itself the turn of its day.
 */
async function paidAhead(
  tx: Transaction,
  task: GroupTaskRow,
  { current: { opensOn, doneSlot }, day, today }: { current: TurnRow; day: Day; today: Day },
): Promise<string | null> {
  if (ruleOf(task) || task.type === 'todo' || doneSlot === null) return null
  const comesLater = doneSlot > day && periodStart(task.type, doneSlot) === doneSlot
  if (comesLater || !isPaidAhead({ opensOn, doneSlot, skipped: null }, today)) return null
  return (await readTurnBefore(tx, task, doneSlot))?.paidTo ?? null
}
