import type { Mission, MissionTask } from '@questboard/api/missions/schema'
import { describe, expect, it } from 'vitest'
import {
  addTasksIn,
  archiveIn,
  archiveTaskIn,
  completeIn,
  completeTaskIn,
  removeTaskIn,
  reopenTaskIn,
  replaceTaskIn,
  setMain,
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
    expect(setMain('fence')(missions).map(({ isMain }) => isMain)).toEqual([true, false])
    expect(setMain('garden')(missions)).toBe(missions)
  })

  it('is no longer the main one when it has ended', () => {
    expect(completeIn('garden')(missions)[1]).toMatchObject({ status: 'completed', isMain: false })
  })
})

describe('the tasks of a mission', () => {
  it('determine its reward', () => {
    expect(addTasksIn('fence', task('sand', { gold: 5 }))(missions)[0]).toMatchObject({ gold: 25 })
    expect(removeTaskIn('fence', 'dry')(missions)[0]).toMatchObject({ gold: 10, tasks: [task('paint')] })
    expect(replaceTaskIn('fence', task('dry', { gold: 50 }))(missions)[0]).toMatchObject({ gold: 60 })
  })

  it('do not change the reward when they are completed, reopened or archived', () => {
    const done = completeTaskIn('fence', 'dry', at)(missions)
    expect(done[0]?.tasks[1]).toEqual(task('dry', { completed: true, completedAt: at }))
    expect(done[0]?.gold).toBe(20)
    expect(reopenTaskIn('fence', 'dry')(done)).toEqual(missions)
    expect(archiveTaskIn('fence', 'dry')(done)[0]?.tasks[1]).toMatchObject({ completed: true, archived: true })
  })
})

describe('every change', () => {
  const changes = {
    setMain: setMain('fence'),
    completeIn: completeIn('fence'),
    archiveIn: archiveIn('fence'),
    addTasksIn: addTasksIn('fence', task('sand')),
    removeTaskIn: removeTaskIn('fence', 'dry'),
    completeTaskIn: completeTaskIn('fence', 'dry', at),
    archiveTaskIn: archiveTaskIn('fence', 'dry'),
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
    expect(removeTaskIn('unknown', 'dry')(missions)).toBe(missions)
    expect(completeTaskIn('fence', 'unknown', at)(missions)).toBe(missions)
  })
})
