import { changeGroup } from '../groups/change-group.ts'
import { noteInGroup } from '../kernel/changes.ts'
import { type Day, laterDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { assertGroupStorage, isLonger } from '../kernel/storage.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { isHolidayAt, readHolidays } from '../periods/holidays.ts'
import { readAt } from '../periods/rules.ts'
import { lockPlayer, type Player } from '../players/lock-player.ts'
import { payEarlierPeriod, requestEarlierPeriod } from './complete-earlier.ts'
import { endedSlotOn, payEndedOccurrence, requestEndedOccurrence } from './complete-ended.ts'
import { placeGroupMoment } from './earlier-period.ts'
import { assertOneself, findAssignedTask } from './group-task.ts'
import { completionInTime, isOver, ruleOf } from './occurrences.ts'
import { payForTask, type Worker } from './pay.ts'
import type { GroupTaskRow, GroupTaskState } from './read-tasks.ts'
import { requestApproval } from './request-approval.ts'
import { assertCompletable } from './rules.ts'
import type { Completed, CompleteGroupTask } from './schema.ts'
import { showUserTask } from './show-task.ts'
import { completeTurn } from './turns/complete.ts'

/**
 * Completes an assigned task. It pays at once, or after approval, for which the creator and the leaders are asked. With
 * `at` it counts for the period of that moment.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notAuthorized, taskNotFound, cannotCompleteArchivedTask,
 * groupTaskApproveAlreadyRequested, taskAlreadyCompleted, holidayModeEnabledError, resultOfTheTaskRequired,
 * tooManyItems, occurrenceOver, taskNotDue, invalidData (`at` is out of range)
 * | Specification: Earning; Groups; Day roll-over; Dates.
 */
export async function completeGroupTask(
  ctx: UserContext,
  { groupId, userId, taskId, result, at, occurrence }: CompleteGroupTask,
): Promise<Completed> {
  const given = readAt(at, ctx.services.clock.now())
  return changeGroup(ctx, groupId, 'member', async (tx, group, me) => {
    assertOneself(me, userId)
    const player = await lockPlayer(tx, userId)
    const { state, ...assigned } = await findAssignedTask(tx, { groupId, taskId, userId })
    const { task } = assigned
    const worker = { group, player, membership: me, state }
    if (task.assignment !== 'each')
      return completeTurn(tx, ctx, group, assigned, worker, { result, at: given, occurrence })
    const moment = await momentOf(tx, ctx, { task, state, player }, given)
    const earlier = earlierCompletion(task, worker, moment, { result, occurrence })
    if (earlier && task.requireApprove) return requestApproval(tx, ctx, group, assigned, worker, earlier.request())
    if (earlier) {
      const { state: now, ...award } = await earlier.pay(tx, ctx)
      noteInGroup(tx, { groupId, userId, type: 'group.taskCompleted', itemId: taskId })
      return { task: showUserTask(assigned, now), ...award }
    }
    const changes = currentCompletion(task, state, moment, { result, occurrence })
    if (task.requireApprove) return requestApproval(tx, ctx, group, assigned, worker, changes)
    const { state: now, ...award } = await payForTask(tx, ctx, task, worker, changes)
    if (isLonger([now.result], [state.result])) await assertGroupStorage(tx, groupId)
    return { task: showUserTask(assigned, now), ...award }
  })
}

type Moment = Awaited<ReturnType<typeof momentOf>>

interface Given {
  result: string | undefined
  occurrence: Day | undefined
}

/** How to complete an ended period or occurrence; null if the moment belongs to the current one. */
function earlierCompletion(task: GroupTaskRow, worker: Worker, { placed, ...moment }: Moment, given: Given) {
  if (placed?.isEarlier) {
    const earlier = { ...moment, ...placed, ...given }
    return {
      pay: (tx: Transaction, ctx: UserContext) => payEarlierPeriod(tx, ctx, task, worker, earlier),
      request: () => requestEarlierPeriod(task, worker, earlier),
    }
  }
  const [rule, slot] = [ruleOf(task), placed ? endedSlotOn(task, worker.state, moment.day) : null]
  if (!placed || rule === null || slot === null) return null
  const ended = { ...moment, ...given, holidays: placed.holidays, rule, slot }
  return {
    pay: (tx: Transaction, ctx: UserContext) => payEndedOccurrence(tx, ctx, task, worker, ended),
    request: () => requestEndedOccurrence(task, worker, ended),
  }
}

/**
 * The state after the current period or occurrence is completed. An occurrence that was done in time was not missed.
 * @throws DomainError as completeGroupTask does
 */
function currentCompletion(
  task: GroupTaskRow,
  state: GroupTaskState,
  { at, day: doneOn, today, holidayMode, placed }: Moment,
  { result, occurrence }: Given,
) {
  // A period is named by the player's today.
  const day = ruleOf(task) ? doneOn : today
  const attempt = { today, day, isLate: placed !== null, occurrence, isOver: isOver(task, state, today) }
  assertCompletable(task, state, { result, holidayMode }, attempt)
  return {
    ...completionInTime(task.type, state, { at, day, today }),
    result: task.requireResult && result !== undefined ? result : state.result,
    approveRequested: task.requireApprove,
  }
}

/** When it counts as done: now without `at`. `placed` is where `at` belongs. */
async function momentOf(
  tx: Transaction,
  ctx: UserContext,
  of: { task: GroupTaskRow; state: GroupTaskState; player: Player },
  at: Date | undefined,
) {
  const { lastDayStart, holidayMode } = of.player
  if (at === undefined) {
    const today = laterDay(ctx.today, lastDayStart)
    return { at: ctx.services.clock.now(), day: today, today, holidayMode, placed: null }
  }
  const holidays = await readHolidays(tx, of.player.id)
  const { isEarlier, period, running, ...moment } = placeGroupMoment(ctx, of, at)
  const placed = { isEarlier, period, running, holidays }
  return { ...moment, holidayMode: isHolidayAt(holidays, moment.at), placed }
}
