import { describe, expect, it, vi } from 'vitest'
import { type Change, changed, removed } from './changes.ts'
import { createOptimisticUpdates } from './optimistic-updates.ts'

type Item = { id: string; done: boolean }

const open = (id: string): Item => ({ id, done: false })

const done = (id: string): Change<Item> => changed(id, (item) => (item.done ? item : { ...item, done: true }))

const notDone = (id: string): Change<Item> => changed(id, (item) => (item.done ? { ...item, done: false } : item))

describe('acts that are under way', () => {
  it('are seen over the truth, in their order, and never written into it', () => {
    const truth = [open('a'), open('b')]
    const underway = createOptimisticUpdates<Item>()
    underway.lay(done('a'))
    underway.lay(removed(['b']))
    expect(underway.over(truth)).toEqual([{ id: 'a', done: true }])
    expect(truth).toEqual([open('a'), open('b')])
  })

  it('are the truth itself when there is none', () => {
    const truth = [open('a')]
    const underway = createOptimisticUpdates<Item>()
    const lift = underway.lay(removed(['a']))
    lift()
    expect(underway.over(truth)).toBe(truth)
  })

  it('can be lifted from below others: what remains is the truth with those over it', () => {
    const underway = createOptimisticUpdates<Item>()
    const lift = underway.lay(done('a'))
    underway.lay(removed(['b']))
    lift()
    expect(underway.over([open('a'), open('b')])).toEqual([open('a')])
  })

  it('bring back an item in its place, whatever came in between', () => {
    const underway = createOptimisticUpdates<Item>()
    const lift = underway.lay(removed(['b']))
    const truth = [open('a'), open('b'), open('c')]
    expect(underway.over(truth).map(({ id }) => id)).toEqual(['a', 'c'])
    lift()
    expect(underway.over(truth.concat(open('d'))).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('lie well over a truth that knows of them already', () => {
    const underway = createOptimisticUpdates<Item>()
    const change = done('a')
    underway.lay(change)
    const known = change([open('a')])
    expect(underway.over(known)).toBe(known)
  })

  it('end as they began when the first of two fails and the second is not sent', () => {
    const underway = createOptimisticUpdates<Item>()
    const truth = [open('a')]
    const liftFirst = underway.lay(done('a'))
    const liftSecond = underway.lay(notDone('a'))
    liftFirst()
    liftSecond()
    expect(underway.over(truth)).toEqual([open('a')])
  })

  it('tell their watchers of every change', () => {
    const underway = createOptimisticUpdates<Item>()
    const watch = vi.fn()
    const stop = underway.subscribe(watch)
    const before = underway.version()
    underway.lay(removed(['a']))
    expect(watch).toHaveBeenCalledTimes(1)
    expect(underway.version()).not.toBe(before)
    stop()
    underway.clear()
    expect(watch).toHaveBeenCalledTimes(1)
    expect(underway.over([open('a')])).toEqual([open('a')])
  })
})
