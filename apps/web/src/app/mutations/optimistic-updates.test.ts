import { describe, expect, it, vi } from 'vitest'
import { type Change, removeItems, updateItem } from './changes.ts'
import { createOptimisticUpdates } from './optimistic-updates.ts'

type Item = { id: string; done: boolean }

const open = (id: string): Item => ({ id, done: false })

const done = (id: string): Change<Item> => updateItem(id, (item) => (item.done ? item : { ...item, done: true }))

const notDone = (id: string): Change<Item> => updateItem(id, (item) => (item.done ? { ...item, done: false } : item))

describe('optimistic updates', () => {
  it('apply in order and do not mutate the items', () => {
    const truth = [open('a'), open('b')]
    const updates = createOptimisticUpdates<Item>()
    updates.add(done('a'))
    updates.add(removeItems(['b']))
    expect(updates.applyTo(truth)).toEqual([{ id: 'a', done: true }])
    expect(truth).toEqual([open('a'), open('b')])
  })

  it('return the same items when there is no update', () => {
    const truth = [open('a')]
    const updates = createOptimisticUpdates<Item>()
    const remove = updates.add(removeItems(['a']))
    remove()
    expect(updates.applyTo(truth)).toBe(truth)
  })

  it('can be removed in any order', () => {
    const updates = createOptimisticUpdates<Item>()
    const remove = updates.add(done('a'))
    updates.add(removeItems(['b']))
    remove()
    expect(updates.applyTo([open('a'), open('b')])).toEqual([open('a')])
  })

  it('restore a removed item at its place, even after other changes', () => {
    const updates = createOptimisticUpdates<Item>()
    const remove = updates.add(removeItems(['b']))
    const truth = [open('a'), open('b'), open('c')]
    expect(updates.applyTo(truth).map(({ id }) => id)).toEqual(['a', 'c'])
    remove()
    expect(updates.applyTo(truth.concat(open('d'))).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('can be applied to items that already contain them', () => {
    const updates = createOptimisticUpdates<Item>()
    const change = done('a')
    updates.add(change)
    const known = change([open('a')])
    expect(updates.applyTo(known)).toBe(known)
  })

  it('leave no trace when both of two updates are removed', () => {
    const updates = createOptimisticUpdates<Item>()
    const truth = [open('a')]
    const removeFirst = updates.add(done('a'))
    const removeSecond = updates.add(notDone('a'))
    removeFirst()
    removeSecond()
    expect(updates.applyTo(truth)).toEqual([open('a')])
  })

  it('notify subscribers of every change', () => {
    const updates = createOptimisticUpdates<Item>()
    const watch = vi.fn()
    const stop = updates.subscribe(watch)
    const before = updates.version()
    updates.add(removeItems(['a']))
    expect(watch).toHaveBeenCalledTimes(1)
    expect(updates.version()).not.toBe(before)
    stop()
    updates.clear()
    expect(watch).toHaveBeenCalledTimes(1)
    expect(updates.applyTo([open('a')])).toEqual([open('a')])
  })
})
