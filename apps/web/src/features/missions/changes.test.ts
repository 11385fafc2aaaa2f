import type { Mission, MissionTask } from '@questboard/api/missions/schema'
import { describe, expect, it } from 'vitest'
import {
  archived,
  completed,
  mainIs,
  taskArchived,
  taskCompleted,
  taskRemoved,
  taskReopened,
  taskReplaced,
  tasksAdded,
} from './changes.ts'

const at = '2026-03-10T09:00:00.000Z'

const task = (id: string, given: Partial<MissionTask> = {}): MissionTask => ({
  id,
  title: id,
  notes: '',
  gold: 10,
  type: 'todo',
  tags: [],
  completed: false,
  archived: false,
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-01T08:00:00.000Z',
  completedAt: null,
  ...given,
})

const mission = (id: string, given: Partial<Mission> = {}): Mission => ({
  id,
  name: id,
  notes: '',
  status: 'active',
  from: '2026-03-01',
  to: '2026-03-20',
  isMain: false,
  gold: 20,
  updatedAt: '2026-03-01T08:00:00.000Z',
  tasks: [task('paint'), task('dry')],
  ...given,
})

const missions = [mission('fence'), mission('garden', { isMain: true, gold: 0, tasks: [] })]

describe('the main mission', () => {
  it('is the only one', () => {
    expect(mainIs('fence')(missions).map(({ isMain }) => isMain)).toEqual([true, false])
    expect(mainIs('garden')(missions)).toBe(missions)
  })

  it('is no longer the main one when it has ended', () => {
    expect(completed('garden')(missions)[1]).toMatchObject({ status: 'completed', isMain: false })
  })
})

describe('the tasks of a mission', () => {
  it('determine its reward', () => {
    expect(tasksAdded('fence', task('sand', { gold: 5 }))(missions)[0]).toMatchObject({ gold: 25 })
    expect(taskRemoved('fence', 'dry')(missions)[0]).toMatchObject({ gold: 10, tasks: [task('paint')] })
    expect(taskReplaced('fence', task('dry', { gold: 50 }))(missions)[0]).toMatchObject({ gold: 60 })
  })

  it('do not change the reward when they are completed, reopened or archived', () => {
    const done = taskCompleted('fence', 'dry', at)(missions)
    expect(done[0]?.tasks[1]).toEqual(task('dry', { completed: true, completedAt: at }))
    expect(done[0]?.gold).toBe(20)
    expect(taskReopened('fence', 'dry')(done)).toEqual(missions)
    expect(taskArchived('fence', 'dry')(done)[0]?.tasks[1]).toMatchObject({ completed: true, archived: true })
  })
})

describe('every change', () => {
  const changes = {
    mainIs: mainIs('fence'),
    completed: completed('fence'),
    archived: archived('fence'),
    tasksAdded: tasksAdded('fence', task('sand')),
    taskRemoved: taskRemoved('fence', 'dry'),
    taskCompleted: taskCompleted('fence', 'dry', at),
    taskArchived: taskArchived('fence', 'dry'),
  }

  it.each(Object.entries(changes))('%s is idempotent', (_, change) => {
    const once = change(missions)
    expect(once).not.toBe(missions)
    expect(change(once)).toBe(once)
  })

  it.each(Object.entries(changes))('%s does not mutate its input', (_, change) => {
    const copy = structuredClone(missions)
    change(missions)
    expect(missions).toEqual(copy)
  })

  it('leaves other missions unchanged', () => {
    expect(taskRemoved('unknown', 'dry')(missions)).toBe(missions)
    expect(taskCompleted('fence', 'unknown', at)(missions)).toBe(missions)
  })
})
