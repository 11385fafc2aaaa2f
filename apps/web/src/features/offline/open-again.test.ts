import type { Dashboard } from '@questboard/api/dashboard/schema'
import { expect, it } from 'vitest'
import { newTask } from '../tasks/dates.ts'
import { emptyTask } from '../tasks/empty-task.ts'
import { withEndedPeriodsOpen } from './open-again.ts'

/** Noon of a day in November 2026. The 16th is a Monday. */
const noon = (day: number) => new Date(2026, 10, day, 12)

function done(title: string, type: 'daily' | 'weekly' | 'todo', day: number) {
  const at = noon(day).toISOString()
  const task = newTask({ ...emptyTask, title, type }, { id: title, createdAt: at, today: `2026-11-${day}` })
  return { ...task, completed: true, completedAt: at, checklist: [{ id: 'a', title: 'Sort', done: true }] }
}

it('tasks whose day or week has ended are open again, with nothing ticked', () => {
  const tasks = [done('daily', 'daily', 17), done('weekly', 'weekly', 17), done('todo', 'todo', 17)]
  const completedOn = (day: number) =>
    withEndedPeriodsOpen({ tasks } as Dashboard, noon(day)).tasks.map(({ completed, checklist }) => [
      completed,
      checklist[0]?.done,
    ])
  const [yes, no] = [
    [true, true],
    [false, false],
  ]
  expect(completedOn(17)).toEqual([yes, yes, yes])
  expect(completedOn(18)).toEqual([no, yes, yes])
  expect(completedOn(23)).toEqual([no, no, yes])
})

it('such a task is due in its new period, and one with a schedule waits for the server', () => {
  const schedule = { frequency: 'daily' } as never
  const tasks = [done('daily', 'daily', 17), { ...done('planned', 'daily', 17), schedule }]
  const after = withEndedPeriodsOpen({ tasks } as Dashboard, noon(18)).tasks
  expect(after.map(({ completed, dueOn }) => [completed, dueOn])).toEqual([
    [false, '2026-11-18'],
    [true, '2026-11-17'],
  ])
})
