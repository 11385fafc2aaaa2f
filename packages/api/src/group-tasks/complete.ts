import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { assertGroupStorage, isLonger } from '../kernel/limits/storage.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { isHolidayAt, readHolidays } from '../periods/holidays.ts'
import { readAt } from '../periods/rules.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { lockedToday } from '../players/locked-today.ts'
import { resultAfterCompleting } from '../tasks/rules.ts'
import { endedSlotOn, payEndedOccurrence, requestEndedOccurrence } from './complete-late-occurrence.ts'
import { payEarlierPeriod, requestEarlierPeriod } from './complete-late-period.ts'
import { resolveGroupMoment } from './earlier-period.ts'
import { assertIsCaller, findAssignedTask } from './group-task.ts'
import { completionInTime, isLastOccurrenceOver, ruleOf } from './occurrences.ts'
import { type AssigneeAward, type AssigneeInGroup, payForTask } from './pay.ts'
import type { GroupTaskState } from './read-tasks.ts'
import { requestApproval } from './request-approval.ts'
import { assertCompletable, type SentCompletion } from './rules.ts'
import type { Completed, CompleteGroupTask } from './schema.ts'
import { showUserTask } from './show-task.ts'
import { completeTurn } from './turns/complete.ts'

/**
 * Completes an assigned task. It pays at once, or after approval, for which the creator and the leaders are asked. With
 * `at` it counts for the period of that moment.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notAuthorized, taskNotFound, cannotCompleteArchivedTask,
 * groupTaskApproveAlreadyRequested, taskAlreadyCompleted, holidayModeEnabledError, resultOfTheTaskRequired,
 * tooManyItems, occurrenceOver, taskNotDue, invalidData (`at` is out of range)
 *
 * Rules: Earning; Groups; Day rollover; Schedules.
 */
export async function completeGroupTask(
  ctx: UserContext,
  { groupId, userId, taskId, result, at, occurrence }: CompleteGroupTask,
): Promise<Completed> {
  const doneAt = readAt(at, ctx.services.clock.now())
  const sent = { result, occurrence }
  return changeGroup(ctx, groupId, 'member', async (tx, group, me) => {
    assertIsCaller(me, userId)
    const player = await lockPlayer(tx, userId)
    const assigned = await findAssignedTask(tx, { groupId, taskId, userId })
    const assignee = { ...assigned, group, player, membership: me }
    if (assigned.task.assignment !== 'each') return completeTurn(tx, ctx, assignee, { ...sent, at: doneAt })
    const moment = await resolveCompletion(tx, ctx, assignee, doneAt)
    const earlier = earlierCompletion(assignee, moment, sent)
    const { state: saved, ...award } = earlier
      ? await completeEnded(tx, ctx, assignee, earlier)
      : await completeCurrent(tx, ctx, assignee, currentCompletion(assignee, moment, sent))
    return { task: showUserTask(assigned, saved), ...award }
  })
}

/** How to complete an ended period or occurrence. */
interface EarlierCompletion {
  pay(tx: Transaction, ctx: UserContext): Promise<AssigneeAward>
  /** The state that waits for approval. */
  request(): Partial<GroupTaskState>
}

async function completeEnded(
  tx: Transaction,
  ctx: UserContext,
  assignee: AssigneeInGroup,
  earlier: EarlierCompletion,
): Promise<AssigneeAward> {
  if (assignee.task.requireApprove) return requestApproval(tx, ctx, assignee, earlier.request())
  return earlier.pay(tx, ctx)
}

async function completeCurrent(
  tx: Transaction,
  ctx: UserContext,
  assignee: AssigneeInGroup,
  changes: Partial<GroupTaskState>,
): Promise<AssigneeAward> {
  const { task, group, state } = assignee
  if (task.requireApprove) return requestApproval(tx, ctx, assignee, changes)
  const paid = await payForTask(tx, ctx, assignee, { changes })
  if (isLonger([paid.state.result], [state.result])) await assertGroupStorage(tx, group.id)
  return paid
}

type Moment = Awaited<ReturnType<typeof resolveCompletion>>

/**
 * How to pay or request the ended period or occurrence that a moment belongs to. Null if it belongs to the current one.
 */
function earlierCompletion(
  assignee: AssigneeInGroup,
  { placed, ...moment }: Moment,
  sent: SentCompletion,
): EarlierCompletion | null {
  const { task, state } = assignee
  if (placed?.isEarlier) {
    const earlier = { ...moment, ...placed, ...sent }
    return {
      pay: (tx, ctx) => payEarlierPeriod(tx, ctx, assignee, earlier),
      request: () => requestEarlierPeriod(assignee, earlier),
    }
  }
  const rule = ruleOf(task)
  const slot = placed ? endedSlotOn(task, state, moment.day, sent.occurrence) : null
  if (!placed || rule === null || slot === null) return null
  const ended = { ...moment, ...sent, holidays: placed.holidays, rule, slot }
  return {
    pay: (tx, ctx) => payEndedOccurrence(tx, ctx, assignee, ended),
    request: () => requestEndedOccurrence(assignee, ended),
  }
}

/**
 * The state after the current period or occurrence is completed. An occurrence that was done in time was not missed.
 * @throws DomainError as completeGroupTask does
 */
function currentCompletion(
  { task, state }: AssigneeInGroup,
  { at, day: doneOn, today, holidayMode, placed }: Moment,
  { result, occurrence }: SentCompletion,
): Partial<GroupTaskState> {
  // A period is named by the player's today.
  const day = ruleOf(task) ? doneOn : today
  const attempt = { today, day, isLate: placed !== null, occurrence, isOver: isLastOccurrenceOver(task, state, today) }
  assertCompletable(task, state, { result, holidayMode }, attempt)
  return {
    ...completionInTime(task.type, state, { at, day, today }),
    result: resultAfterCompleting(task, result, state.result),
    approveRequested: task.requireApprove,
  }
}

/**
 * The moment at which a completion counts: `at`, or now. `placed` is the period that `at` falls in; null without `at`.
 * @throws DomainError taskAlreadyCompleted: it was paid for that day before the days that count now
 */
async function resolveCompletion(tx: Transaction, ctx: UserContext, assignee: AssigneeInGroup, at: Date | undefined) {
  const { id: userId, holidayMode } = assignee.player
  if (at === undefined) {
    const today = lockedToday(ctx, assignee.player)
    return { at: ctx.services.clock.now(), day: today, today, holidayMode, placed: null }
  }
  const holidays = await readHolidays(tx, userId)
  const { isEarlier, isDone, period, currentPeriod, ...moment } = resolveGroupMoment(ctx, assignee, at)
  if (isDone) throw new DomainError('taskAlreadyCompleted')
  const placed = { isEarlier, period, currentPeriod, holidays }
  return { ...moment, holidayMode: isHolidayAt(holidays, moment.at), placed }
}
