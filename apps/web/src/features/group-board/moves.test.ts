import type { GroupBoard } from '@questboard/api/groups/schema'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Move, movesBetween, newsdesk } from './moves.ts'

const boardWith = (places: [lap: number, position: number][], id = 'meadow'): GroupBoard => ({
  board: { id, name: 'Meadow', size: 40, squares: [] },
  pawns: places.map(([lap, position], index) => ({
    userId: `user ${index}`,
    name: `Player ${index}`,
    avatar: null,
    imageUrl: null,
    lap,
    position,
    resting: false,
    onBreakUntil: null,
    plain: false,
  })),
})

describe('movesBetween', () => {
  it('counts the steps across the start', () => {
    const moves = movesBetween(
      boardWith([
        [1, 39],
        [1, 5],
      ]),
      boardWith([
        [2, 1],
        [1, 5],
      ]),
    )
    expect(moves).toMatchObject([{ name: 'Player 0', steps: 2, position: 1, lap: 2, isNewLap: true }])
  })

  it('finds no moves on another board, for new members, and for pawns that are put back', () => {
    expect(movesBetween(boardWith([[1, 3]]), boardWith([[1, 4]], 'sea'))).toEqual([])
    expect(movesBetween(boardWith([]), boardWith([[1, 4]]))).toEqual([])
    expect(movesBetween(boardWith([[1, 4]]), boardWith([[1, 0]]))).toEqual([])
  })
})

describe('newsdesk', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('announces the first move at once and gathers those of the next three seconds', () => {
    const batches: number[] = []
    const { add } = newsdesk((moves) => batches.push(moves.length))
    const move = {} as Move
    add([move])
    expect(batches).toEqual([1])
    for (let count = 0; count < 4; count++) add([move])
    vi.advanceTimersByTime(2999)
    expect(batches).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(batches).toEqual([1, 4])
    add([move])
    vi.advanceTimersByTime(3000)
    expect(batches).toEqual([1, 4, 1])
    vi.advanceTimersByTime(3000)
    add([move])
    expect(batches).toEqual([1, 4, 1, 1])
  })

  it('announces nothing after it was closed', () => {
    const batches: number[] = []
    const { add, close } = newsdesk((moves) => batches.push(moves.length))
    add([{} as Move])
    add([{} as Move])
    close()
    vi.advanceTimersByTime(10_000)
    expect(batches).toEqual([1])
  })
})
