import type { CardBag } from '@questboard/db/schema'
import { describe, expect, test } from 'vitest'
import { drawFrom, numbered } from './card-bag.ts'

const pieces = (count: number) => numbered(Array.from({ length: count }, (_, place) => ({ id: `${1000 + place}` })))

/** Draws many times in a row and returns the ids. */
function drawMany(count: number, from: ReturnType<typeof pieces>, begun?: { bag: CardBag | undefined; seed?: number }) {
  let state = begun?.seed ?? 7
  const random = (below: number) => {
    state = (state * 75 + 74) % 65_537
    return Math.floor((state / 65_537) * below)
  }
  let bag = begun?.bag
  const ids = Array.from({ length: count }, () => {
    const drawn = drawFrom(bag, from, random)
    if (!drawn) throw new Error('nothing to draw')
    bag = drawn.bag
    return drawn.piece.id
  })
  return { ids, bag }
}

describe('a bag', () => {
  test.each([1, 2, 3, 17, 250])('of %i gives every piece once before any comes again', (count) => {
    for (let seed = 1; seed <= 20; seed++) {
      const { ids } = drawMany(count * 4, pieces(count), { bag: undefined, seed })
      for (let lap = 0; lap < 4; lap++) {
        expect(new Set(ids.slice(lap * count, (lap + 1) * count)).size).toBe(count)
      }
      if (count > 1) expect(ids.filter((id, place) => id === ids[place - 1])).toEqual([])
    }
  })

  test('takes new pieces in at once: they come before anything repeats', () => {
    const { ids, bag } = drawMany(8, pieces(10))
    const later = drawMany(7, pieces(15), { bag })
    expect(new Set([...ids, ...later.ids]).size).toBe(15)
  })

  test('never draws what was taken out, and loses nothing by it', () => {
    const all = pieces(10)
    const { ids, bag } = drawMany(4, all)
    const kept = all.filter(({ number }) => number !== 3)
    const left = kept.filter(({ id }) => !ids.includes(id))
    const later = drawMany(left.length, kept, { bag })
    expect(new Set(later.ids)).toEqual(new Set(left.map(({ id }) => id)))
  })

  test('of a child continues when the child grows up', () => {
    const all = pieces(10)
    const { ids, bag } = drawMany(6, all.slice(0, 6))
    const later = drawMany(4, all, { bag })
    expect(new Set([...ids, ...later.ids]).size).toBe(10)
  })

  test('is small', () => {
    const { bag } = drawMany(249, pieces(250))
    expect(JSON.stringify(bag).length).toBeLessThan(60)
  })

  test('without pieces gives nothing', () => {
    expect(drawFrom(undefined, [], () => 0)).toBeUndefined()
  })
})
