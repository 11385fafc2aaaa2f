import { expect, test } from 'vitest'
import { datesOfTasks } from './dates.ts'
import { occurrencesBetween, type ProjectedTask } from './projection.ts'
import type { Schedule } from './schema.ts'
import { beginSchedule } from './state.ts'

/** `today` is a Wednesday. */
const today = '2026-03-18'

let count = 0

/** A task as its owner sees it, made today unless its schedule says otherwise. */
function task(
  fields: Partial<ProjectedTask> & { schedule: Schedule | null },
  { missed = null as boolean | null, ...stored }: { missed?: boolean | null; dueOn?: string } = {},
): ProjectedTask {
  const { schedule, completedOn = null, type = 'daily' } = fields
  const state = {
    ...(schedule ? beginSchedule(schedule, schedule && 'start' in schedule ? schedule.start : today) : none),
  }
  const dated = { ...state, ...stored, missed, type, completedAt: completedOn, archivedAt: null, skipped: null }
  count += 1
  return {
    id: `task-${count}`,
    groupId: null,
    title: `Task ${count}`,
    type,
    completedOn,
    rank: String(count),
    ...datesOfTasks(today)(dated),
    ...fields,
  }
}

const none = { schedule: null, slot: null, dueOn: null, opensOn: null, changesOn: null, doneSlot: null, missed: null }

const rule = (fields: object): Schedule => ({
  frequency: 'weekly',
  interval: 1,
  byDay: null,
  byMonthDay: null,
  start: today,
  until: null,
  time: null,
  after: 'schedule',
  ...fields,
})

const daily = rule({ frequency: 'daily' })

function between(tasks: ProjectedTask[], from: string, to: string, max = 2000) {
  const { occurrences, truncated } = occurrencesBetween(tasks, { from, to, today }, { max })
  return { days: occurrences.map(({ dueOn, state }) => `${dueOn.slice(5)} ${state}`), occurrences, truncated }
}

test('projects the days of a rule after the current occurrence', () => {
  const mondays = task({ schedule: rule({ byDay: [{ day: 'mo', nthOfPeriod: null }] }) })
  expect(between([mondays], '2026-03-16', '2026-04-12').days).toEqual([
    '03-23 due',
    '03-30 projected',
    '04-06 projected',
  ])
  expect(between([mondays], '2026-04-01', '2026-04-06').days).toEqual(['04-06 projected'])
})

test('shows a moved occurrence on its due day and the next ones on theirs', () => {
  const wednesdays = task({ schedule: rule({}) }, { dueOn: '2026-03-20' })
  const { occurrences } = between([wednesdays], '2026-03-16', '2026-03-31')
  expect(occurrences.map(({ slot, dueOn }) => [slot, dueOn])).toEqual([
    ['2026-03-18', '2026-03-20'],
    ['2026-03-25', '2026-03-25'],
  ])
})

test('projects nothing after the last day of a rule', () => {
  expect(
    between([task({ schedule: rule({ frequency: 'daily', until: '2026-03-20' }) })], today, '2026-04-01').days,
  ).toEqual(['03-18 due', '03-19 projected', '03-20 projected'])
})

test('knows one occurrence of a rule that repeats after its completion, and the next one once it is done', () => {
  const schedule = rule({ frequency: 'daily', interval: 3, after: 'completion' })
  expect(between([task({ schedule })], today, '2026-04-18').days).toEqual(['03-18 due'])
  expect(between([task({ schedule, completedOn: today })], today, '2026-04-18').days).toEqual([
    '03-18 done',
    '03-21 projected',
  ])
  expect(between([task({ schedule, completedOn: today })], '2026-03-22', '2026-04-18').days).toEqual([])
})

test('shows only the current day or week of a task without a schedule', () => {
  const [every, week] = [task({ schedule: null }), task({ schedule: null, type: 'weekly' })]
  expect(between([every, week], '2026-03-01', '2026-04-11').days).toEqual(['03-18 due', '03-22 due'])
})

test('shows to-dos on their due day, and undated ones once they are done', () => {
  const due = (day: string): Schedule => ({ due: day, time: null })
  const todo = (fields: Partial<ProjectedTask> & { schedule: Schedule | null }) => task({ type: 'todo', ...fields })
  const tasks = [
    todo({ schedule: due('2026-03-17') }),
    todo({ schedule: due('2026-03-16'), completedOn: today }),
    todo({ schedule: due('2026-03-20'), completedOn: today }),
    todo({ schedule: null }),
    todo({ schedule: null, completedOn: '2026-03-15' }),
  ]
  expect(between(tasks, '2026-03-01', '2026-03-31').days).toEqual([
    '03-15 done',
    '03-16 late',
    '03-17 overdue',
    '03-20 done',
  ])
})

test('tells a late completion of a repeating task from one in time', () => {
  const schedule = rule({ start: '2026-03-16', byDay: [{ day: 'mo', nthOfPeriod: null }] })
  expect(between([task({ schedule }, { missed: true })], '2026-03-16', '2026-03-22').days).toEqual(['03-16 overdue'])
  const late = task({ schedule, completedOn: today }, { missed: true })
  expect(between([late], '2026-03-16', '2026-03-23').days).toEqual(['03-16 late', '03-23 projected'])
})

test('hides an occurrence that opens only after its due day', () => {
  expect(between([task({ schedule: daily, opensOn: '2026-03-19' })], today, '2026-03-19').days).toEqual([
    '03-19 projected',
  ])
})

test('sorts by day, then by time, then in the manual order', () => {
  const at = (time: string | null, rank: string) =>
    task({ schedule: rule({ frequency: 'daily', time }), title: rank, rank })
  const tasks = [at(null, '1'), at('09:00', '3'), at('18:00', '2'), at('09:00', '2b')]
  const { occurrences } = between(tasks, today, '2026-03-19')
  expect(occurrences.map(({ dueOn, title }) => `${dueOn.slice(-2)} ${title}`)).toEqual([
    '18 2b',
    '18 3',
    '18 2',
    '18 1',
    '19 2b',
    '19 3',
    '19 2',
    '19 1',
  ])
})

test('stops after the most occurrences and says so', () => {
  const tasks = Array.from({ length: 3 }, () => task({ schedule: daily }))
  expect(between(tasks, today, '2026-03-27', 30)).toMatchObject({ truncated: false, days: { length: 30 } })
  const few = between(tasks, today, '2026-03-28', 30)
  expect(few.truncated).toBe(true)
  expect(few.days.slice(-1)).toEqual(['03-27 projected'])
})
