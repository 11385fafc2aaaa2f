import { groupTaskOccurrences, groupTaskStates } from '@questboard/db/schema'
import { countInWeek } from '../../groups/week-counts.ts'
import type { Day } from '../../kernel/clock.ts'
import { transactionTime } from '../../kernel/events/changes.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { lastDayOf } from '../../periods/rules.ts'
import { forgetEndedOccurrence } from '../ended-occurrences.ts'
import { ruleOf } from '../occurrences.ts'
import { type GroupTaskRow, type GroupTaskState, isState } from '../read-tasks.ts'
import { ofTurn, readNextLostTurn, saveTurn, type TurnRow, type TurnState } from './turn-rows.ts'

/**
 * Ends the streak of the member who held a missed turn. The lost streak is stored with the occurrence, so that a late
 * completion can restore it. Only a rotation has holders.
 */
export async function endStreak(
  tx: Transaction,
  task: GroupTaskRow,
  row: TurnRow,
  states: readonly TurnState[],
): Promise<void> {
  const { holder } = row
  const state = states.find(({ userId }) => userId === holder)
  if (task.assignment !== 'rotation' || !state) return
  await tx
    .update(groupTaskStates)
    .set({ streak: 0, updatedAt: transactionTime(tx) })
    .where(isState(state))
  await tx.update(groupTaskOccurrences).set({ lostStreak: state.streak }).where(ofTurn(row))
}

/** Counts a missed turn, for those without a schedule: the others are counted with the record of their occurrence. */
export async function countMissed(tx: Transaction, task: GroupTaskRow, { holder, day }: TurnRow): Promise<void> {
  if (task.assignment !== 'rotation' || holder === null || ruleOf(task)) return
  const member = { groupId: task.groupId, userId: holder }
  await countInWeek(tx, member, lastDayOf(task.type, day), { missed: 1 })
}

/**
 * The streak after an occurrence that counted as missed was done in time after all: the streak that it ended together
 * with what was done since. A later turn that was missed keeps it instead. One done after its due day adds nothing.
 */
export async function restoreStreak(
  tx: Transaction,
  turn: TurnRow,
  { task, state, day }: { task: GroupTaskRow; state: Pick<GroupTaskState, 'userId' | 'streak'>; day: Day },
): Promise<number> {
  const { userId, streak } = state
  if (turn.dueOn !== null && day > turn.dueOn) return streak
  const wasMissed = await forgetEndedOccurrence(tx, {
    taskId: task.id,
    groupId: task.groupId,
    userId,
    slot: turn.day,
    outcome: 'missed',
  })
  if (turn.dueOn === null && task.assignment === 'rotation') {
    await countInWeek(tx, { groupId: task.groupId, userId }, lastDayOf(task.type, turn.day), { missed: -1 })
  }
  // An overdue turn can be given away: then the lost streak is that of the member who missed it.
  const lostStreak = turn.dueOn === null || wasMissed ? turn.lostStreak : null
  const gained = (lostStreak ?? 0) + 1
  if (lostStreak !== null) await saveTurn(tx, turn, { lostStreak: null })
  const later = await readNextLostTurn(tx, turn, userId)
  if (!later) return streak + gained
  await saveTurn(tx, later, { lostStreak: (later.lostStreak ?? 0) + gained })
  return streak
}
