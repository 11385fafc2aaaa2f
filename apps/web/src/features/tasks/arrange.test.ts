import type { Task, TaskType } from '@questboard/api/tasks/schema'
import { describe, expect, it } from 'vitest'
import { arrange } from './arrange.ts'
import { newTask } from './dates.ts'
import { emptyTask } from './empty-task.ts'

const taskOf = (id: string, type: TaskType, completed = false): Task => ({
  ...newTask({ ...emptyTask, title: id, type }, { id, createdAt: '2026-11-20T08:00:00.000Z' }),
  completed,
})

const tasks = [
  taskOf('1', 'todo'),
  taskOf('2', 'daily', true),
  taskOf('3', 'todo', true),
  taskOf('4', 'weekly'),
  taskOf('5', 'weekly', true),
]

function idsOf(types: TaskType[], lingering: string[] = []) {
  const { open, resting, done } = arrange(tasks, new Set(types), new Set(lingering))
  return { open: open.map(({ id }) => id), resting: resting.map(({ id }) => id), done: done.map(({ id }) => id) }
}

describe('arrange', () => {
  it('lists the newest first, and completed repeating tasks apart from to-dos', () => {
    expect(idsOf([])).toEqual({ open: ['4', '1'], resting: ['5', '2'], done: ['3'] })
  })

  it('filters by one type or several', () => {
    expect(idsOf(['daily'])).toEqual({ open: [], resting: ['2'], done: [] })
    expect(idsOf(['todo', 'weekly'])).toEqual({ open: ['4', '1'], resting: ['5'], done: ['3'] })
  })

  it('keeps recently completed tasks in place', () => {
    expect(idsOf([], ['3', '2'])).toEqual({ open: ['4', '3', '2', '1'], resting: ['5'], done: [] })
  })

  it('does not mutate its input', () => {
    const copy = structuredClone(tasks)
    idsOf(['todo'])
    expect(tasks).toEqual(copy)
  })
})
