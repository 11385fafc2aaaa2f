import { describe, expect, test } from 'vitest'
import type { BoardData, SquareKind } from './board.ts'
import { paceOf, stepsBetween, stepsToSurprise } from './walk.ts'

function board(position: number, lap = 1, specials: Record<number, [SquareKind, boolean]> = {}): BoardData {
  const squares = Array.from({ length: 40 }, (_, at) => {
    const [kind, used] = specials[at] ?? ['none', false]
    return { position: at, kind: kind as SquareKind, used: used as boolean }
  })
  return { id: 'meadow', name: 'Meadow', position, lap, size: 40, squares }
}

describe('a walk', () => {
  test('leads forward, also across the start', () => {
    expect(stepsBetween(board(12), board(14))).toBe(2)
    expect(stepsBetween(board(38), board(1, 2))).toBe(3)
  })

  test('is 0 for another board, backwards, or for more than a lap', () => {
    expect(stepsBetween(board(12), { ...board(14), id: 'sea' })).toBe(0)
    expect(stepsBetween(board(12), board(10))).toBe(0)
    expect(stepsBetween(board(12), board(13, 2))).toBe(0)
    expect(stepsBetween(board(12), board(12))).toBe(0)
  })

  test('takes 200 ms a step and never more than a second and a half', () => {
    expect(paceOf(1)).toBe(200)
    expect(paceOf(3) * 3).toBe(600)
    expect(paceOf(30) * 30).toBeCloseTo(1500)
  })
})

describe('the next surprise', () => {
  test('is the nearest special square that is not used', () => {
    expect(stepsToSurprise(board(3, 1, { 4: ['fact', true], 7: ['bonus', false] }))).toBe(4)
  })

  test('is across the start when this lap has none left, because a new lap resets them', () => {
    expect(stepsToSurprise(board(35, 1, { 4: ['fact', true], 37: ['quote', true] }))).toBe(9)
  })

  test('is null on a board without special squares', () => {
    expect(stepsToSurprise(board(0))).toBeNull()
  })
})
