import type { UserContext } from '../../kernel/context.ts'
import type { DomainError } from '../../kernel/errors.ts'
import { userIdsOf } from '../../kernel/ids-of.ts'
import { assertGroupStorage, isLonger } from '../../kernel/limits/storage.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { notify } from '../../notifications/notify.ts'
import { resultAfterCompleting } from '../../tasks/rules.ts'
import { isLastOccurrenceOver } from '../occurrences.ts'
import { type AssigneeAward, type AssigneeInGroup, payForTask } from '../pay.ts'
import type { GroupTaskState } from '../read-tasks.ts'
import { requestApproval } from '../request-approval.ts'
import { afterCompletion, assertCompletable, type SentCompletion } from '../rules.ts'
import type { Completed } from '../schema.ts'
import { showUserTask } from '../show-task.ts'
import { claimTurn } from './claim.ts'
import { completeEndedTurn, endedTurnOn } from './complete-late-occurrence.ts'
import { sendTurnEvent } from './events.ts'
import { restoreStreak } from './lost-streak.ts'
import { turnOf } from './show.ts'
import { refusalOf, resolveTurnMoment, type TurnCompletion, termsOf } from './turn-completion.ts'
import { expireSwaps, readCurrentTurn, type TurnRow, takenSource } from './turn-rows.ts'

/**
 * Completes a task of turns for a locked assignee, by the day of the group. What leaders do in turns is paid after
 * another leader's approval; where there is no other, at once and without rubies. With `at` it counts for the
 * occurrence of that moment, even if it has ended.
 * @throws DomainError as completeGroupTask does; notYourTurn, taskTakenByAnother
 *
 * Rules: Turns.
 */
export async function completeTurn(
  tx: Transaction,
  ctx: UserContext,
  assignee: AssigneeInGroup,
  { at, ...sent }: SentCompletion & { at: Date | undefined },
): Promise<Completed> {
  const { task, player } = assignee
  const current = await readCurrentTurn(tx, task)
  if (!current) throw new Error('a task of turns without an occurrence')
  const moment = await resolveTurnMoment(tx, ctx, assignee, at)
  const ended = at ? await endedTurnOn(tx, task, current, { day: moment.day, userId: player.id }) : null
  const turn = ended ?? current
  const refusal = await refusalOf(tx, task, turn, assignee.state)
  const completed: TurnCompletion = {
    ...moment,
    ...termsOf(assignee),
    ...sent,
    turn,
    isLate: at !== undefined,
    refusal,
  }
  return ended ? completeEndedTurn(tx, ctx, assignee, completed) : completeCurrentTurn(tx, ctx, assignee, completed)
}

async function completeCurrentTurn(
  tx: Transaction,
  ctx: UserContext,
  assignee: AssigneeInGroup,
  completed: TurnCompletion,
): Promise<Completed> {
  const { turn, waits } = completed
  const changes = await completedState(tx, assignee, completed)
  const taken = await takeTurn(tx, ctx, assignee, { turn, pays: !waits })
  const { state, ...award } = waits
    ? await requestApproval(tx, ctx, assignee, { ...changes, approveRequested: true })
    : await payTurn(tx, ctx, assignee, { changes, ruby: completed.ruby })
  return { task: showUserTask({ ...assignee, occurrence: turnOf(taken) }, state), ...award }
}

async function payTurn(
  tx: Transaction,
  ctx: UserContext,
  assignee: AssigneeInGroup,
  payment: { changes: Partial<GroupTaskState>; ruby: number },
): Promise<AssigneeAward> {
  const paid = await payForTask(tx, ctx, assignee, payment)
  if (isLonger([paid.state.result], [assignee.state.result])) await assertGroupStorage(tx, assignee.group.id)
  return paid
}

/**
 * The state after the current occurrence is completed. One that was done in time was not missed.
 * @throws DomainError as completeGroupTask does
 */
async function completedState(
  tx: Transaction,
  { task, state }: AssigneeInGroup,
  completed: TurnCompletion,
): Promise<Partial<GroupTaskState>> {
  const { turn, at, day, result } = completed
  const { today } = state
  assertCompletable(task, state, completed, { ...completed, today, isOver: isLastOccurrenceOver(task, state, today) })
  const isInTime = state.missed === true && turn.dueOn !== null && day <= turn.dueOn
  return {
    ...afterCompletion(task.type, state, { at, day, today }),
    ...(isInTime && { missed: null, streak: await restoreStreak(tx, turn, { task, state, day }) }),
    result: resultAfterCompleting(task, result, state.result),
  }
}

/**
 * Takes the current occurrence for an assignee. The open question to swap it ends, and where the first member does it,
 * the others are notified.
 * @throws DomainError taskTakenByAnother
 */
async function takeTurn(
  tx: Transaction,
  { services, userId: senderId }: UserContext,
  { group, task, assignees, player }: AssigneeInGroup,
  { turn, pays }: { turn: TurnRow; pays: boolean },
): Promise<TurnRow> {
  await claimTurn(tx, turn, player.id, { pays })
  await expireSwaps(tx, task)
  const taken = { ...turn, takenBy: player.id, paidTo: pays ? player.id : turn.paidTo }
  if (task.assignment !== 'first') return taken
  const others = userIdsOf(assignees).filter((userId) => userId !== player.id && userId !== senderId)
  await notify(tx, services.clock, others, {
    type: 'taskTaken',
    senderId: player.id,
    group,
    source: takenSource(task.id),
    data: { task: { title: task.title } },
  })
  await sendTurnEvent(tx, services, { type: 'group.taskClaimed', group, task, turn: taken, senderId })
  return taken
}

/**
 * The turn that a leader completes for its holder, or the occurrence that a leader completes for an assignee. Null
 * without turns.
 */
export async function turnFor(
  tx: Transaction,
  ctx: UserContext,
  assignee: AssigneeInGroup,
): Promise<{ refusal: DomainError | null; take: () => Promise<TurnRow> } | null> {
  const { task } = assignee
  const turn = task.assignment === 'each' ? undefined : await readCurrentTurn(tx, task)
  if (!turn) return null
  return {
    refusal: await refusalOf(tx, task, turn, assignee.state),
    take: () => takeTurn(tx, ctx, assignee, { turn, pays: true }),
  }
}
