import type { EndedPeriod } from '@questboard/db/schema'
import { addDays, type Day } from '../kernel/clock.ts'
import type { TaskType } from '../schedules/constants.ts'
import { type Advance, nextSlot } from '../schedules/occurrence.ts'
import type { Recurrence } from '../schedules/schema.ts'
import { lastSlotUpTo } from '../schedules/slots.ts'
import { endedOnHoliday, type Holiday, isDayOnHoliday } from './holidays.ts'
import {
  type Calendar,
  calendarOf,
  emptyPeriod,
  findEndedPeriod,
  type PeriodRecords,
  storedPeriods,
  withEndedPeriod,
} from './rules.ts'

/** What a period has paid and not taken back. */
export interface PaidOccurrence {
  paidGold: number
  paidExp: number
  pawnMoved: boolean
  hasResult: boolean
}

/** A task with a schedule before a rollover. */
interface RecordedTask extends PaidOccurrence {
  schedule: Recurrence
  slot: Day
  dueOn: Day
  completedOn: Day | null
  missed: boolean | null
  streak: number
  endedPeriods: EndedPeriod[] | null
}

const paidOf = ({ paidGold, paidExp, pawnMoved, hasResult }: PaidOccurrence) => ({
  paid: paidGold,
  exp: paidExp,
  moved: pawnMoved,
  result: hasResult,
})

/** Whether a late completion needs a record. */
export const isWorthStoring = (endedPeriod: EndedPeriod): boolean =>
  endedPeriod.streak > 0 ||
  endedPeriod.paid > 0 ||
  endedPeriod.exp > 0 ||
  endedPeriod.moved ||
  endedPeriod.result ||
  endedPeriod.late ||
  endedPeriod.dueOn !== undefined

/** The record of an open occurrence: the streak up to it, its due day if it was snoozed, and what it has paid. */
export function endedPeriodOf(task: Omit<RecordedTask, 'schedule' | 'completedOn'>): EndedPeriod {
  const record = findEndedPeriod(task, task.slot) ?? { ...emptyPeriod(task.slot), streak: task.streak }
  return { ...record, ...paidOf(task), ...(task.dueOn === task.slot ? {} : { dueOn: task.dueOn }) }
}

/** Adds the record of an occurrence. Only the latest ones are stored. */
export const withOccurrence = (endedPeriods: EndedPeriod[] | null, endedPeriod: EndedPeriod): EndedPeriod[] =>
  withEndedPeriod(endedPeriods, endedPeriod).slice(-storedPeriods)

/** A missed occurrence keeps its record: the streak that it ended. */
export function withoutSkip(endedPeriods: EndedPeriod[] | null, slot: Day): EndedPeriod[] | null {
  const others = (endedPeriods ?? []).flatMap(({ skipped, ...endedPeriod }) =>
    endedPeriod.period === slot && skipped && endedPeriod.kept ? [] : endedPeriod,
  )
  return others.length > 0 ? others : null
}

/**
 * What a rollover adds to the records of a task with a schedule: the slot that was completed in time, and the
 * occurrences that were not.
 * @returns `endedPeriods` null: they have not changed
 */
export function recordsAfter(
  task: RecordedTask,
  { occurrence, missed }: Advance,
): { done: Day | null; endedPeriods: EndedPeriod[] | null } {
  const isDone = task.completedOn !== null
  const isReplaced = occurrence.completedOn === null && (isDone || occurrence.slot !== task.slot)
  const done = isDone && isReplaced && task.missed !== true ? task.slot : null
  const added: EndedPeriod[] = []
  if (isDone && isReplaced && task.missed === true) added.push({ ...endedPeriodOf(task), late: true })
  if (isDone && missed) {
    const next = task.schedule.after === 'completion' ? occurrence.slot : nextSlot(task.schedule, task)
    if (next !== null) added.push({ ...emptyPeriod(next), streak: task.streak })
  }
  if (!isDone && (isReplaced || missed || occurrence.missed !== task.missed)) {
    added.push({ ...endedPeriodOf(task), kept: missed === null && task.missed !== true })
  }
  const stored = added.filter(isWorthStoring)
  return {
    done,
    endedPeriods: stored.length > 0 ? stored.reduce<EndedPeriod[] | null>(withOccurrence, task.endedPeriods) : null,
  }
}

/** The days or weeks of a task without a schedule. Those that ended on a holiday do not affect the streak. */
export const calendarOfType = (type: TaskType, holidays: readonly Holiday[]): Calendar =>
  calendarOf(type, (period) => endedOnHoliday(holidays, type, period))

/** The occurrences of a schedule. Those that ended on a holiday do not affect the streak. */
export const calendarOfSchedule = (rule: Recurrence, holidays: readonly Holiday[]): Calendar => ({
  previous: (slot) => lastSlotUpTo(rule, addDays(slot, -1)),
  isSkipped: (slot) => isDayOnHoliday(holidays, slot),
})

/**
 * Whether a call can still mean an occurrence. One that was completed late is over for calls that name a later one. Other
 * calls may repeat that completion.
 */
function isOpen({ doneOn, endedPeriods }: PeriodRecords, slot: Day, named: Day | undefined): boolean {
  const endedPeriod = findEndedPeriod({ endedPeriods }, slot)
  const isPassed = endedPeriod?.late === true && named !== undefined && named > slot
  return !doneOn?.includes(slot) && !endedPeriod?.skipped && !isPassed
}

/**
 * The slot of the occurrence that a day belongs to: the latest slot if it was not completed, otherwise the one after
 * it. Null: the day is before the first slot that counts.
 * @param since the first day that counts: before it the task had another schedule
 * @param named the slot that the call names, if any
 */
export function openSlotOn(
  { schedule, doneOn, endedPeriods }: PeriodRecords & { schedule: Recurrence },
  day: Day,
  { since, named }: { since: Day; named?: Day | undefined },
): Day | null {
  const last = lastSlotUpTo(schedule, day)
  // The next occurrence opens on the day after a slot.
  if (last !== null && last >= since && (last === day || isOpen({ doneOn, endedPeriods }, last, named))) return last
  return nextSlot(schedule, { slot: last ?? addDays(schedule.start, -1), completedOn: null })
}
