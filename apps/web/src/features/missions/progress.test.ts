import type { MissionTask } from '@questboard/api/missions/schema'
import { describe, expect, it } from 'vitest'
import { isReady, progressOf } from './progress.ts'

const task = (completed: boolean, archived = false): MissionTask => ({
  id: 'a',
  title: 'a',
  notes: '',
  gold: 5,
  type: 'todo',
  tags: [],
  completed,
  archived,
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-01T08:00:00.000Z',
  completedAt: null,
})

describe('the progress of a mission', () => {
  it('counts completed tasks, including archived ones', () => {
    expect(progressOf({ tasks: [task(true), task(true, true), task(false)] })).toEqual({
      done: 2,
      total: 3,
      percent: 66,
    })
    expect(progressOf({ tasks: [] })).toEqual({ done: 0, total: 0, percent: 0 })
  })

  it('is ready when it is active, has tasks, and all are done', () => {
    expect(isReady({ status: 'active', tasks: [task(true), task(true, true)] })).toBe(true)
    expect(isReady({ status: 'active', tasks: [task(true), task(false)] })).toBe(false)
    expect(isReady({ status: 'active', tasks: [] })).toBe(false)
    expect(isReady({ status: 'pending', tasks: [task(true)] })).toBe(false)
    expect(isReady({ status: 'completed', tasks: [task(true)] })).toBe(false)
  })
})
