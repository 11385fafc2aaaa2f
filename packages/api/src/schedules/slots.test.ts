import { expect, test } from 'vitest'
import { addDays } from '../kernel/clock.ts'
import { type Frequency, frequencies, maxInterval, weekdays } from './constants.ts'
import type { Recurrence } from './schema.ts'
import { firstSlotFrom, lastSlotUpTo } from './slots.ts'

const rule = (fields: Partial<Recurrence> & { frequency: Frequency; start: string }): Recurrence => ({
  interval: 1,
  byDay: null,
  byMonthDay: null,
  until: null,
  time: null,
  after: 'schedule',
  ...fields,
})

/** The first slots on or after a day. */
function slots(of: Recurrence, from: string, count: number): string[] {
  const found: string[] = []
  for (let slot = firstSlotFrom(of, from); slot && found.length < count; slot = firstSlotFrom(of, addDays(slot, 1))) {
    found.push(slot)
  }
  return found
}

test('a weekday is due from the start on', () => {
  const mondays = rule({ frequency: 'weekly', start: '2026-03-18', byDay: [{ day: 'mo', nthOfPeriod: null }] })
  expect(slots(mondays, '2026-01-01', 3)).toEqual(['2026-03-23', '2026-03-30', '2026-04-06'])
})

test('every other week counts from the Monday of the week of the start', () => {
  const tuesdays = rule({
    frequency: 'weekly',
    interval: 2,
    start: '2026-03-18',
    byDay: [{ day: 'tu', nthOfPeriod: null }],
  })
  expect(slots(tuesdays, '2026-03-18', 2)).toEqual(['2026-03-31', '2026-04-14'])
})

test('a day that a month lacks moves back to its last day', () => {
  const rent = rule({ frequency: 'monthly', start: '2027-01-31' })
  expect(slots(rent, '2027-01-01', 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
  const twice = rule({ frequency: 'monthly', start: '2027-01-01', byMonthDay: [30, 31, -1] })
  expect(slots(twice, '2027-01-01', 4)).toEqual(['2027-01-30', '2027-01-31', '2027-02-28', '2027-03-30'])
})

test('29 February is 28 February in common years', () => {
  const leap = rule({ frequency: 'yearly', start: '2024-02-29' })
  expect(slots(leap, '2026-03-01', 2)).toEqual(['2027-02-28', '2028-02-29'])
})

test('nothing is due after the last day', () => {
  const short = rule({ frequency: 'daily', interval: 3, start: '2026-03-01', until: '2026-03-08' })
  expect(slots(short, '2026-03-01', 9)).toEqual(['2026-03-01', '2026-03-04', '2026-03-07'])
  expect(lastSlotUpTo(short, '2030-01-01')).toBe('2026-03-07')
  expect(lastSlotUpTo(short, '2026-02-28')).toBeNull()
})

/** Reads the definition day by day, with the calendar of the platform. */
function isSlot(of: Recurrence, day: Temporal.PlainDate): boolean {
  const start = Temporal.PlainDate.from(of.start)
  if (Temporal.PlainDate.compare(day, start) < 0) return false
  if (of.until && Temporal.PlainDate.compare(day, Temporal.PlainDate.from(of.until)) > 0) return false
  const day1 = (date: Temporal.PlainDate) => date.with({ day: 1 })
  const monday = (date: Temporal.PlainDate) => date.subtract({ days: date.dayOfWeek - 1 })
  const isDate = (date: number) => (date === -1 || date > day.daysInMonth ? day.daysInMonth : date) === day.day
  const isNth = (nth: number | null) =>
    nth === null || (nth === -1 ? day.day + 7 > day.daysInMonth : Math.ceil(day.day / 7) === nth)
  const isWeekday = of.byDay?.some((by) => by.day === weekdays[day.dayOfWeek - 1] && isNth(by.nthOfPeriod))
  switch (of.frequency) {
    case 'daily':
      return start.until(day).days % of.interval === 0
    case 'weekly':
      return (
        (monday(start).until(monday(day)).days / 7) % of.interval === 0 &&
        (isWeekday ?? day.dayOfWeek === start.dayOfWeek)
      )
    case 'monthly':
      return (
        day1(start).until(day1(day), { largestUnit: 'months' }).months % of.interval === 0 &&
        (isWeekday ?? (of.byMonthDay ?? [start.day]).some(isDate))
      )
    case 'yearly':
      return (day.year - start.year) % of.interval === 0 && day.month === start.month && isDate(start.day)
  }
}

/** A repeatable sequence of numbers from 0 to 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test('slots agree with the definition for 40 random schedules over four years', () => {
  const next = random(7)
  const below = (count: number) => Math.floor(next() * count)
  const pick = <Value>(values: readonly Value[]) => values[below(values.length)] as Value
  for (let nth = 0; nth < 40; nth++) {
    const frequency = pick(frequencies)
    const start = addDays('2023-12-20', below(500))
    const byDay = weekdays
      .filter(() => next() < 0.3)
      .map((day) => ({ day, nthOfPeriod: frequency === 'monthly' ? pick([1, 2, 3, 4, -1] as const) : null }))
    const dates = [...new Set([pick([1, 15, 28, 29, 30, 31, -1]), pick([2, 30, 31, -1])])]
    const kind = below(3)
    const of = rule({
      frequency,
      start,
      interval: 1 + below(Math.min(6, maxInterval[frequency])),
      until: next() < 0.2 ? addDays(start, below(900)) : null,
      byDay: kind === 0 && byDay.length > 0 && /weekly|monthly/.test(frequency) ? byDay : null,
      byMonthDay: kind === 1 && frequency === 'monthly' ? dates : null,
    })
    const from = Temporal.PlainDate.from('2024-01-01')
    let last: string | null = lastSlotUpTo(of, '2023-12-31')
    const expected: string[] = []
    for (let days = 0; days < 4 * 365; days++) {
      const day = from.add({ days })
      if (isSlot(of, day)) {
        last = day.toString()
        expected.push(last)
      }
      if (days % 50 === 0) expect(lastSlotUpTo(of, day.toString())).toBe(last)
    }
    expect(slots(of, '2024-01-01', expected.length), JSON.stringify(of)).toEqual(expected)
  }
})
