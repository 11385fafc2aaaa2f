import type { Board } from '@questboard/api/board/schema'
import { describe, expect, it } from 'vitest'
import { cardKey, hasOpenCard, withSettledCard } from './card-key.ts'

const board: Board = {
  id: 'meadow',
  name: 'Meadow',
  position: 2,
  lap: 1,
  size: 40,
  squares: [],
  card: { kind: 'question', drawnFrom: 'random', settled: false },
}
const plain: Board = { ...board, position: 3, card: { kind: 'none', drawnFrom: 'none', settled: true } }

describe('a card', () => {
  it('has a different key on every square, lap and board', () => {
    const others = [
      { ...board, position: 4 },
      { ...board, lap: 2 },
      { ...board, id: 'sea' },
    ]
    expect(new Set([board, ...others].map(cardKey)).size).toBe(4)
  })

  it('can be opened until it is settled', () => {
    expect(hasOpenCard(board)).toBe(true)
    expect(hasOpenCard(plain)).toBe(false)
    expect(hasOpenCard({ card: { ...board.card, settled: true } })).toBe(false)
  })
})

describe('settling', () => {
  it('marks the card with the key', () => {
    const settled = withSettledCard(board, cardKey(board))
    expect(settled).toEqual({ ...board, card: { ...board.card, settled: true } })
    expect(withSettledCard(settled, cardKey(board))).toBe(settled)
  })

  it('does not mark another card on which the pawn is now', () => {
    const moved = { ...board, position: 4 }
    expect(withSettledCard(moved, cardKey(board))).toBe(moved)
  })
})
