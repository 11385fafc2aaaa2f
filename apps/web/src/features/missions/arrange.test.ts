import type { Mission } from '@questboard/api/missions/schema'
import { describe, expect, it } from 'vitest'
import { groupsOf, mainOf } from './arrange.ts'

const mission = (name: string, given: Partial<Mission>): Mission => ({
  id: name,
  name,
  notes: '',
  status: 'active',
  from: '2026-03-01',
  to: '2026-03-20',
  isMain: false,
  gold: 0,
  updatedAt: '2026-03-01T08:00:00.000Z',
  tasks: [],
  ...given,
})

const missions = [
  mission('late', { to: '2026-04-01' }),
  mission('soon', { to: '2026-03-11' }),
  mission('main', { to: '2026-05-01', isMain: true }),
  mission('next month', { status: 'pending', from: '2026-04-01', to: '2026-04-09' }),
  mission('next week', { status: 'pending', from: '2026-03-17', to: '2026-04-09' }),
  mission('done in January', { status: 'completed', to: '2026-01-31' }),
  mission('done in February', { status: 'completed', to: '2026-02-20' }),
  mission('missed', { status: 'failed', to: '2026-02-01' }),
]

describe('missions by state', () => {
  it('start with the main one, then those that end soonest', () => {
    expect(groupsOf(missions).active.map(({ name }) => name)).toEqual(['main', 'soon', 'late'])
  })

  it('list pending ones by start, and ended ones by the latest end', () => {
    const { pending, completed, failed } = groupsOf(missions)
    expect(pending.map(({ name }) => name)).toEqual(['next week', 'next month'])
    expect(completed.map(({ name }) => name)).toEqual(['done in February', 'done in January'])
    expect(failed.map(({ name }) => name)).toEqual(['missed'])
  })
})

describe('the main mission', () => {
  it('is the flagged one, if any', () => {
    expect(mainOf(missions)?.name).toBe('main')
    expect(mainOf(missions.filter(({ isMain }) => !isMain))).toBeUndefined()
  })
})
