import { describe, expect, it } from 'vitest'
import { isUrgent, phaseOf } from './period.ts'

const today = '2026-03-10'
const active = (to: string) => phaseOf({ status: 'active', from: '2026-03-01', to }, today)

describe('phaseOf', () => {
  it('counts the days left after today', () => {
    expect(active('2026-03-10')).toEqual({ kind: 'daysLeft', days: 0 })
    expect(active('2026-03-11')).toEqual({ kind: 'daysLeft', days: 1 })
    expect(active('2026-04-09')).toEqual({ kind: 'daysLeft', days: 30 })
  })

  it('is overdue when only a holiday keeps it open', () => {
    expect(active('2026-03-09')).toEqual({ kind: 'waits' })
  })

  it('says when a mission starts or ended', () => {
    const period = { from: '2026-03-12', to: '2026-03-20' }
    expect(phaseOf({ status: 'pending', ...period }, today)).toEqual({ kind: 'begins', on: '2026-03-12' })
    expect(phaseOf({ status: 'failed', from: '2026-02-01', to: '2026-03-02' }, today)).toEqual({
      kind: 'failed',
      on: '2026-03-02',
    })
    expect(phaseOf({ status: 'completed', ...period }, today)).toEqual({ kind: 'completed' })
    expect(phaseOf({ status: 'archived', ...period }, today)).toEqual({ kind: 'archived' })
  })

  it('is urgent only when few days are left', () => {
    expect(isUrgent(active('2026-03-10'))).toBe(true)
    expect(isUrgent(active('2026-03-12'))).toBe(true)
    expect(isUrgent(active('2026-03-13'))).toBe(false)
    expect(isUrgent({ kind: 'waits' })).toBe(false)
  })
})
