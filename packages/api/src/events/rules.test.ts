import { expect, test } from 'vitest'
import type { Change } from '../kernel/events/changes.ts'
import { eventsOf } from './rules.ts'

const task = { kind: 'task', id: 'a' } as const
const mission = { kind: 'mission', id: 'm' } as const

const of = (...changes: Omit<Change, 'userId'>[]) =>
  eventsOf(
    changes.map((change) => ({ userId: 'ani', ...change })),
    '2026-03-10',
  ).map(({ type, changed, data }) => ({
    type,
    ...(changed && { changed }),
    ...(Object.keys(data).length > 0 && { data }),
  }))

test('several updates of an item are one, with all fields', () => {
  expect(
    of(
      { item: task, type: 'task.updated', changed: ['title'] },
      { item: task, type: 'task.updated', changed: () => ['title', 'gold'] },
    ),
  ).toEqual([{ type: 'task.updated', changed: ['title', 'gold'] }])
})

test('what changes nothing is no event, and what only touches an item is none to listeners', () => {
  expect(of({ item: task, type: 'task.updated', changed: [] })).toEqual([])
  expect(of({ item: task, type: 'task.updated', changed: ['updatedAt'] })).toEqual([{ type: null, changed: [] }])
})

test('a completion is one event with its award, and no update', () => {
  expect(
    of(
      { item: task, type: 'task.updated', changed: ['streak'] },
      { item: task, type: 'task.completed', changed: ['completed'] },
      { item: task, type: 'task.completed', data: { award: 1 } },
      { item: task },
    ),
  ).toEqual([{ type: 'task.completed', data: { award: 1 } }])
})

test('what is separate is an event each time', () => {
  const missed = { item: task, type: 'task.missed', separate: true } as const
  expect(of({ item: task }, missed, missed)).toEqual([{ type: 'task.missed' }, { type: 'task.missed' }])
})

test('what ends an item comes last, and each task of a mission has its own event', () => {
  const whole = { item: mission, type: 'missionTask.completed', whole: true } as const
  expect(
    of(
      { item: task, type: 'task.deleted' },
      { ...whole, data: { id: 1 } },
      { ...whole, data: { id: 2 } },
      { item: mission, type: 'mission.updated', changed: ['tasks'] },
    ),
  ).toEqual([
    { type: 'missionTask.completed', data: { id: 1 } },
    { type: 'missionTask.completed', data: { id: 2 } },
    { type: 'mission.updated', changed: ['tasks'] },
    { type: 'task.deleted' },
  ])
})
