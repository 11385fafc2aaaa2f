import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, localDay, midnight, mondayOf, readTimeZone } from './clock.ts'

describe('the time zone of a request', () => {
  test.each([
    ['-120', '+02:00'],
    ['0', '+00:00'],
    ['-840', '+14:00'],
    ['720', '-12:00'],
    ['-330', '+05:30'],
    ['210', '-03:30'],
  ])('reads an offset of %s minutes west as %s', (header, zone) => {
    expect(readTimeZone(undefined, header)).toBe(zone)
  })

  test('the name wins over the offset', () => {
    expect(readTimeZone('Europe/Sofia', '0')).toBe('Europe/Sofia')
  })

  test('no name returns nothing', () => {
    expect(readTimeZone(undefined, undefined)).toBeUndefined()
  })

  test.each(['', '+02:00', 'GMT+2', '721', '-841', '1.5', '1e2', ' 60', '0x10', '99999', '--5', 'NaN'])(
    'refuses the offset %j',
    (header) => {
      expect(() => readTimeZone(undefined, header)).toThrow('invalidTimezone')
      expect(() => readTimeZone('Europe/Sofia', header)).toThrow('invalidTimezone')
    },
  )

  test.each(['', '+02:00', 'GMT+2', 'Europe/Atlantis', 'Europe/Sofia, Europe/Paris', '/Sofia', 'Europe/../Sofia'])(
    'refuses the name %j',
    (header) => {
      expect(() => readTimeZone(header, undefined)).toThrow('invalidTimezone')
      expect(() => readTimeZone(header, '-120')).toThrow('invalidTimezone')
    },
  )
})

describe('local days', () => {
  test.each([
    // Sofia skips 03:00–04:00 on 29 March 2026 and repeats it on 25 October 2026.
    ['2026-03-28T21:59:59Z', 'Europe/Sofia', '2026-03-28'],
    ['2026-03-28T22:00:00Z', 'Europe/Sofia', '2026-03-29'],
    ['2026-03-29T20:59:59Z', 'Europe/Sofia', '2026-03-29'],
    ['2026-03-29T21:00:00Z', 'Europe/Sofia', '2026-03-30'],
    ['2026-10-24T21:00:00Z', 'Europe/Sofia', '2026-10-25'],
    ['2026-10-25T21:59:59Z', 'Europe/Sofia', '2026-10-25'],
    ['2026-10-25T22:00:00Z', 'Europe/Sofia', '2026-10-26'],
    ['2026-01-01T10:00:00Z', 'Pacific/Kiritimati', '2026-01-02'],
    ['2026-01-01T10:00:00Z', 'Pacific/Niue', '2025-12-31'],
    ['2028-02-28T23:30:00Z', '+01:00', '2028-02-29'],
    ['2026-12-31T23:59:59Z', 'UTC', '2026-12-31'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(localDay(new Date(instant), zone, midnight)).toBe(day)
  })

  test('are those of the calendar, in whatever order they are asked for', () => {
    const zone = fc.constantFrom('Europe/Sofia', 'America/St_Johns', 'Pacific/Apia', 'Africa/Cairo', '+05:45', 'UTC')
    const instant = fc.date({ min: new Date('2011-12-28'), max: new Date('2012-01-02'), noInvalidDate: true })
    const anyInstant = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(zone, fc.array(fc.oneof(instant, anyInstant), { minLength: 2 }), (name, instants) => {
        for (const at of instants) {
          const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(name)
          expect(localDay(at, name, midnight)).toBe(here.toPlainDate().toString())
        }
      }),
    )
  })

  test('weeks begin on Mondays', () => {
    expect(mondayOf('2026-03-09')).toBe('2026-03-09')
    expect(mondayOf('2026-03-15')).toBe('2026-03-09')
    expect(mondayOf('2027-01-01')).toBe('2026-12-28')
  })

  test('adding the days between two days leads from one to the other', () => {
    const day = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, day, (a, b) => {
        expect(addDays(a, daysBetween(a, b))).toBe(b)
        expect(daysBetween(mondayOf(a), a)).toBeGreaterThanOrEqual(0)
        expect(daysBetween(mondayOf(a), a)).toBeLessThan(7)
      }),
    )
  })
})
