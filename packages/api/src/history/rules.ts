import type { UnscheduledSpan } from '@questboard/db/schema'
import { addDays, type Day, earlierDay, laterDay } from '../kernel/clock.ts'
import { compareText } from '../kernel/compare-text.ts'
import type { Done } from '../ledger/find-done.ts'
import { endedOnHoliday, type Holiday } from '../periods/holidays.ts'
import type { EndedOccurrenceRow } from '../periods/occurrences.ts'
import { lastDayOf, nextPeriod, periodStart } from '../periods/rules.ts'
import type { EndedOccurrence } from './schema.ts'

/** The most group tasks that are read. A group has at most 500 open ones. */
export const maxGroupTasks = 2000

/** What is stored about a task's occurrences. */
export interface Records {
  done: readonly Done[]
  /** Occurrences of schedules that ended without completion. */
  recorded: readonly Pick<EndedOccurrenceRow, 'slot' | 'dueOn' | 'outcome'>[]
  /** When the task was due every day or every week. */
  spans: readonly UnscheduledSpan[]
  holidays: readonly Holiday[]
}

/** The first day of the history, and the day before which periods must have ended: today, or that of the archiving. */
export interface Bounds {
  since: Day
  before: Day
}

/**
 * How each occurrence of a task ended, newest first. A missed day or week of a task without a schedule is one for which
 * nothing was paid.
 */
export function historyOf({ done, recorded, spans, holidays }: Records, { since, before }: Bounds): EndedOccurrence[] {
  const missedOn = new Map(
    recorded.flatMap(({ slot, dueOn, outcome }) => (outcome === 'missed' ? [[slot, dueOn]] : [])),
  )
  const doneSlots = new Set(done.map(({ slot }) => slot))
  const ended = [
    ...done.map(({ slot, dueOn, doneOn, at }): EndedOccurrence => {
      // It may have been snoozed after it was missed.
      const missed = slot === null ? undefined : missedOn.get(slot)
      const isLate = slot === null ? dueOn !== null && dueOn < doneOn : missed !== undefined
      return { slot, dueOn: missed ?? dueOn ?? doneOn, outcome: isLate ? 'late' : 'done', at: at.toISOString() }
    }),
    ...recorded
      .filter(({ slot }) => !doneSlots.has(slot))
      .map(({ slot, dueOn, outcome }) => ({ slot, dueOn, outcome, at: null })),
    ...spans.flatMap((span) => unpaidPeriods(span, done, holidays, { since, before })),
  ]
  return ended
    .filter(({ dueOn, at }) => dueOn >= since || (at !== null && at >= since))
    .sort((a, b) => compareText(b.dueOn, a.dueOn) || compareText(b.slot ?? '', a.slot ?? ''))
}

/** The periods of a span for which nothing was paid. */
function unpaidPeriods(
  { type, from, to }: UnscheduledSpan,
  done: readonly Done[],
  holidays: readonly Holiday[],
  { since, before }: Bounds,
): EndedOccurrence[] {
  const unpaid: EndedOccurrence[] = []
  // An occurrence of a schedule can have the slot of a week, but it is due on another day.
  const paid = new Set(
    done.flatMap(({ slot, dueOn }) =>
      slot === null || (dueOn ?? lastDayOf(type, slot)) !== lastDayOf(type, slot) ? [] : [slot],
    ),
  )
  const end = earlierDay(to ?? before, before)
  for (
    let period = firstPeriod({ type, from }, since);
    nextPeriod(type, period) <= end;
    period = nextPeriod(type, period)
  ) {
    if (paid.has(period)) continue
    const outcome = endedOnHoliday(holidays, type, period) ? 'spared' : 'missed'
    unpaid.push({ slot: period, dueOn: lastDayOf(type, period), outcome, at: null })
  }
  return unpaid
}

/** The first period of a span that begins on or after a day. */
export function firstPeriod({ type, from }: Pick<UnscheduledSpan, 'type' | 'from'>, since: Day): Day {
  const start = periodStart(type, laterDay(from, since))
  return start < since || start < from ? nextPeriod(type, start) : start
}

/** Days in a row with something done. */
export interface Streak {
  current: number
  best: number
}

/**
 * The streak over all tasks, from a first day up to today. A holiday neither counts nor ends it, and today does not end
 * it yet.
 */
export function streakOf(
  isDone: (day: Day) => boolean,
  holidays: readonly Holiday[],
  { first, today }: { first: Day; today: Day },
): Streak {
  let [current, best] = [0, 0]
  for (let day = first; day <= today; day = addDays(day, 1)) {
    if (isDone(day)) current += 1
    else if (day < today && !endedOnHoliday(holidays, 'daily', day)) current = 0
    best = Math.max(best, current)
  }
  return { current, best }
}
