import type { StoredRecurrence } from '@questboard/db/schema'
import { addDays, type Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { pick } from '../kernel/pick.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { Holiday } from '../periods/holidays.ts'
import { calendarOfSchedule, openSlotOn, withOccurrence } from '../periods/occurrence-records.ts'
import { completeEarlier, emptyPeriod, findEndedPeriod, periodReference, streakUpTo } from '../periods/rules.ts'
import { resultAfterCompleting } from '../tasks/rules.ts'
import { forgetEndedOccurrence } from './ended-occurrences.ts'
import { ruleOf } from './occurrences.ts'
import { type AssigneeAward, type AssigneeInGroup, payEnded } from './pay.ts'
import type { GroupTaskRow, GroupTaskState } from './read-tasks.ts'
import { assertCompletable, earningsOf, type SentCompletion } from './rules.ts'

/** When an occurrence was completed that another one has replaced, and with which result. */
interface OccurrenceCompletion extends SentCompletion {
  rule: StoredRecurrence
  slot: Day
  at: Date
  day: Day
  today: Day
  holidays: Holiday[]
  holidayMode: boolean
}

/**
 * The slot of the ended occurrence to which a day belongs. A schedule that counts from completions has the current
 * one only.
 * @param named the slot that the call names, if any
 * @returns null if the day belongs to the current occurrence, or the task has no schedule
 */
export function endedSlotOn(task: GroupTaskRow, state: GroupTaskState, day: Day, named?: Day): Day | null {
  const rule = ruleOf(task)
  const { slot, completedOn, doneOn, endedPeriods, recordedSince } = state
  if (!rule || slot === null || rule.after === 'completion') return null
  if (completedOn !== null && day >= completedOn) return null
  const slotOfDay = openSlotOn({ schedule: rule, doneOn, endedPeriods }, day, { since: recordedSince ?? day, named })
  return slotOfDay === null || slotOfDay >= slot ? null : slotOfDay
}

/** The ended occurrence, and the state of the assignee while it was current, for the rules. */
function occurrenceThen({ task, state }: AssigneeInGroup, ended: OccurrenceCompletion) {
  const { slot, at, day, today, occurrence } = ended
  const endedPeriod = findEndedPeriod(state, slot) ?? emptyPeriod(slot)
  const stateThen: GroupTaskState = {
    ...state,
    completedAt: endedPeriod.late || state.doneOn?.includes(slot) ? at : null,
    result: endedPeriod.result ? '' : null,
    paidRuby: endedPeriod.paid,
    paidExp: endedPeriod.exp,
    pawnMoved: endedPeriod.moved,
    slot,
    opensOn: null,
    doneSlot: null,
  }
  assertCompletable(task, stateThen, ended, {
    today,
    day,
    isLate: true,
    occurrence,
    isOver: endedPeriod.skipped === true,
  })
  const dueOn = endedPeriod.dueOn ?? slot
  return {
    endedPeriod,
    stateThen,
    dueOn,
    isInTime: day <= dueOn,
    calendar: calendarOfSchedule(ended.rule, ended.holidays),
  }
}

/**
 * Pays an assignee for an ended occurrence, once. If that was completed before its due day had ended, it counts for the
 * streak. The current occurrence does not change.
 * @throws DomainError as completeGroupTask does
 *
 * Rules: Day rollover.
 */
export async function payEndedOccurrence(
  tx: Transaction,
  ctx: UserContext,
  assignee: AssigneeInGroup,
  ended: OccurrenceCompletion,
): Promise<AssigneeAward> {
  const { task, player, state } = assignee
  const { endedPeriod, stateThen, dueOn, isInTime, calendar } = occurrenceThen(assignee, ended)
  const earned = earningsOf(task, stateThen)
  const records = isInTime
    ? completeEarlier(state, ended.slot, calendar)
    : {
        endedPeriods: withOccurrence(state.endedPeriods, {
          ...endedPeriod,
          paid: endedPeriod.paid + earned.ruby,
          moved: true,
          late: true,
        }),
      }
  const streakThen = () =>
    streakUpTo(calendar.previous(state.slot ?? ended.slot), { ...state, ...records }, calendar) +
    (state.completedAt ? 1 : 0)
  // While the current occurrence is overdue, the streak is 0.
  const streak = isInTime && state.missed !== true ? streakThen() : state.streak
  const [award] = await Promise.all([
    payEnded(tx, ctx, assignee, {
      earned,
      pawnMoved: stateThen.pawnMoved,
      reference: periodReference(`${task.id}:${player.id}`, task.type, ended.slot),
      done: { doneOn: ended.day, slot: ended.slot, dueOn, doneAt: ended.at },
      changes: { ...records, streak },
    }),
    isInTime &&
      forgetEndedOccurrence(tx, {
        ...pick(state, ['taskId', 'groupId', 'userId']),
        slot: ended.slot,
        outcome: 'missed',
      }),
  ])
  return award
}

/**
 * The state after approval was requested for an ended occurrence, as if it were current. A state holds one occurrence,
 * so this fails once the current one is completed or has paid something.
 * @throws DomainError as completeGroupTask does; taskAlreadyCompleted: the current occurrence is completed
 *
 * Rules: Day rollover; Groups.
 */
export function requestEndedOccurrence(
  assignee: AssigneeInGroup,
  ended: OccurrenceCompletion,
): Partial<GroupTaskState> {
  const { task, state } = assignee
  const { endedPeriod, stateThen, dueOn, isInTime, calendar } = occurrenceThen(assignee, ended)
  if (state.completedAt || state.pawnMoved) throw new DomainError('taskAlreadyCompleted')
  const previous = calendar.previous(ended.slot)
  const streak = endedPeriod.streak || streakUpTo(previous, state, calendar)
  return {
    slot: ended.slot,
    dueOn,
    opensOn: previous === null ? ended.slot : addDays(previous, 1),
    changesOn: null,
    missed: isInTime ? null : true,
    streak: isInTime ? streak + 1 : state.streak,
    completedAt: ended.at,
    completedOn: ended.day,
    coveredOn: ended.today,
    paidRuby: stateThen.paidRuby,
    paidExp: stateThen.paidExp,
    pawnMoved: stateThen.pawnMoved,
    skipped: null,
    result: resultAfterCompleting(task, ended.result, state.result),
    approveRequested: true,
  }
}
