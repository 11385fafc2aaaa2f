import fc from 'fast-check'
import { addDays, frequencies, maxInterval, type Recurrence, weekdays } from '../../packages/api/src/schedules/index.ts'

const subset = <Value>(values: readonly Value[], max: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: max })

const nthWeekdays: fc.Arbitrary<NonNullable<Recurrence['byDay']>> = fc.uniqueArray(
  fc.record({ day: fc.constantFrom(...weekdays), nthOfPeriod: fc.constantFrom(1, 2, 3, 4, -1) }),
  { minLength: 1, maxLength: 4, selector: ({ day, nthOfPeriod }) => `${nthOfPeriod}${day}` },
)

const none = fc.constant(null)

const monthDays = subset([1, 2, 15, 27, 28, 29, 30, 31, -1], 4)

/** Valid rules of daily tasks that begin around a day, with a time or without. */
export const recurrences = (around: string, times: readonly string[]): fc.Arbitrary<Recurrence> =>
  fc.constantFrom(...frequencies).chain((frequency) => {
    const weekly = subset(weekdays, 7).map((days) => days.map((day) => ({ day, nthOfPeriod: null })))
    const days = {
      daily: fc.record({ byDay: none, byMonthDay: none }),
      weekly: fc.record({ byDay: fc.oneof(none, weekly), byMonthDay: none }),
      monthly: fc.oneof(
        fc.record({ byDay: none, byMonthDay: none }),
        fc.record({ byDay: nthWeekdays, byMonthDay: none }),
        fc.record({ byDay: none, byMonthDay: monthDays }),
      ),
      yearly: fc.record({ byDay: none, byMonthDay: none }),
    }[frequency]
    return fc
      .record({
        days,
        interval: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: Math.min(6, maxInterval[frequency]) })),
        start: fc.oneof(
          fc.integer({ min: -40, max: 500 }).map((after) => addDays(around, after)),
          fc.constantFrom('2024-02-29', '2026-01-31', '2028-02-29'),
        ),
        length: fc.option(fc.integer({ min: 400, max: 3000 }), { freq: 3 }),
        time: fc.option(fc.constantFrom(...times)),
      })
      .map(({ days: named, interval, start, length, time }) => ({
        frequency,
        interval,
        ...named,
        start,
        time,
        after: 'schedule' as const,
        until: length === null ? null : addDays(start, length),
      }))
  })
