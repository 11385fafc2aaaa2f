import { describe, expect, it } from 'vitest'
import { addItems, noChange, removeItems, replaceItem, updateItem } from './changes.ts'

type Item = { id: string; title: string }

const sweep: Item = { id: 'a', title: 'Sweep' }
const cook: Item = { id: 'z', title: 'Cook' }

describe('changes of a list', () => {
  it('appends new items in their order, each once', () => {
    const once = addItems(sweep, { id: 'b', title: 'Mop' })([cook])
    expect(once.map(({ id }) => id)).toEqual(['z', 'a', 'b'])
    expect(addItems(sweep)(once)).toBe(once)
    expect(addItems(sweep, { id: 'c', title: 'Dust' })(once).map(({ id }) => id)).toEqual(['z', 'a', 'b', 'c'])
  })

  it('removes the given items and keeps the order', () => {
    const items = ['1', '2', '3'].map((id) => ({ id }))
    expect(removeItems(['2', 'unknown'])(items).map(({ id }) => id)).toEqual(['1', '3'])
    expect(removeItems(['unknown'])(items)).toBe(items)
  })

  it('replaces an item in place and ignores unknown ones', () => {
    const items = [sweep, cook]
    expect(replaceItem({ id: 'a', title: 'Mop' })(items).map(({ title }) => title)).toEqual(['Mop', 'Cook'])
    expect(replaceItem({ id: 'gone', title: 'Mop' })(items)).toBe(items)
  })

  it('returns the same list when nothing changes', () => {
    const items = [sweep, cook]
    expect(updateItem<Item>('a', (item) => item)(items)).toBe(items)
    expect(noChange(items)).toBe(items)
  })

  it('keeps the other items identical and does not mutate the input', () => {
    const items = [sweep, cook]
    const copy = structuredClone(items)
    for (const change of [
      removeItems<Item>(['a']),
      replaceItem({ id: 'a', title: 'Mop' }),
      addItems({ id: 'b', title: 'Mop' }),
    ]) {
      expect(change(items).find(({ id }) => id === 'z')).toBe(cook)
      expect(items).toEqual(copy)
    }
  })
})
