import type { Task } from '@questboard/api/tasks/schema'
import { describe, expect, it } from 'vitest'
import { checkItemIn, completeIn, reopenIn, setResult, writtenItems } from './changes.ts'
import { newTask } from './dates.ts'
import { emptyTask } from './empty-task.ts'

function taskOf({ type = 'todo', ...given }: Partial<Task> = {}): Task {
  const { schedule, checklist = [], ...fields } = given
  const written = { ...emptyTask, title: 'Sweep', type, schedule }
  return { ...newTask(written, { id: 'a', createdAt: '2026-11-20T08:00:00.000Z' }), checklist, ...fields }
}

const at = '2026-11-20T09:00:00.000Z'
const other = taskOf({ id: 'z', title: 'Cook' })

describe('completing', () => {
  it('closes the task and counts no streak for a to-do', () => {
    const [after] = completeIn('a', at)([taskOf()])
    expect(after).toEqual(taskOf({ completed: true, completedAt: at }))
  })

  it.each(['daily', 'weekly'] as const)('counts one more period for a %s task', (type) => {
    const [after] = completeIn('a', at)([taskOf({ type, streak: 3 })])
    expect(after).toEqual(taskOf({ type, completed: true, completedAt: at, streak: 4 }))
  })

  it('stores a result only where one is requested', () => {
    expect(completeIn('a', at, 'Clean')([taskOf({ requireResult: true })])[0]?.result).toBe('Clean')
    expect(completeIn('a', at, 'Clean')([taskOf()])[0]?.result).toBeNull()
    expect(completeIn('a', at)([taskOf({ requireResult: true, result: 'Before' })])[0]?.result).toBe('Before')
  })

  it('is idempotent', () => {
    const once = completeIn('a', at)([taskOf({ type: 'daily', streak: 3 })])
    expect(completeIn('a', '2026-11-20T10:00:00.000Z')(once)).toBe(once)
  })
})

describe('reopening', () => {
  it('is the exact inverse of completing', () => {
    const before = [taskOf({ type: 'weekly', streak: 2 }), other]
    expect(reopenIn('a')(completeIn('a', at)(before))).toEqual(before)
  })

  it('keeps the result and never counts below zero', () => {
    const done = taskOf({ type: 'daily', completed: true, completedAt: at, streak: 0, result: 'Clean' })
    expect(reopenIn('a')([done])[0]).toMatchObject({ completed: false, completedAt: null, streak: 0, result: 'Clean' })
  })

  it('ignores an open task', () => {
    const tasks = [taskOf({ type: 'daily', streak: 3 })]
    expect(reopenIn('a')(tasks)).toBe(tasks)
  })
})

describe('every change', () => {
  const changes = {
    completeIn: completeIn('a', at),
    reopenIn: reopenIn('a'),
    setResult: setResult('a', 'Clean'),
  }

  it.each(Object.entries(changes))('%s keeps the other tasks identical and does not mutate its input', (_, change) => {
    const tasks = [taskOf({ type: 'daily' }), other]
    const copy = structuredClone(tasks)
    expect(change(tasks).find(({ id }) => id === 'z')).toBe(other)
    expect(tasks).toEqual(copy)
  })
})

describe('checklists', () => {
  const [socks, tent] = [
    { id: 'socks', title: 'Socks', done: true },
    { id: 'tent', title: 'Tent', done: false },
  ]
  const tasks = [taskOf({ checklist: [socks, tent] }), other]

  it('tick one item, which is idempotent', () => {
    const once = checkItemIn({ id: 'a', itemId: 'tent', done: true })(tasks)
    expect(once[0]?.checklist).toEqual([socks, { ...tent, done: true }])
    expect(once[1]).toBe(other)
    expect(checkItemIn({ id: 'a', itemId: 'tent', done: true })(once)).toBe(once)
    expect(checkItemIn({ id: 'a', itemId: 'tent', done: false })(once)).toEqual(tasks)
    expect(checkItemIn({ id: 'a', itemId: 'gone', done: true })(tasks)).toBe(tasks)
  })

  it('keep ticks by id when they are written', () => {
    const written = [{ id: 'tent', title: 'Tent', done: true }, { id: 'socks', title: 'Wool socks' }, { title: 'Map' }]
    expect(writtenItems(written, [socks, tent])).toEqual([
      { ...tent, done: true },
      { ...socks, title: 'Wool socks' },
      { id: expect.any(String), title: 'Map', done: false },
    ])
    expect(writtenItems(null, [socks])).toEqual([])
  })
})
