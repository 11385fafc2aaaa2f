import type { Task } from '@questboard/api/tasks/schema'
import { describe, expect, it, vi } from 'vitest'
import { type Change, completed, removed, reopened } from './changes.ts'
import { createUnderway } from './underway.ts'

const at = '2026-11-20T09:00:00.000Z'

const daily = (id: string): Task => ({
  id,
  title: id,
  notes: '',
  gold: 10,
  type: 'daily',
  tags: [],
  requireResult: false,
  result: null,
  completed: false,
  archived: false,
  streak: 2,
  createdAt: at,
  completedAt: null,
})

describe('acts that are under way', () => {
  it('are seen over the truth, in their order, and never written into it', () => {
    const truth = [daily('a'), daily('b')]
    const underway = createUnderway()
    underway.lay(completed('a', at))
    underway.lay(removed(['b']))
    expect(underway.over(truth)).toEqual([{ ...daily('a'), completed: true, completedAt: at, streak: 3 }])
    expect(truth).toEqual([daily('a'), daily('b')])
  })

  it('are the truth itself when there is none', () => {
    const truth = [daily('a')]
    const underway = createUnderway()
    const lift = underway.lay(removed(['a']))
    lift()
    expect(underway.over(truth)).toBe(truth)
  })

  it('can be lifted from below others: what remains is the truth with those over it', () => {
    const underway = createUnderway()
    const lift = underway.lay(completed('a', at))
    underway.lay(removed(['b']))
    lift()
    expect(underway.over([daily('a'), daily('b')])).toEqual([daily('a')])
  })

  it('bring back a task in its place, whatever came in between', () => {
    const underway = createUnderway()
    const lift = underway.lay(removed(['b']))
    const truth = [daily('a'), daily('b'), daily('c')]
    expect(underway.over(truth).map(({ id }) => id)).toEqual(['a', 'c'])
    lift()
    expect(underway.over(truth.concat(daily('d'))).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('lie well over a truth that knows of them already', () => {
    const underway = createUnderway()
    const change: Change = completed('a', at)
    underway.lay(change)
    const known = change([daily('a')])
    expect(underway.over(known)).toBe(known)
  })

  it('end as they began when the first of two fails and the second is not sent', () => {
    const underway = createUnderway()
    const truth = [daily('a')]
    const liftFirst = underway.lay(completed('a', at))
    const liftSecond = underway.lay(reopened('a'))
    liftFirst()
    liftSecond()
    expect(underway.over(truth)).toEqual([daily('a')])
  })

  it('tell their watchers of every change', () => {
    const underway = createUnderway()
    const watch = vi.fn()
    const stop = underway.subscribe(watch)
    const before = underway.version()
    underway.lay(removed(['a']))
    expect(watch).toHaveBeenCalledTimes(1)
    expect(underway.version()).not.toBe(before)
    stop()
    underway.clear()
    expect(watch).toHaveBeenCalledTimes(1)
    expect(underway.over([daily('a')])).toEqual([daily('a')])
  })
})
