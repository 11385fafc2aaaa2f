import type { EndedPeriod } from '@questboard/db/schema'
import { type Day, laterDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { endedOnHoliday, type Holiday } from '../periods/holidays.ts'
import {
  type Calendar,
  calendarOf,
  completeEarlier,
  emptyPeriod,
  findEndedPeriod,
  type PeriodRecords,
  periodStart,
  previousPeriod,
  resolveMoment,
  streakUpTo,
  withEndedPeriod,
} from '../periods/rules.ts'
import { lastSlotUpTo } from '../schedules/slots.ts'
import type { TaskType } from '../tasks/schema.ts'
import { ruleOf } from './occurrences.ts'
import type { GroupTaskRow, GroupTaskState } from './read-tasks.ts'

/**
 * The moment at which a group task counts as done, its day, and the periods of that day and of now. `isDone`: it was done
 * on a day before its records begin, which was already paid when the task was shared out in another way.
 */
export function resolveGroupMoment(
  { services, zone, dayStartsAt, today: settled }: Pick<UserContext, 'services' | 'zone' | 'dayStartsAt' | 'today'>,
  { task, state, player }: { task: GroupTaskRow; state: GroupTaskState; player: { lastDayStart: Day } },
  at: Date,
) {
  const today = laterDay(settled, player.lastDayStart)
  const { createdAt, type } = task
  const since = state.recordedSince
  const placing = { now: services.clock.now(), zone, dayStartsAt, today, createdAt }
  const { day: actual } = resolveMoment(at, { ...placing, since: null })
  const moment = resolveMoment(at, { ...placing, since })
  const rule = ruleOf(task)
  const before = rule ? lastSlotUpTo(rule, actual) : periodStart(type, actual)
  const isDone = since !== null && actual < since && before !== null && (state.doneOn?.includes(before) ?? false)
  const [period, currentPeriod] = [periodStart(type, moment.day), periodStart(type, today)]
  const isEarlier = type !== 'todo' && task.schedule === null && period < currentPeriod
  return { ...moment, today, period, currentPeriod, isEarlier, isDone }
}

/** The period of a state: the current one, or an earlier one that waits for approval or was answered. */
const periodOf = (type: TaskType, { completedAt, completedOn }: GroupTaskState): Day | null =>
  completedAt && completedOn ? periodStart(type, completedOn) : null

/** Whether an ended period was completed. */
export const isDoneIn = (type: TaskType, state: GroupTaskState, period: Day): boolean =>
  (state.doneOn?.includes(period) ?? false) || periodOf(type, state) === period

/**
 * The last period before those that passed while approval was pending. They neither extend nor end the streak. A
 * refusal covers the current period without completing it.
 */
function lastBeforePending(type: TaskType, state: GroupTaskState, currentPeriod: Day): Day | null {
  if (state.completedAt) return periodOf(type, state)
  if (state.coveredOn === null || periodStart(type, state.coveredOn) < currentPeriod) return null
  return state.doneOn?.toSorted().at(-1) ?? null
}

/** The record of an assignee's ended period, the periods that a streak skips, and the period of the state. */
export function earlierPeriod(
  type: TaskType,
  state: GroupTaskState,
  { period, currentPeriod, holidays }: { period: Day; currentPeriod: Day; holidays: readonly Holiday[] },
): { endedPeriod: EndedPeriod; calendar: Calendar; ownPeriod: Day | null; wasPending: boolean } {
  const ownPeriod = periodOf(type, state)
  const after = lastBeforePending(type, state, currentPeriod)
  const isPending = (ended: Day) => after !== null && ended > after
  const isSkipped = (ended: Day) => isPending(ended) || endedOnHoliday(holidays, type, ended)
  const wasPending = isPending(period)
  const endedPeriod = findEndedPeriod(state, period) ?? {
    ...emptyPeriod(period),
    streak: wasPending ? state.streak : 0,
  }
  return { endedPeriod, calendar: calendarOf(type, isSkipped), ownPeriod, wasPending }
}

/** The records and the streak after one more completed period. */
export function completedEarlier(
  type: TaskType,
  state: GroupTaskState,
  at: { period: Day; currentPeriod: Day; holidays: readonly Holiday[] },
): PeriodRecords & { streak: number } {
  const { endedPeriod, calendar, ownPeriod, wasPending } = earlierPeriod(type, state, at)
  const recordsOwn = ownPeriod !== null && ownPeriod < at.currentPeriod
  const records = completeEarlier(
    {
      doneOn: recordsOwn ? [...(state.doneOn ?? []), ownPeriod] : state.doneOn,
      endedPeriods: wasPending ? withEndedPeriod(state.endedPeriods, endedPeriod) : state.endedPeriods,
    },
    at.period,
    calendar,
  )
  const ended = streakUpTo(previousPeriod(type, at.currentPeriod), records, calendar)
  return {
    endedPeriods: records.endedPeriods,
    // The state's own period is recorded when it rolls over.
    doneOn: recordsOwn ? (records.doneOn?.filter((period) => period !== ownPeriod) ?? null) : records.doneOn,
    streak: ended + (ownPeriod === at.currentPeriod ? 1 : 0),
  }
}
