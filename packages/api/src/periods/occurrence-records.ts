import type { PeriodGap } from '@questboard/db/schema'
import type { Day } from '../kernel/clock.ts'
import { type Advance, nextSlot } from '../schedules/occurrence.ts'
import type { Recurrence } from '../schedules/schema.ts'
import { addDays, slotUntil } from '../schedules/slots.ts'
import { type Holiday, isDayOnHoliday } from './holidays.ts'
import { type Calendar, findGap, noGap, type PeriodRecords, storedPeriods, withGap } from './rules.ts'

/** What a period has paid and not taken back. */
export interface Paid {
  paidGold: number
  paidExp: number
  pawnMoved: boolean
  hasResult: boolean
}

/** A task with a schedule before a rollover. */
interface RecordedTask extends Paid {
  schedule: Recurrence
  slot: Day
  dueOn: Day
  completedOn: Day | null
  missed: boolean | null
  streak: number
  gaps: PeriodGap[] | null
}

const paidOf = ({ paidGold, paidExp, pawnMoved, hasResult }: Paid) => ({
  paid: paidGold,
  exp: paidExp,
  moved: pawnMoved,
  result: hasResult,
})

/** Whether a late completion needs a record. */
export const isWorthStoring = (gap: PeriodGap): boolean =>
  gap.streak > 0 || gap.paid > 0 || gap.exp > 0 || gap.moved || gap.result || gap.late || gap.dueOn !== undefined

/** The record of an open occurrence: the streak up to it, its due day if it was snoozed, and what it has paid. */
export function gapOf(task: Omit<RecordedTask, 'schedule' | 'completedOn'>): PeriodGap {
  const record = findGap(task, task.slot) ?? { ...noGap(task.slot), streak: task.streak }
  return { ...record, ...paidOf(task), ...(task.dueOn === task.slot ? {} : { dueOn: task.dueOn }) }
}

/** Adds the record of an occurrence. Only the latest ones are stored. */
export const withOccurrence = (gaps: PeriodGap[] | null, gap: PeriodGap): PeriodGap[] =>
  withGap(gaps, gap).slice(-storedPeriods)

/** A missed occurrence keeps its record: the streak that it ended. */
export function withoutSkip(gaps: PeriodGap[] | null, slot: string): PeriodGap[] | null {
  const others = (gaps ?? []).flatMap(({ skipped, ...gap }) => (gap.period === slot && skipped && gap.kept ? [] : gap))
  return others.length > 0 ? others : null
}

/**
 * What a rollover adds to the records of a task with a schedule: the slot that was completed in time, and the
 * occurrences that were not.
 * @returns `gaps` null: they have not changed
 */
export function recordsAfter(
  task: RecordedTask,
  { occurrence, missed }: Advance,
): { done: Day | null; gaps: PeriodGap[] | null } {
  const isDone = task.completedOn !== null
  const isReplaced = occurrence.completedOn === null && (isDone || occurrence.slot !== task.slot)
  const done = isDone && isReplaced && task.missed !== true ? task.slot : null
  const added: PeriodGap[] = []
  if (isDone && isReplaced && task.missed === true) added.push({ ...gapOf(task), late: true })
  if (isDone && missed) {
    const next = task.schedule.after === 'completion' ? occurrence.slot : nextSlot(task.schedule, task)
    if (next !== null) added.push({ ...noGap(next), streak: task.streak })
  }
  if (!isDone && (isReplaced || missed || occurrence.missed !== task.missed)) {
    added.push({ ...gapOf(task), kept: missed === null && task.missed !== true })
  }
  const stored = added.filter(isWorthStoring)
  return { done, gaps: stored.length > 0 ? stored.reduce<PeriodGap[] | null>(withOccurrence, task.gaps) : null }
}

/** The occurrences of a schedule. Those that ended on a holiday do not affect the streak. */
export const calendarOfSchedule = (rule: Recurrence, holidays: readonly Holiday[]): Calendar => ({
  previous: (slot) => slotUntil(rule, addDays(slot, -1)),
  isSkipped: (slot) => isDayOnHoliday(holidays, slot),
})

/**
 * Whether a call can still mean an occurrence. One that was completed late is over for calls that name a later one. Other
 * calls may repeat that completion.
 */
function isOpen({ doneOn, gaps }: PeriodRecords, slot: Day, named: Day | undefined): boolean {
  const gap = findGap({ gaps }, slot)
  const isPassed = gap?.late === true && named !== undefined && named > slot
  return !doneOn?.includes(slot) && !gap?.skipped && !isPassed
}

/**
 * The slot of the occurrence that a day belongs to: the latest slot if it was not completed, otherwise the one after
 * it. Null: the day is before the first slot that counts.
 * @param since the first day that counts: before it the task had another schedule
 * @param named the slot that the call names, if any
 */
export function slotOn(
  { schedule, doneOn, gaps }: PeriodRecords & { schedule: Recurrence },
  day: Day,
  { since, named }: { since: Day; named?: Day | undefined },
): Day | null {
  const last = slotUntil(schedule, day)
  // The next occurrence opens on the day after a slot.
  if (last !== null && last >= since && (last === day || isOpen({ doneOn, gaps }, last, named))) return last
  return nextSlot(schedule, { slot: last ?? addDays(schedule.start, -1), completedOn: null })
}
