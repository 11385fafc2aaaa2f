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
    const updates = createOptimisticUpdates<Item>()
    updates.add(done('a'))
    updates.add(removed(['b']))
    expect(updates.applyTo(truth)).toEqual([{ id: 'a', done: true }])
    expect(truth).toEqual([open('a'), open('b')])
  })

  it('are the truth itself when there is none', () => {
    const truth = [open('a')]
    const updates = createOptimisticUpdates<Item>()
    const remove = updates.add(removed(['a']))
    remove()
    expect(updates.applyTo(truth)).toBe(truth)
  })

  it('can be lifted from below others: what remains is the truth with those over it', () => {
    const updates = createOptimisticUpdates<Item>()
    const remove = updates.add(done('a'))
    updates.add(removed(['b']))
    remove()
    expect(updates.applyTo([open('a'), open('b')])).toEqual([open('a')])
  })

  it('bring back an item in its place, whatever came in between', () => {
    const updates = createOptimisticUpdates<Item>()
    const remove = updates.add(removed(['b']))
    const truth = [open('a'), open('b'), open('c')]
    expect(updates.applyTo(truth).map(({ id }) => id)).toEqual(['a', 'c'])
    remove()
    expect(updates.applyTo(truth.concat(open('d'))).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('lie well over a truth that knows of them already', () => {
    const updates = createOptimisticUpdates<Item>()
    const change = done('a')
    updates.add(change)
    const known = change([open('a')])
    expect(updates.applyTo(known)).toBe(known)
  })

  it('end as they began when the first of two fails and the second is not sent', () => {
    const updates = createOptimisticUpdates<Item>()
    const truth = [open('a')]
    const removeFirst = updates.add(done('a'))
    const removeSecond = updates.add(notDone('a'))
    removeFirst()
    removeSecond()
    expect(updates.applyTo(truth)).toEqual([open('a')])
  })

  it('tell their watchers of every change', () => {
    const updates = createOptimisticUpdates<Item>()
    const watch = vi.fn()
    const stop = updates.subscribe(watch)
    const before = updates.version()
    updates.add(removed(['a']))
    expect(watch).toHaveBeenCalledTimes(1)
    expect(updates.version()).not.toBe(before)
    stop()
    updates.clear()
    expect(watch).toHaveBeenCalledTimes(1)
    expect(updates.applyTo([open('a')])).toEqual([open('a')])
  })
})
