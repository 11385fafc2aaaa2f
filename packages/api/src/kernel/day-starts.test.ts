import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  type Day,
  type DayStartMinutes,
  localDay,
  midnight,
  nextRollover,
  startOfDay,
  type TimeZone,
  todayOfPlayer,
} from './clock.ts'

const at = (hours: number, minutes = 0): DayStartMinutes => hours * 60 + minutes

const minute = 60_000

describe('a day that starts in the night', () => {
  test.each([
    ['2026-03-10T00:59:59Z', 'Europe/Sofia', at(3), '2026-03-09'],
    ['2026-03-10T01:00:00Z', 'Europe/Sofia', at(3), '2026-03-10'],
    ['2026-03-10T10:29:59Z', 'America/St_Johns', at(6), '2026-03-10'],
    ['2026-03-10T08:29:59Z', 'America/St_Johns', at(6), '2026-03-09'],
    ['2026-03-09T18:44:59Z', 'Asia/Kathmandu', at(0, 30), '2026-03-09'],
    ['2026-03-09T18:45:00Z', 'Asia/Kathmandu', at(0, 30), '2026-03-10'],
    ['2026-03-10T00:29:59Z', '-02:00', at(4, 30), '2026-03-09'],
    // In 2005, the clocks of St. John's showed 00:00 and then 23:01 again: the new day has begun.
    ['2005-10-30T02:31:00Z', 'America/St_Johns', midnight, '2005-10-30'],
    ['2005-10-30T02:29:59Z', 'America/St_Johns', midnight, '2005-10-29'],
    ['2005-10-30T02:30:00Z', 'America/St_Johns', midnight, '2005-10-30'],
  ])('%s in %s with days from minute %i is on %s', (instant, zone, startsAt, day) => {
    expect(localDay(new Date(instant), zone, startsAt)).toBe(day)
  })

  test.each([
    // Sofia skips 03:00–04:00 on 29 March 2026 and repeats it on 25 October 2026.
    ['2026-03-29', 'Europe/Sofia', at(2, 30), '2026-03-29T00:30:00.000Z'],
    ['2026-03-29', 'Europe/Sofia', at(3), '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', 'Europe/Sofia', at(3, 30), '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', 'Europe/Sofia', at(4), '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', 'Europe/Sofia', at(4, 30), '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', 'Europe/Sofia', at(3), '2026-10-25T00:00:00.000Z'],
    ['2026-10-25', 'Europe/Sofia', at(3, 30), '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', 'Europe/Sofia', at(4), '2026-10-25T02:00:00.000Z'],
    // Lord Howe skips and repeats half an hour.
    ['2026-10-04', 'Australia/Lord_Howe', at(2), '2026-10-03T15:30:00.000Z'],
    ['2026-04-05', 'Australia/Lord_Howe', at(1, 30), '2026-04-04T14:30:00.000Z'],
    // Apia skipped 30 December 2011.
    ['2011-12-30', 'Pacific/Apia', at(3), '2011-12-30T10:00:00.000Z'],
    ['2011-12-31', 'Pacific/Apia', at(3), '2011-12-30T13:00:00.000Z'],
    ['2026-03-08', 'America/New_York', at(2, 30), '2026-03-08T07:00:00.000Z'],
  ])('%s in %s from minute %i starts at %s', (day, zone, startsAt, start) => {
    expect(startOfDay(day, zone, startsAt).toISOString()).toBe(start)
    expect(nextRollover(addDays(day, -1), zone, startsAt).toISOString()).toBe(start)
  })
})

const zones = [...Intl.supportedValuesOf('timeZone'), '+05:45', '-03:30']

const zone = fc.constantFrom(...zones)

const startsAt = fc.integer({ min: 0, max: 12 }).map((half) => half * 30)

/** Whole minutes from 2000 to 2039, many of them near a change of the clocks. */
const instantIn = (name: TimeZone) =>
  fc
    .tuple(fc.integer({ min: 0, max: 40 * 365 * 24 * 60 }), fc.integer({ min: -2000, max: 2000 }), fc.boolean())
    .map(([minutes, near, isNear]) => {
      const base = Temporal.Instant.from('2000-01-01T00:00Z').add({ minutes }).toZonedDateTimeISO(name)
      const change = isNear ? base.getTimeZoneTransition('next') : null
      return (change?.add({ minutes: near }) ?? base).epochMilliseconds
    })

describe('days in every zone, from every start', () => {
  test('start when the clock first shows the start or more', () => {
    fc.assert(
      fc.property(
        zone.chain((name) => fc.tuple(fc.constant(name), instantIn(name), startsAt)),
        ([name, instant, minutes]) => {
          const day = localDay(new Date(instant), name, minutes)
          const start = startOfDay(day, name, minutes).getTime()
          const wanted = `${day}T${new Temporal.PlainTime(Math.trunc(minutes / 60), minutes % 60)}`
          const shown = (moment: number) =>
            new Temporal.ZonedDateTime(BigInt(moment) * 1_000_000n, name).toPlainDateTime().toString()
          expect(shown(start) >= wanted).toBe(true)
          for (const before of [1, 29, 31, 59, 61, 180, 23 * 60]) {
            expect(shown(start - before * minute) < wanted).toBe(true)
          }
          expect(start).toBeLessThanOrEqual(instant)
          expect(nextRollover(day, name, minutes).getTime()).toBeGreaterThan(instant)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('follow each other without a gap', () => {
    fc.assert(
      fc.property(
        zone.chain((name) => fc.tuple(fc.constant(name), instantIn(name), startsAt)),
        ([name, instant, minutes]) => {
          const day = localDay(new Date(instant), name, minutes)
          const next = nextRollover(day, name, minutes)
          expect(localDay(new Date(next.getTime() - 1), name, minutes)).toBe(day)
          expect(localDay(next, name, minutes) > day).toBe(true)
          expect(startOfDay(addDays(day, 1), name, minutes)).toEqual(next)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('never fall for a player, whatever the zone and the start change to', () => {
    const change = fc.record({ zone, startsAt, minutes: fc.integer({ min: 0, max: 3000 }) })
    fc.assert(
      fc.property(fc.array(change, { minLength: 2, maxLength: 40 }), (changes) => {
        let now = Date.parse('2026-03-20T00:00:00Z')
        let lastDayStart: Day = '2026-03-19'
        for (const { zone: timeZone, startsAt: dayStartsAt, minutes } of changes) {
          now += minutes * minute
          const today = todayOfPlayer(new Date(now), { timeZone, dayStartsAt, lastDayStart })
          expect(today >= lastDayStart).toBe(true)
          expect(today <= localDay(new Date(now), 'Pacific/Kiritimati', 0) || today === lastDayStart).toBe(true)
          lastDayStart = today
        }
      }),
    )
  })
})
