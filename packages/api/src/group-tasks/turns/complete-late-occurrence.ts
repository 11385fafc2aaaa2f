import type { Day } from '../../kernel/clock.ts'
import type { UserContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { findEndedPeriod, lastDayOf, periodReference, periodStart } from '../../periods/rules.ts'
import { resultAfterCompleting } from '../../tasks/rules.ts'
import { isDoneIn } from '../earlier-period.ts'
import { ruleOf } from '../occurrences.ts'
import { type AssigneeAward, type AssigneeInGroup, payEnded } from '../pay.ts'
import type { GroupTaskRow, GroupTaskState } from '../read-tasks.ts'
import { requestApproval } from '../request-approval.ts'
import { assertCompletable, earningsOf, unpaid } from '../rules.ts'
import type { Completed } from '../schema.ts'
import { showUserTask } from '../show-task.ts'
import { claimTurn } from './claim.ts'
import { sendTurnEvent } from './events.ts'
import { restoreStreak } from './lost-streak.ts'
import { passTurn } from './settle-task.ts'
import type { TurnCompletion } from './turn-completion.ts'
import { readTurnAfter, readTurnBefore, type TurnRow } from './turn-rows.ts'

/**
 * The ended occurrence of a task to which a day belongs. The next one can be done early, once this one is done.
 * @returns null: the day belongs to the current occurrence
 * @throws DomainError occurrenceOver: the day belongs to none
 */
export async function endedTurnOn(
  tx: Transaction,
  task: GroupTaskRow,
  current: TurnRow,
  { day, userId }: { day: Day; userId: string },
): Promise<TurnRow | null> {
  if (task.type === 'todo' || day >= current.day) return null
  const ended = await readTurnBefore(tx, task, day)
  if (!ruleOf(task)) {
    if (ended?.day !== periodStart(task.type, day)) throw new DomainError('occurrenceOver')
    return ended
  }
  const isOpen = ended && ended.takenBy === null && ended.paidTo === null
  if (isOpen || ended?.takenBy === userId) return ended
  const next = (await readTurnAfter(tx, task, day)) ?? current
  if (next.opensOn !== null && next.opensOn <= day) return next.ended ? next : null
  if (!ended) throw new DomainError('occurrenceOver')
  return ended
}

/**
 * Completes an ended occurrence for the member who had it, if no one has done it: it was done in its time, without a
 * connection. The current occurrence does not change.
 * @throws DomainError as completeGroupTask does; taskAlreadyCompleted also when it waits for approval and the current
 * occurrence is completed, since a state holds one; occurrenceOver also when it was paid before, or ended before the
 * assignment
 *
 * Rules: Day rollover; Turns.
 */
export async function completeEndedTurn(
  tx: Transaction,
  ctx: UserContext,
  assignee: AssigneeInGroup,
  completed: TurnCompletion,
): Promise<Completed> {
  const { group, task, player, state } = assignee
  const { turn, waits } = completed
  const earlierState = stateThen(assignee, completed)
  const lastDay = turn.dueOn ?? lastDayOf(task.type, turn.day)
  const isBefore = state.recordedSince !== null && lastDay < state.recordedSince
  const isOver = isBefore || (turn.takenBy !== player.id && turn.paidTo === player.id)
  assertCompletable(task, earlierState, completed, { ...completed, today: turn.day, day: turn.day, isOver })
  if (waits && (state.completedAt || state.pawnMoved)) throw new DomainError('taskAlreadyCompleted')
  await claimTurn(tx, turn, player.id, { pays: !waits })
  if (task.assignment === 'first') {
    const taken = { ...turn, takenBy: player.id }
    await sendTurnEvent(tx, ctx.services, {
      type: 'group.taskClaimed',
      group,
      task,
      turn: taken,
      senderId: player.id,
    })
  }
  if (!waits) {
    const { state: paid, ...award } = await payEndedTurn(tx, ctx, assignee, { ...completed, earlierState })
    return { task: showUserTask(assignee, paid), ...award }
  }
  const { state: requested, ...award } = await requestApproval(tx, ctx, assignee, endedRequest(assignee, completed))
  await passTurn(tx, ctx.services, group, task)
  return { task: showUserTask(assignee, requested), ...award }
}

/** Whether an assignee was paid for the day of an occurrence while there were no turns. */
const wasDoneBefore = (task: GroupTaskRow, state: GroupTaskState, { day }: TurnRow): boolean =>
  ruleOf(task) ? (state.doneOn?.includes(day) ?? false) : isDoneIn(task.type, state, day)

/** The state of the assignee while the occurrence was current, for the rules. */
function stateThen({ task, player, state }: AssigneeInGroup, { turn, at }: TurnCompletion): GroupTaskState {
  return {
    ...state,
    completedAt: turn.takenBy === player.id || wasDoneBefore(task, state, turn) ? at : null,
    result: findEndedPeriod(state, turn.day)?.result ? '' : null,
    ...unpaid,
    slot: turn.dueOn === null ? null : turn.day,
    opensOn: null,
    doneSlot: null,
  }
}

/** The state that waits for approval of the ended occurrence, as if it were current. */
const endedRequest = (
  { task, state }: AssigneeInGroup,
  { turn, at, day, result }: TurnCompletion,
): Partial<GroupTaskState> => ({
  completedAt: at,
  completedOn: day,
  result: resultAfterCompleting(task, result, state.result),
  approveRequested: true,
  ...unpaid,
  ...(turn.dueOn !== null && { slot: turn.day, dueOn: turn.dueOn, opensOn: turn.opensOn }),
  // The streak is restored with the approval.
  missed: true,
})

async function payEndedTurn(
  tx: Transaction,
  ctx: UserContext,
  assignee: AssigneeInGroup,
  { turn, at, day, ruby, earlierState }: TurnCompletion & { earlierState: GroupTaskState },
): Promise<AssigneeAward> {
  const { task, player, state } = assignee
  return payEnded(tx, ctx, assignee, {
    earned: earningsOf({ ...task, ruby }, earlierState),
    pawnMoved: earlierState.pawnMoved,
    reference: periodReference(`${task.id}:${player.id}`, task.type === 'todo' ? 'daily' : task.type, turn.day),
    done: { doneOn: day, slot: turn.day, dueOn: turn.dueOn ?? lastDayOf(task.type, turn.day), doneAt: at },
    changes: { streak: await restoreStreak(tx, turn, { task, state, day }) },
  })
}
