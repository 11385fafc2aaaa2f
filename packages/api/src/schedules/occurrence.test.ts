import { expect, test } from 'vitest'
import { addDays } from '../kernel/days.ts'
import { frequencies, maxInterval, weekdays } from './constants.ts'
import {
  type Advance,
  advance,
  changesOn,
  firstOccurrence,
  nextSlot,
  type Settled,
  skip,
  snoozeLimit,
} from './occurrence.ts'
import type { Recurrence } from './schema.ts'

const rule = (fields: Partial<Recurrence> & Pick<Recurrence, 'frequency' | 'start'>): Recurrence => ({
  interval: 1,
  byDay: null,
  byMonthDay: null,
  until: null,
  time: null,
  after: 'schedule',
  ...fields,
})

/** 2026-03-18 is a Wednesday. */
const mondays = rule({ frequency: 'weekly', start: '2026-03-18', byDay: [{ day: 'mo', nthOfPeriod: null }] })

const afterThreeDays = rule({ frequency: 'daily', interval: 3, start: '2026-03-18', after: 'completion' })

function begin(of: Recurrence, today: string): Settled {
  const first = firstOccurrence(of, today)
  if (!first) throw new Error('the rule has no slot')
  return { ...first, completedOn: null }
}

const to = (today: string, isHoliday = false) => ({ today, isHoliday })

const complete = (open: Settled, completedOn: string): Settled => ({ ...open, completedOn })

test('every Monday, made on a Wednesday, is due next Monday and open today', () => {
  expect(begin(mondays, '2026-03-18')).toMatchObject({ slot: '2026-03-23', dueOn: '2026-03-23', opensOn: '2026-03-18' })
})

test('done on Sunday for Monday, it opens again on Tuesday', () => {
  const done = complete(begin(mondays, '2026-03-18'), '2026-03-22')
  expect(advance(mondays, done, to('2026-03-23'))).toEqual({
    occurrence: {
      slot: '2026-03-30',
      dueOn: '2026-03-30',
      opensOn: '2026-03-24',
      missed: null,
      doneSlot: '2026-03-23',
      completedOn: null,
    },
    missed: null,
    passed: [],
    ended: false,
  })
})

test('a missed Monday stays open until the next one, and is missed once', () => {
  const open = begin(mondays, '2026-03-18')
  const tuesday = advance(mondays, open, to('2026-03-24'))
  expect(tuesday.missed).toEqual({ first: '2026-03-23', last: '2026-03-23' })
  expect(tuesday.occurrence).toMatchObject({ slot: '2026-03-23', missed: true })
  expect(changesOn(mondays, tuesday.occurrence)).toBe('2026-03-30')
  const next = advance(mondays, tuesday.occurrence, to('2026-03-30'))
  expect(next.missed).toBeNull()
  expect(next.occurrence).toMatchObject({ slot: '2026-03-30', opensOn: '2026-03-24', missed: null })
})

test('an absence of five weeks names the first and the last missed day', () => {
  const away = advance(mondays, begin(mondays, '2026-03-18'), to('2026-04-28'))
  expect(away.missed).toEqual({ first: '2026-03-23', last: '2026-04-27' })
  expect(away.occurrence).toMatchObject({ slot: '2026-04-27', missed: true })
})

test('every three days after it was done: open after two, missed once, and then open without an end', () => {
  const done = complete(begin(afterThreeDays, '2026-03-18'), '2026-03-18')
  const next = advance(afterThreeDays, done, to('2026-03-19')).occurrence
  expect(next).toMatchObject({ slot: '2026-03-21', opensOn: '2026-03-20', missed: null })
  const late = advance(afterThreeDays, next, to('2026-03-22'))
  expect(late.missed).toEqual({ first: '2026-03-21', last: '2026-03-21' })
  expect(changesOn(afterThreeDays, late.occurrence)).toBeNull()
  expect(advance(afterThreeDays, late.occurrence, to('2027-03-22'))).toEqual({ ...late, missed: null, passed: [] })
})

test('every three days until the last day that can be written: open without an end, too', () => {
  const untilTheEnd = { ...afterThreeDays, until: '9999-12-31' }
  const missed = advance(untilTheEnd, begin(untilTheEnd, '2026-03-18'), to('2026-03-19')).occurrence
  expect(missed.missed).toBe(true)
  expect(changesOn(untilTheEnd, missed)).toBe('9999-12-31')
})

test('a month after 31 January is the last day of February', () => {
  const monthly = rule({ frequency: 'monthly', start: '2027-01-31', after: 'completion' })
  expect(nextSlot(monthly, { slot: '2027-01-31', completedOn: '2027-01-31' })).toBe('2027-02-28')
})

test('a course ends after its last day, done or not', () => {
  const course = rule({ frequency: 'daily', start: '2026-03-18', until: '2026-03-20' })
  const last = advance(course, begin(course, '2026-03-18'), to('2026-03-20')).occurrence
  expect(last).toMatchObject({ slot: '2026-03-20', missed: null })
  expect(advance(course, last, to('2026-03-21')).ended).toBe(true)
  expect(advance(course, complete(last, '2026-03-20'), to('2026-03-21')).ended).toBe(true)
  expect(advance(course, begin(course, '2026-03-18'), to('2026-03-20')).ended).toBe(false)
})

test('the last occurrence, done early, stays done until its day has ended', () => {
  const twice = rule({ ...mondays, until: '2026-03-30' })
  const last = { ...begin(twice, '2026-03-24'), completedOn: '2026-03-26' }
  expect(advance(twice, last, to('2026-03-27'))).toEqual({
    occurrence: last,
    missed: null,
    passed: [],
    ended: false,
  })
  expect(advance(twice, last, to('2026-03-31')).ended).toBe(true)
})

