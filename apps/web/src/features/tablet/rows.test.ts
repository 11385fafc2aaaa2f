import { expect, test } from 'vitest'
import { rowsOf } from './rows.ts'
import type { UndoableTick } from './ticks.ts'

const task = (taskId: string, about: object = {}) => ({
  taskId,
  title: `Task ${taskId}`,
  ruby: 2,
  type: 'daily' as const,
  mine: true,
  completed: false,
  waiting: false,
  requireResult: false,
  ...about,
})

const mira = (...open: ReturnType<typeof task>[]) => ({
  userId: 'mira',
  name: 'Mira',
  avatar: null,
  imageUrl: null,
  wall: 'tap' as const,
  onBreak: false,
  onBreakUntil: null,
  done: 1,
  open,
})

const unsent = (taskId: string, userId = 'mira') => ({
  id: taskId,
  userId,
  taskId,
  title: `Task ${taskId}`,
  at: '2026-03-10T10:00:00.000Z',
  own: false,
})

const undoable = (taskId: string, place: number): UndoableTick => ({
  id: taskId,
  userId: 'mira',
  taskId,
  title: `Task ${taskId}`,
  place,
  ruby: 2,
  until: 1,
})

const shown = (...[person, ticked]: Parameters<typeof rowsOf>) => {
  const { rows, done } = rowsOf(person, ticked)
  return { rows: rows.map(({ taskId, state }) => `${taskId} ${state}`), done }
}

test('shows what is open and what waits, and not what the server has as completed', () => {
  const person = mira(task('a'), task('b', { waiting: true }), task('c', { completed: true }))
  expect(shown(person, { undoable: [], unsent: [] })).toEqual({ rows: ['a open', 'b waiting'], done: 1 })
})

test('a task that was ticked just now stays in its place, before and after the server knows', () => {
  const ticked = { undoable: [undoable('b', 1)], unsent: [unsent('b')] }
  expect(shown(mira(task('a'), task('b'), task('c')), ticked)).toEqual({
    rows: ['a open', 'b done', 'c open'],
    done: 2,
  })
  const known = { undoable: [undoable('b', 1)], unsent: [] }
  expect(shown(mira(task('a'), task('c')), known)).toEqual({ rows: ['a open', 'b done', 'c open'], done: 1 })
})

test('a tick that waits to be sent is counted, and shown no longer than it can be undone', () => {
  expect(shown(mira(task('a'), task('b')), { undoable: [], unsent: [unsent('b')] })).toEqual({
    rows: ['a open'],
    done: 2,
  })
})

test('the ticks of others change nothing', () => {
  expect(shown(mira(task('a')), { undoable: [], unsent: [unsent('a', 'ivo')] })).toEqual({ rows: ['a open'], done: 1 })
})
