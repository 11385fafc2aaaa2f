import { describe, expect, test } from 'vitest'
import {
  type Lot,
  type PaidLot,
  partsToRestore,
  partsToReverse,
  partsToSend,
  sendableOf,
  unboughtOf,
} from './lot-rules.ts'

const now = new Date('2026-03-20T12:00:00Z')
const daysAgo = (days: number, milliseconds = 0) => new Date(now.getTime() - days * 86_400_000 + milliseconds)

const earned = (id: number, remaining: number): Lot => ({
  id,
  kind: 'earned',
  paymentId: null,
  paidAt: null,
  remaining,
})
const gift = (id: number, remaining: number): Lot => ({ ...earned(id, remaining), kind: 'gift' })
const bought = (id: number, remaining: number, paidAt: Date, kind: Lot['kind'] = 'bought'): Lot => ({
  id,
  kind,
  paymentId: `payment ${id}`,
  paidAt,
  remaining,
})

const free = { held: 0, owed: 0 }

describe('gems that can be sent', () => {
  test('are all but those that were bought less than 14 days ago', () => {
    expect(sendableOf([earned(1, 50), bought(2, 100, daysAgo(14, 1)), bought(3, 7, daysAgo(14))], free, now)).toBe(57)
  })

  test('are not those that are held or owed', () => {
    const lots = [earned(1, 50), bought(2, 100, daysAgo(1))]
    expect(sendableOf(lots, { held: 90, owed: 0 }, now)).toBe(50)
    expect(sendableOf(lots, { held: 120, owed: 0 }, now)).toBe(30)
    expect(sendableOf(lots, { held: 120, owed: 31 }, now)).toBe(0)
  })

  test('go gifts first, the oldest of them first, then by age', () => {
    const lots = [earned(1, 10), gift(2, 5), bought(3, 20, daysAgo(20), 'gift'), bought(4, 9, daysAgo(1)), gift(5, 5)]
    const parts = (gems: number) => partsToSend(lots, gems, now).map(({ lot, gems: part }) => [lot.id, part])
    expect(parts(3)).toEqual([[2, 3]])
    expect(parts(28)).toEqual([
      [2, 5],
      [3, 20],
      [5, 3],
    ])
    expect(parts(33).at(-1)).toEqual([1, 3])
    expect(unboughtOf(partsToSend(lots, 33, now))).toBe(13)
  })
})

describe('a refund', () => {
  const paid = (id: number, kind: Lot['kind'], parts: Partial<PaidLot>): PaidLot => ({
    id,
    userId: `user ${id}`,
    kind,
    remaining: 0,
    sent: 0,
    spent: 0,
    reversed: 0,
    ...parts,
  })
  const lots = [
    paid(1, 'bought', { remaining: 10, spent: 20, sent: 70 }),
    paid(2, 'gift', { remaining: 30, sent: 20 }),
    paid(3, 'gift', { spent: 40 }),
  ]
  const byId = (parts: { lot: PaidLot; gems: number }[]) => parts.map(({ lot, gems }) => [lot.id, gems])

  test('is taken from the buyer, then from those who have the gems, the latest gift first', () => {
    expect(byId(partsToReverse(lots, 25))).toEqual([[1, 25]])
    expect(byId(partsToReverse(lots, 75))).toEqual([
      [1, 30],
      [3, 40],
      [2, 5],
    ])
  })

  test('of gems without an owner is taken from the buyer', () => {
    expect(byId(partsToReverse(lots.slice(0, 2), 100))).toEqual([
      [1, 70],
      [2, 30],
    ])
  })

  test('that fails is given again in the opposite order', () => {
    const reversed = lots.map((lot, place) => ({ ...lot, reversed: [30, 30, 40][place] ?? 0 }))
    expect(byId(partsToRestore(reversed, 80))).toEqual([
      [2, 30],
      [3, 40],
      [1, 10],
    ])
  })
})