test('on a holiday nothing is missed, then or later', () => {
  const holiday = advance(mondays, begin(mondays, '2026-03-18'), to('2026-03-25', true))
  expect(holiday.missed).toBeNull()
  expect(holiday.occurrence).toMatchObject({ slot: '2026-03-23', missed: false })
  expect(advance(mondays, holiday.occurrence, to('2026-03-27')).missed).toBeNull()
})

test('it can be snoozed until the day before the next slot', () => {
  expect(snoozeLimit(mondays, begin(mondays, '2026-03-18'), '2026-03-23')).toBe('2026-03-29')
  const daily = rule({ frequency: 'daily', start: '2026-03-18' })
  expect(snoozeLimit(daily, begin(daily, '2026-03-18'), '2026-03-18')).toBe('2026-03-18')
  expect(snoozeLimit(afterThreeDays, begin(afterThreeDays, '2026-03-18'), '2026-03-20')).toBe('2026-03-23')
  const snoozed = { ...begin(mondays, '2026-03-18'), dueOn: '2026-03-25' }
  expect(advance(mondays, snoozed, to('2026-03-25')).missed).toBeNull()
  expect(advance(mondays, snoozed, to('2026-03-26')).missed).toEqual({ first: '2026-03-25', last: '2026-03-25' })
})

test('a skipped occurrence is followed by the next one', () => {
  const open = begin(mondays, '2026-03-18')
  expect(skip(mondays, open, '2026-03-18')).toMatchObject({ slot: '2026-03-30', opensOn: '2026-03-24', missed: null })
  expect(skip(rule({ ...mondays, until: '2026-03-29' }), open, '2026-03-18')).toBeNull()
})

/** Numbers from 0 to 1 that are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function randomRule(random: () => number): Recurrence {
  const upTo = (max: number) => Math.floor(random() * max)
  const frequency = frequencies[upTo(4)] ?? 'daily'
  const start = addDays('2026-01-01', upTo(60))
  const completion = random() < 0.25
  const on = (max: number) => weekdays.filter(() => random() < 0.4).slice(0, max)
  const byWeek = frequency === 'weekly' ? on(7).map((day) => ({ day, nthOfPeriod: null })) : []
  return rule({
    frequency,
    start,
    interval: 1 + upTo(Math.min(5, maxInterval[frequency])),
    ...(completion ? { after: 'completion' } : byWeek.length > 0 ? { byDay: byWeek } : {}),
    ...(frequency === 'monthly' && !completion && random() < 0.5 ? { byMonthDay: [1 + upTo(31), -1] } : {}),
    ...(random() < 0.3 ? { until: addDays(start, 20 + upTo(300)) } : {}),
  })
}

const namesOf = (passed: Advance['passed']) => passed.map(({ slot, dueOn }) => ({ slot, dueOn }))

test('settled day by day or at once, a life ends in the same state, with the same first and last missed day', () => {
  for (let seed = 1; seed <= 250; seed += 1) {
    const random = randomNumbers(seed)
    const of = randomRule(random)
    let day = addDays(of.start, Math.floor(random() * 20))
    if (!firstOccurrence(of, day)) continue
    let [atOnce, ended] = [begin(of, day), false]
    for (let visit = 0; visit < 12 && !ended; visit += 1) {
      if (atOnce.completedOn === null && atOnce.opensOn <= day && random() < 0.5) atOnce = complete(atOnce, day)
      const back = addDays(day, 1 + Math.floor(random() ** 2 * 90))
      const isHoliday = random() < 0.2
      const expected = advance(of, atOnce, to(back, isHoliday))
      const dueDays: string[] = []
      const passed: Advance['passed'] = []
      let [daily, over] = [atOnce, false]
      while (day < back && !over) {
        day = addDays(day, 1)
        const turned = advance(of, daily, to(day, isHoliday))
        if (turned.missed) dueDays.push(turned.missed.first, turned.missed.last)
        passed.push(...turned.passed)
        daily = turned.occurrence
        over = turned.ended
      }
      const missed = dueDays.length > 0 ? { first: dueDays[0], last: dueDays.at(-1) } : null
      const advanced = { occurrence: daily, missed, passed: namesOf(passed), ended: over }
      expect(advanced, `seed ${seed}`).toEqual({ ...expected, passed: namesOf(expected.passed) })
      atOnce = daily
      ended = over
    }
  }
})

test('no slot is paid twice, and an open task always names its next turn', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const random = randomNumbers(seed + 10_000)
    const of = randomRule(random)
    if (!firstOccurrence(of, of.start)) continue
    const done: string[] = []
    let [task, ended] = [begin(of, of.start), false]
    for (let day = of.start; day < addDays(of.start, 400) && !ended; day = addDays(day, 1)) {
      if (task.completedOn === null && task.opensOn <= day && random() < 0.3) {
        done.push(task.slot)
        task = complete(task, day)
      }
      const turn = task.completedOn === null ? changesOn(of, task) : addDays(day, 1)
      const turned = advance(of, task, to(addDays(day, 1)))
      if (turn === null || turn > addDays(day, 1)) expect(turned.occurrence, `seed ${seed}`).toEqual(task)
      task = turned.occurrence
      ended = turned.ended
    }
    expect(new Set(done).size, `seed ${seed}`).toBe(done.length)
    expect([...done].sort(), `seed ${seed}`).toEqual(done)
  }
})
