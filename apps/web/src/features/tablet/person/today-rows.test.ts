import type { Task } from '@questboard/api/tasks/schema'
import { expect, it } from 'vitest'
import { todayRows } from './today-rows.ts'

const today = '2026-05-04'

const task = (id: string, about: Partial<Task> = {}) =>
  ({ id, title: id, type: 'daily', completed: false, completedAt: null, opensOn: null, ...about }) as Task

const rowsOf = (own: Task[], ticked: string[] = []) => {
  const ofGroup = {
    id: 'dishes',
    type: 'daily',
    assignment: 'each',
    completed: false,
    approveRequested: false,
    opensOn: null,
  }
  const state = { tasks: [ofGroup], own: { tasks: own }, today } as unknown as Parameters<typeof todayRows>[0]
  return todayRows(state, new Set(ticked)).map((row) => `${row.kind} ${row.task.id} ${row.state}`)
}

it('shows tasks of the group and own ones in one list, open ones first', () => {
  expect(rowsOf([task('done', { completed: true }), task('open')])).toEqual([
    'group dishes open',
    'own open open',
    'own done done',
  ])
})

it('shows a tick at once, before it is answered', () => {
  expect(rowsOf([task('read')], ['read'])).toContain('own read done')
})

it('leaves out what opens later, and to-dos of other days', () => {
  const yesterday = new Date(2026, 4, 3, 12).toISOString()
  const noon = new Date(2026, 4, 4, 12).toISOString()
  const todo = { type: 'todo', completed: true } as const
  expect(
    rowsOf([
      task('later', { opensOn: '2026-05-05' }),
      task('old', { ...todo, completedAt: yesterday }),
      task('new', { ...todo, completedAt: noon }),
    ]),
  ).toEqual(['group dishes open', 'own new done'])
})

it('has only those of the group for who has no personal pages', () => {
  const state = { tasks: [], own: null, today } as unknown as Parameters<typeof todayRows>[0]
  expect(todayRows(state, new Set())).toEqual([])
})

it('leaves the turns of others to those whose turns they are', () => {
  const turn = { type: 'daily', assignment: 'rotation', completed: false, approveRequested: false, opensOn: null }
  const tasks = [
    { ...turn, id: 'mine', mine: true },
    { ...turn, id: 'of Ani', mine: false },
    { ...turn, id: 'done', mine: false, completed: true },
  ]
  const state = { tasks, own: null, today } as unknown as Parameters<typeof todayRows>[0]
  expect(todayRows(state, new Set()).map(({ task: { id } }) => id)).toEqual(['mine', 'done'])
})

it('shows what waits for approval as waiting, although it is completed', () => {
  const asked = { assignment: 'each', mine: false, completed: true, approveRequested: true, opensOn: null }
  const tasks = [
    { ...asked, id: 'daily', type: 'daily' },
    { ...asked, id: 'to-do', type: 'todo' },
    { ...asked, id: 'paid to-do', type: 'todo', approveRequested: false },
  ]
  const state = { tasks, own: null, today } as unknown as Parameters<typeof todayRows>[0]
  const rows = todayRows(state, new Set()).map((row) => `${row.task.id} ${row.state}`)
  expect(rows).toEqual(['daily waiting', 'to-do waiting'])
})

it('keeps a to-do of the group for a week if a leader wrote something about it', () => {
  const done = { type: 'todo', assignment: 'each', completed: true, approveRequested: false, opensOn: null }
  const noon = (date: number) => new Date(2026, 3, date, 12).toISOString()
  const tasks = [
    { ...done, id: 'praised', note: 'Well done', lastCompletedAt: noon(28) },
    { ...done, id: 'praised long ago', note: 'Well done', lastCompletedAt: noon(27) },
    { ...done, id: 'without words', note: '', lastCompletedAt: noon(30) },
  ]
  const state = { tasks, own: null, today } as unknown as Parameters<typeof todayRows>[0]
  expect(todayRows(state, new Set()).map((row) => `${row.task.id} ${row.state}`)).toEqual(['praised done'])
})
