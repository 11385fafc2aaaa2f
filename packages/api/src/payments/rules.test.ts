import { describe, expect, test } from 'vitest'
import { disputedBy, gemsToReverse, nextCheckAt, orderOf, refundedBy } from './rules.ts'

test('the price of a purchase: the promotional price, if any, times the quantity', () => {
  expect(orderOf({ gems: 100, price: 199, promoPrice: null }, 1)).toEqual({ gems: 100, unitAmount: 199, amount: 199 })
  expect(orderOf({ gems: 600, price: 799, promoPrice: 699 }, 100)).toEqual({
    gems: 60_000,
    unitAmount: 699,
    amount: 69_900,
  })
})

describe('gems that a refund takes', () => {
  test.each([
    [0, 0],
    [-1, 0],
    [1, 0],
    [2, 1],
    [100, 50],
    [198, 99],
    [199, 100],
    [200, 100],
  ])('of 1,99 € for 100, %i cents refunded are %i gems', (reversed, gems) => {
    expect(gemsToReverse({ gems: 100, amount: 199 }, reversed)).toBe(gems)
  })
})

test('a refund that failed moved nothing; one that is under way will', () => {
  const of = (status: string | null) => refundedBy({ status, amount: 199 })
  expect(['pending', 'succeeded', 'requires_action', null].map(of)).toEqual([199, 199, 199, 199])
  expect(['failed', 'canceled'].map(of)).toEqual([0, 0])
})

test('a dispute holds its amount back unless it was won; an inquiry says nothing of it', () => {
  const of = (status: string) => disputedBy({ status, amount: 199 })
  expect(['needs_response', 'under_review', 'lost'].map(of)).toEqual([199, 199, 199])
  expect(['won', 'warning_closed', 'prevented'].map(of)).toEqual([0, 0, 0])
  expect(['warning_needs_response', 'warning_under_review'].map(of)).toEqual([undefined, undefined])
})

test('a payment is asked about after two minutes, then whenever its age has doubled', () => {
  const created = new Date('2026-03-10T10:00:00Z')
  const next = (minutes: number) => {
    const now = new Date(created.getTime() + minutes * 60_000)
    return (nextCheckAt(created, now).getTime() - created.getTime()) / 60_000
  }
  expect([0, 1, 2, 4, 64].map(next)).toEqual([2, 3, 4, 8, 128])
})
