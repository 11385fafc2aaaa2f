import type { StatisticsDay } from '@questboard/api/history/schema'
import { addDays, mondayOf, weekdayIndex } from '../days/calendar.ts'

/** Whole weeks before the current one. */
const weeksBefore = 52

/** The days that the page shows: a year up to today, in whole weeks. */
export const yearUntil = (today: string): { from: string; to: string } => ({
  from: addDays(mondayOf(today), -7 * weeksBefore),
  to: today,
})

/** A size of the mark of a day, so that nothing depends on colour. */
export type Level = 0 | 1 | 2 | 3

/** The most tasks on one day. */
export const mostDone = (days: readonly StatisticsDay[]): number => Math.max(0, ...days.map(({ done }) => done))

/** How much was done on a day, compared with the day on which most was done. */
export function levelOf(done: number, most: number): Level {
  if (done === 0) return 0
  if (done * 3 > most * 2) return 3
  return done * 3 > most ? 2 : 1
}

/** The columns in which a month begins, where there is room for its name. */
export function monthStarts(days: readonly StatisticsDay[]): { column: number; day: string }[] {
  const starts: { column: number; day: string }[] = []
  for (let place = 0; place < days.length; place += 7) {
    const week = days.slice(place, place + 7)
    const first = week.find(({ day }) => day.endsWith('-01'))
    if (first) starts.push({ column: place / 7, day: first.day })
  }
  return starts
}

/** How many tasks were done on each day of the week, Monday first. */
export function doneByWeekday(days: readonly StatisticsDay[]): number[] {
  const sums = Array.from({ length: 7 }, () => 0)
  for (const { day, done } of days) sums[weekdayIndex(day)] = (sums[weekdayIndex(day)] ?? 0) + done
  return sums
}

/** The day that a key selects in the heatmap: up and down by day, left and right by week. */
export function dayAfterKey(key: string, place: number, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7 }
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined ? undefined : Math.min(count - 1, Math.max(0, place + step))
}
