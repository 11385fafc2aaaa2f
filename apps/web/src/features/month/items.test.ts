import { beginSchedule, datesOfTasks, type Schedule } from '@questboard/api/schedules'
import type { Occurrences, Task } from '@questboard/api/tasks/schema'
import { expect, test } from 'vitest'
import { readDaysFrom } from '../days/current-day.ts'
import { roomOf } from '../tasks/due/room.ts'
import { itemsByDay } from './items.ts'

/** A Wednesday. */
const today = '2026-03-18'

const wednesdays: Schedule = {
  frequency: 'weekly',
  interval: 1,
  byDay: null,
  byMonthDay: null,
  start: today,
  until: null,
  time: null,
  after: 'schedule',
}

function task(id: string, schedule: Schedule, fields: Partial<Task> = {}): Task {
  const type = 'due' in schedule ? 'todo' : 'daily'
  const state = { ...beginSchedule(schedule, today), skipped: null, completedAt: null, archivedAt: null }
  return {
    id,
    title: id,
    notes: '',
    gold: 5,
    type,
    tags: [],
    requireResult: false,
    result: null,
    completed: false,
    archived: false,
    streak: 0,
    createdAt: '2026-03-01T08:00:00Z',
    updatedAt: '',
    completedAt: null,
    lastCompletedAt: null,
    checklist: [],
    reminders: [],
    rank: id,
    schedule,
    ...datesOfTasks(today)({ type, ...state }),
    ...fields,
  }
}

type Occurrence = Occurrences['occurrences'][number]

const responseWith = (...occurrences: Partial<Occurrence>[]): Occurrences => ({
  occurrences: occurrences.map((one) => ({
    taskId: 'x',
    groupId: null,
    title: 'x',
    type: 'daily',
    slot: null,
    dueOn: today,
    time: null,
    state: 'due',
    ...one,
  })),
  truncated: false,
})

function shown(tasks: Task[], response?: Occurrences): string[] {
  const days = itemsByDay({ tasks, response, from: '2026-03-16', to: '2026-03-29', today })
  return [...days].flatMap(([day, items]) =>
    items.map(({ taskId, state, task: own }) => `${day.slice(8)} ${taskId} ${state}${own ? ' own' : ''}`),
  )
}

test('shows own tasks without the server', () => {
  expect(shown([task('rent', { due: '2026-03-20', time: null }), task('bins', wednesdays)])).toEqual([
    '18 bins due own',
    '20 rent due own',
    '25 bins projected',
  ])
})

test('a change shows at once, whatever the last response says', () => {
  const old = responseWith(
    { taskId: 'bins', slot: today, dueOn: today },
    { taskId: 'bins', slot: '2026-03-25', dueOn: '2026-03-25', state: 'projected' },
  )
  expect(shown([task('bins', wednesdays, { dueOn: '2026-03-20' })], old)).toEqual([
    '20 bins due own',
    '25 bins projected',
  ])
  expect(shown([], old)).toEqual([])
})

test('a reopened task is not done as well', () => {
  const old = responseWith({ taskId: 'bins', slot: today, state: 'done' })
  expect(shown([task('bins', wednesdays)], old)).toEqual(['18 bins due own', '25 bins projected'])
})

test('group tasks and occurrences that are over come from the server', () => {
  const response = responseWith(
    { taskId: 'bins', slot: '2026-03-17', dueOn: '2026-03-17', state: 'missed' },
    { taskId: 'dishes', groupId: 'home' },
    { taskId: 'dishes', groupId: 'home', dueOn: '2026-03-19', state: 'projected' },
  )
  expect(shown([task('bins', wednesdays)], response)).toEqual([
    '18 bins due own',
    '18 dishes due',
    '25 bins projected',
    '17 bins missed',
    '19 dishes projected',
  ])
})

test('what is done after midnight belongs to the day that has not ended', () => {
  readDaysFrom(() => ({ dayStartsAt: '03:00', lastDayStart: today }))
  const completedAt = new Date(2026, 2, 19, 1, 30).toISOString()
  const done = task(
    'rent',
    { due: '2026-03-20', time: null },
    { completed: true, completedAt, schedule: null, slot: null, dueOn: null },
  )
  expect(shown([done])).toEqual(['18 rent done own'])
  readDaysFrom(() => undefined)
})

test('open tasks come before planned ones, and those before what is over', () => {
  const response = responseWith(
    { taskId: 'done', groupId: 'home', state: 'done' },
    { taskId: 'planned', groupId: 'home', state: 'projected' },
    { taskId: 'evening', groupId: 'home', time: '18:00' },
    { taskId: 'morning', groupId: 'home', time: '08:00' },
  )
  expect(shown([], response)).toEqual(['18 morning due', '18 evening due', '18 planned projected', '18 done done'])
})

test.each([
  ['a to-do to any day from today', task('rent', { due: '2026-03-20', time: null }), { from: today }],
  ['a repeating one until the day before it is due again', task('bins', wednesdays), { from: today, to: '2026-03-24' }],
  [
    'one that repeats after completion until an interval from today',
    task('plants', { ...wednesdays, frequency: 'daily', interval: 3, after: 'completion' }),
    { from: today, to: '2026-03-21' },
  ],
  [
    'one that ends, until its last day',
    task('pills', { ...wednesdays, until: '2026-03-20' }),
    { from: today, to: '2026-03-20' },
  ],
])('moves %s', (_what, moved, room) => {
  expect(roomOf(moved, today)).toMatchObject(room)
})

test('moves no task that is done, and none that is due again on the next day', () => {
  expect(roomOf(task('rent', { due: today, time: null }, { canSnooze: false }), today)).toBeNull()
  const daily = task('walk', { ...wednesdays, frequency: 'daily' })
  expect(daily.canSnooze).toBe(true)
  expect(roomOf(daily, today)).toBeNull()
})
