import type { GroupWithMembers } from '../../groups/change-group.ts'
import { findMember, isLeader, leadersOf } from '../../groups/rules.ts'
import { zoneIn } from '../../groups/zone.ts'
import { type Day, midnight } from '../../kernel/clock.ts'
import type { UserContext } from '../../kernel/context.ts'
import type { DomainError } from '../../kernel/errors.ts'
import { assertGroupStorage, isLonger } from '../../kernel/storage.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { notify } from '../../notifications/notify.ts'
import { isHolidayAt, readHolidays } from '../../periods/holidays.ts'
import { placeMoment } from '../../periods/rules.ts'
import { isOver } from '../occurrences.ts'
import { payForTask, type Worker } from '../pay.ts'
import type { AssignedTask, GroupTaskRow, GroupTaskState } from '../read-tasks.ts'
import { requestApproval } from '../request-approval.ts'
import { assertCompletable, completion } from '../rules.ts'
import type { Completed } from '../schema.ts'
import { showUserTask } from '../show-task.ts'
import { claimTurn, refusalWithName } from './claim.ts'
import { completeEndedTurn, endedTurnOn } from './complete-ended.ts'
import { sendTurnEvent } from './events.ts'
import { takenSource } from './give-current.ts'
import { restoreStreak } from './lost-streak.ts'
import { turnOf } from './show.ts'
import { expireSwaps, readCurrentTurn, type TurnRow } from './store.ts'

interface Given {
  result: string | undefined
  at: Date | undefined
  occurrence: Day | undefined
}

/**
 * Completes a task of turns for a locked assignee, by the day of the group. What leaders do in turns is paid after another
 * leader's approval; where there is no other, at once and without rubies. With `at` it counts for the occurrence of that
 * moment, also if it has ended.
 * @throws DomainError as completeGroupTask does; notYourTurn, taskTakenByAnother
 * | Specification: Turns, and first who does it.
 */
export async function completeTurn(
  tx: Transaction,
  ctx: UserContext,
  group: GroupWithMembers,
  assigned: AssignedTask,
  worker: Worker,
  given: Given,
): Promise<Completed> {
  const { task, assignees } = assigned
  const { player, state } = worker
  const row = await readCurrentTurn(tx, task)
  if (!row) throw new Error('a task of turns without an occurrence')
  const member = findMember(group, { userId: player.id })
  const others = leadersOf(group).filter((leader) => leader !== player.id)
  const waits = isLeader(member) ? others.length > 0 : task.requireApprove
  const terms = isLeader(member) ? { ...task, ruby: 0 } : task
  const moment = await momentOf(tx, ctx, task, worker, given.at)
  const ended = given.at ? await endedTurnOn(tx, task, row, { day: moment.day, userId: player.id }) : null
  const { result, occurrence } = given
  if (ended) {
    const refusal = await refusalOf(tx, task.assignment, ended, player.id)
    const about = { ...moment, result, occurrence, refusal, waits, ruby: terms.ruby }
    return completeEndedTurn(tx, ctx, group, assigned, worker, { row: ended, ...about })
  }
  const changes = await completedState(tx, task, worker, { row, moment, given })
  await claimTurn(tx, row, player.id, { pays: !waits })
  const taken = { ...row, takenBy: player.id, paidTo: waits ? row.paidTo : player.id }
  const now = { ...assigned, occurrence: turnOf(taken) }
  const rest = assignees.flatMap(({ userId }) => (userId === player.id ? [] : userId))
  await expireSwaps(tx, task)
  if (task.assignment === 'first') {
    await notify(tx, ctx.services.clock, rest, {
      ...{ type: 'taskTaken', senderId: player.id, group, source: takenSource(task.id) },
      about: { task: { title: task.title } },
    })
    await sendTurnEvent(tx, ctx.services, group, 'group.taskClaimed', { task, row: taken, senderId: player.id })
  }
  if (waits) return requestApproval(tx, ctx, group, now, worker, { ...changes, approveRequested: true })
  const { state: saved, ...award } = await payForTask(tx, ctx, terms, worker, changes)
  if (isLonger([saved.result], [state.result])) await assertGroupStorage(tx, group.id)
  return { task: showUserTask(now, saved), ...award }
}

/** When it counts as done, by the day of the group: now without `at`. */
async function momentOf(
  tx: Transaction,
  { services: { clock } }: UserContext,
  task: GroupTaskRow,
  { group, player, state: { today } }: Worker,
  at: Date | undefined,
) {
  const now = clock.now()
  if (!at) return { at: now, day: today, holidayMode: player.holidayMode }
  const [zone, holidays] = await Promise.all([zoneIn(tx, group), readHolidays(tx, player.id)])
  const { createdAt } = task
  const moment = placeMoment(at, { now, zone, dayStartsAt: midnight, today, createdAt, since: null })
  return { ...moment, holidayMode: isHolidayAt(holidays, moment.at) }
}

/** The state after the current occurrence is completed. One that was done in time was not missed. */
async function completedState(
  tx: Transaction,
  task: GroupTaskRow,
  { player, state }: Worker,
  {
    row,
    moment: { at, day, holidayMode },
    given: { result, at: isLate, occurrence },
  }: { row: TurnRow; moment: { at: Date; day: Day; holidayMode: boolean }; given: Given },
): Promise<Partial<GroupTaskState>> {
  const { today } = state
  const attempt = { today, day, isLate: isLate !== undefined, occurrence, isOver: isOver(task, state, today) }
  const refusal = await refusalOf(tx, task.assignment, row, player.id)
  assertCompletable(task, state, { result, holidayMode }, { ...attempt, refusal })
  const isInTime = state.missed === true && row.dueOn !== null && day <= row.dueOn
  return {
    ...completion(task.type, state, { at, day, today }),
    ...(isInTime && { missed: null, streak: await restoreStreak(tx, task, row, state, day) }),
    result: task.requireResult && result !== undefined ? result : state.result,
  }
}

/** Why the occurrence is not this member's; null if it is. */
async function refusalOf(
  tx: Transaction,
  assignment: 'each' | 'rotation' | 'first',
  { holder, takenBy, paidTo }: TurnRow,
  userId: string,
): Promise<DomainError | null> {
  const done = paidTo ?? takenBy
  if (assignment === 'rotation') {
    return holder === userId ? null : await refusalWithName(tx, 'notYourTurn', holder)
  }
  return done === null || done === userId ? null : await refusalWithName(tx, 'taskTakenByAnother', done)
}

/**
 * The turn that a leader completes for its holder, or the occurrence that a leader completes for an assignee. Null without
 * turns.
 */
export async function turnFor(
  tx: Transaction,
  { services, userId: senderId }: UserContext,
  group: GroupWithMembers,
  task: GroupTaskRow,
  userId: string,
): Promise<{ refusal: DomainError | null; pay: () => Promise<TurnRow> } | null> {
  const row = task.assignment === 'each' ? undefined : await readCurrentTurn(tx, task)
  if (!row) return null
  return {
    refusal: await refusalOf(tx, task.assignment, row, userId),
    async pay() {
      await claimTurn(tx, row, userId, { pays: true })
      await expireSwaps(tx, task)
      const taken = { ...row, takenBy: userId, paidTo: userId }
      if (task.assignment === 'first') {
        await sendTurnEvent(tx, services, group, 'group.taskClaimed', { task, row: taken, senderId })
      }
      return taken
    },
  }
}
