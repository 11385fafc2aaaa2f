import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { addDays, firstSlotFrom, type Recurrence } from '../../packages/api/src/schedules/index.ts'
import { readRrule } from '../../packages/api/src/schedules/rrule/read.ts'
import { exactRruleOf, movedSlots, rruleOf } from '../../packages/api/src/schedules/rrule/write.ts'
import { recurrences } from '../support/recurrences.ts'

const toDay = (until: string) => `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`

const read = (text: string, start: string) => readRrule(text, start, toDay)

function slots(rule: Recurrence, count: number): string[] {
  const days: string[] = []
  for (
    let day = firstSlotFrom(rule, rule.start);
    day && days.length < count;
    day = firstSlotFrom(rule, addDays(day, 1))
  ) {
    days.push(day)
  }
  return days
}

const iCalendar = (text: string, start: string, count: number): string[] => {
  const days = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromDateString(start))
  const found: string[] = []
  for (let day = days.next(); day && found.length < count; day = days.next()) found.push(day.toString())
  return found
}

test('a written rule is read as the same days', () => {
  fc.assert(
    fc.property(recurrences('2026-01-10', ['09:00']), (rule) => {
      const until = rule.until === null ? '' : `;UNTIL=${rule.until.replaceAll('-', '')}`
      const parsed = read(exactRruleOf(rule) + until, rule.start)
      const first = firstSlotFrom(rule, rule.start)
      if (first === null) return expect(parsed).toBeNull()
      expect([parsed?.isExact, parsed && slots(parsed.rule, 40)]).toEqual([true, slots(rule, 40)])
      expect(parsed && exactRruleOf(parsed.rule)).toBe(exactRruleOf(rule))
    }),
    { numRuns: 3000, seed: 20_260_310 },
  )
})

const monthly = {
  frequency: 'monthly',
  byDay: null,
  start: '2026-01-01',
  time: null,
  after: 'schedule',
  until: null,
} as const

test('a rule in a calendar, with its moved days, has the days of a monthly schedule', () => {
  const monthDays = fc.uniqueArray(fc.constantFrom(1, 27, 28, 29, 30, 31), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(monthDays, fc.integer({ min: 1, max: 3 }), (byMonthDay, interval) => {
      const rule: Recurrence = { ...monthly, byMonthDay, interval }
      const first = firstSlotFrom(rule, rule.start) as string
      const inCalendar = [...iCalendar(rruleOf(rule), first, 250), ...movedSlots(rule, first, 4)]
      const within = (days: string[]) => [...new Set(days)].filter((day) => day < '2030-01-01').sort()
      expect(within(inCalendar)).toEqual(within(slots(rule, 250)))
    }),
    { numRuns: 500 },
  )
})

/** Rules as other apps write them, of the parts that the other library reads correctly. */
const written = fc
  .record({
    rule: fc.constantFrom(
      'FREQ=DAILY',
      'FREQ=DAILY;BYDAY=MO,TU',
      'FREQ=WEEKLY',
      'FREQ=WEEKLY;BYDAY=MO',
      'FREQ=WEEKLY;BYDAY=MO,WE,FR',
      'FREQ=MONTHLY',
      'FREQ=MONTHLY;BYDAY=2TU',
      'FREQ=MONTHLY;BYDAY=-1FR',
      'FREQ=MONTHLY;BYMONTHDAY=1,20',
      'FREQ=MONTHLY;BYMONTHDAY=-1',
      'FREQ=YEARLY',
      'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8',
    ),
    interval: fc.constantFrom('', ';INTERVAL=2', ';INTERVAL=3'),
    count: fc.constantFrom('', ';COUNT=1', ';COUNT=2', ';COUNT=7', ';COUNT=12'),
  })
  .map(({ rule, interval, count }) => rule + interval + count)

test('a rule that is read exactly has the days of the rule in another library', () => {
  const starts = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days))
  let exact = 0
  fc.assert(
    fc.property(written, starts, (text, start) => {
      const parsed = read(text, start)
      if (!parsed?.isExact) return
      // DTSTART counts as the first one in any case, so a rule that begins later ends one slot earlier.
      const expected = iCalendar(text, start, 12)
      if (expected[0] !== slots(parsed.rule, 1)[0]) return
      exact += 1
      expect(slots(parsed.rule, 12)).toEqual(expected)
    }),
    { numRuns: 1000, seed: 20_260_310 },
  )
  expect(exact).toBeGreaterThan(300)
})

describe('a rule of another app', () => {
  test.each([
    ['RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO', { frequency: 'weekly', byDay: [{ day: 'mo', nthOfPeriod: null }] }, true],
    ['FREQ=DAILY;BYDAY=MO,TU', { frequency: 'weekly', interval: 1 }, true],
    ['FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2', { byDay: [{ day: 'tu', nthOfPeriod: 2 }] }, true],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', { byMonthDay: [-1] }, false],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-1', { byMonthDay: [-1] }, true],
    ['FREQ=MONTHLY;BYMONTHDAY=31', { byMonthDay: [31] }, false],
    ['FREQ=MONTHLY;BYDAY=5FR', { byDay: [{ day: 'fr', nthOfPeriod: -1 }] }, false],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', { frequency: 'monthly', interval: 12, start: '2026-11-01' }, true],
    ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8', { frequency: 'yearly', start: '2026-03-08' }, true],
    ['FREQ=YEARLY;BYWEEKNO=20', { frequency: 'yearly' }, false],
    ['FREQ=HOURLY;INTERVAL=8', { frequency: 'daily', interval: 1 }, false],
    ['FREQ=DAILY;INTERVAL=400', { interval: 365 }, false],
    ['FREQ=WEEKLY;COUNT=3', { until: '2026-01-28' }, true],
    ['FREQ=DAILY;COUNT=999999999', { until: null }, true],
    ['FREQ=DAILY;UNTIL=20260201T235959', { until: '2026-02-01' }, true],
    ['FREQ=DAILY;INTERVAL=3;X-AFTER=COMPLETION', { after: 'completion', interval: 3 }, true],
  ] as const)('%s', (text, expected, isExact) => {
    const parsed = read(text, '2026-01-14')
    expect([parsed?.rule, parsed?.isExact]).toEqual([expect.objectContaining(expected), isExact])
  })

  test.each([
    '',
    'every day',
    'FREQ=',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;UNTIL=20250101',
    `FREQ=DAILY;X=${'1'.repeat(600)}`,
  ])('is not read from %s', (text) => expect(read(text, '2026-01-14')).toBeNull())
})
