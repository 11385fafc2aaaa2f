import type { Schedule } from '@questboard/api/schedules'
import type { Task, TaskType } from '@questboard/api/tasks/schema'
import { expect, it } from 'vitest'
import { emptyTask } from '../empty-task.ts'
import { newScheduledTask } from './scheduled.ts'
import { daysOf, sectionsOf } from './sections.ts'

const today = '2026-03-18'

const taskOf = (id: string, type: TaskType, schedule: Partial<Schedule> | null = null): Task =>
  newScheduledTask(
    { ...emptyTask, title: id, type, schedule: schedule as Schedule | null },
    { id, createdAt: `${today}T08:00:00.000Z`, today },
  )

const due = (day: string, time: string | null = null) => ({ due: day, time })

const idsOf = (tasks: Task[], lingering = new Set<string>()) =>
  Object.fromEntries(
    Object.entries(sectionsOf(tasks, { today, lingering })).map(([name, found]) => [name, found.map(({ id }) => id)]),
  )

it('groups tasks by when they are due, by day and time, otherwise newest first', () => {
  const tasks = [
    taskOf('late', 'todo', due('2026-03-16')),
    taskOf('daily', 'daily'),
    taskOf('weekly', 'weekly'),
    taskOf('evening', 'todo', due(today, '18:00')),
    taskOf('noon', 'todo', due(today, '12:00')),
    taskOf('April', 'todo', due('2026-04-01')),
    taskOf('tomorrow', 'todo', due('2026-03-19')),
    taskOf('someday', 'todo'),
    taskOf('later', 'todo'),
    taskOf('starts', 'daily', { frequency: 'daily', start: '2026-03-20' }),
  ]
  expect(idsOf(tasks)).toEqual({
    overdue: ['late'],
    today: ['noon', 'evening', 'weekly', 'daily'],
    upcoming: ['tomorrow', 'April'],
    none: ['later', 'someday'],
    resting: ['starts'],
    done: [],
  })
})

it('a task completed a moment ago keeps its place', () => {
  const tasks = [
    { ...taskOf('daily', 'daily'), completed: true },
    { ...taskOf('todo', 'todo'), completed: true },
  ]
  expect(idsOf(tasks)).toMatchObject({ resting: ['daily'], done: ['todo'] })
  expect(idsOf(tasks, new Set(['daily', 'todo']))).toMatchObject({ today: ['daily'], none: ['todo'] })
})

it('in the player’s own order, only days sort', () => {
  const tasks = [
    taskOf('evening', 'todo', due(today, '18:00')),
    taskOf('noon', 'todo', due(today, '12:00')),
    taskOf('daily', 'daily'),
    taskOf('Friday', 'todo', due('2026-03-20')),
    taskOf('late Thursday', 'todo', due('2026-03-19', '20:00')),
    taskOf('Thursday', 'todo', due('2026-03-19')),
  ]
  const found = sectionsOf(tasks, { today, lingering: new Set(), order: 'manual' })
  expect(found.today.map(({ id }) => id)).toEqual(['daily', 'noon', 'evening'])
  expect(found.upcoming.map(({ id }) => id)).toEqual(['Thursday', 'late Thursday', 'Friday'])
})

it('shows the days of two weeks one by one', () => {
  const tasks = ['2026-03-19', '2026-03-19', '2026-04-01', '2026-04-02'].map((day, nth) =>
    taskOf(`${nth}`, 'todo', due(day)),
  )
  const { days, later } = daysOf(tasks, today)
  expect(days.map(({ day, tasks: found }) => [day, found.length])).toEqual([
    ['2026-03-19', 2],
    ['2026-04-01', 1],
  ])
  expect(later.map(({ id }) => id)).toEqual(['3'])
})
