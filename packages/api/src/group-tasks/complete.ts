import { awardMember } from '../groups/award-member.ts'
import { changeGroup, type GroupWithMembers } from '../groups/change-group.ts'
import { leadersOf } from '../groups/rules.ts'
import { laterDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { assertGroupStorage, isLonger } from '../kernel/storage.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { isHolidayAt, readHolidays } from '../periods/holidays.ts'
import { readAt } from '../periods/rules.ts'
import { lockPlayer, type Player } from '../players/lock-player.ts'
import { payEarlierPeriod, requestEarlierPeriod } from './complete-earlier.ts'
import { placeGroupMoment } from './earlier-period.ts'
import { assertOneself, findAssignedTask, requestSource, saveState } from './group-task.ts'
import { isOver, ruleOf } from './occurrences.ts'
import { payForTask, type Worker } from './pay.ts'
import type { AssignedTask, GroupTaskRow, GroupTaskState } from './read-tasks.ts'
import { assertCompletable, completion } from './rules.ts'
import type { Completed, CompleteGroupTask } from './schema.ts'
import { showUserTask } from './show-task.ts'

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
    const worker = { player, membership: me, state }
    const moment = await momentOf(tx, ctx, { task, state, player }, given)
    if (moment.isEarlier && !task.requireApprove) {
      const { state: now, ...award } = await payEarlierPeriod(tx, ctx, task, worker, { ...moment, result })
      return { task: showUserTask(assigned, now), ...award }
    }
    if (moment.isEarlier) {
      return request(tx, ctx, group, assigned, worker, requestEarlierPeriod(task, worker, { ...moment, result }))
    }
    const { today, holidayMode } = moment
    // A schedule says itself which occurrence a day belongs to.
    const day = ruleOf(task) ? moment.day : today
    const attempt = { today, day, isLate: given !== undefined, occurrence, isOver: isOver(task, state, today) }
    assertCompletable(task, state, { result, holidayMode }, attempt)
    const isInTime = state.missed === true && state.dueOn !== null && moment.day <= state.dueOn
    const missed = isInTime ? null : state.missed
    const changes = {
      ...{ ...completion(task.type, { ...state, missed }, { at: moment.at, day, today }), missed },
      result: task.requireResult && result !== undefined ? result : state.result,
      approveRequested: task.requireApprove,
    }
    if (task.requireApprove) return request(tx, ctx, group, assigned, worker, changes)
    const { state: now, ...award } = await payForTask(tx, ctx, task, worker, changes)
    if (isLonger([now.result], [state.result])) await assertGroupStorage(tx, groupId)
    return { task: showUserTask(assigned, now), ...award }
  })
}

/** When it counts as done: now without `at`. */
async function momentOf(
  tx: Transaction,
  ctx: UserContext,
  of: { task: GroupTaskRow; state: GroupTaskState; player: Player },
  at: Date | undefined,
) {
  const { lastDayStart, holidayMode } = of.player
  if (at === undefined) {
    const today = laterDay(ctx.today, lastDayStart)
    return { at: ctx.services.clock.now(), day: today, today, holidayMode, isEarlier: false as const }
  }
  const holidays = await readHolidays(tx, of.player.id)
  const { isEarlier, ...moment } = placeGroupMoment(ctx, of, at)
  return { ...moment, isEarlier: isEarlier as true, holidays, holidayMode: isHolidayAt(holidays, moment.at) }
}

/** Requests approval from the other leaders. */
async function request(
  tx: Transaction,
  ctx: UserContext,
  group: GroupWithMembers,
  assigned: AssignedTask,
  { player, membership, state }: Worker,
  changes: Partial<GroupTaskState>,
): Promise<Completed> {
  const [now, award] = await Promise.all([
    saveState(tx, state, changes),
    awardMember(tx, ctx, player, membership, { rubies: [], lines: [], steps: 0 }),
    notify(
      tx,
      ctx.services.clock,
      leadersOf(group).filter((leader) => leader !== player.id),
      {
        ...{ type: 'askTaskApprove', senderId: player.id, group, source: requestSource(state) },
        about: { task: { title: assigned.task.title } },
      },
    ),
  ])
  if (isLonger([now.result], [state.result])) await assertGroupStorage(tx, group.id)
  return { task: showUserTask(assigned, now), ...award }
}
