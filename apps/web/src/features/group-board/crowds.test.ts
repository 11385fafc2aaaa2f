import { describe, expect, it } from 'vitest'
import { type Crowd, crowdsOn, withLooks } from './crowds.ts'

const places = Array.from({ length: 40 }, (_, index) => ({ x: 100 + index * 100, y: 200, angle: 0 }))

const pawnsOn = (positions: number[]) =>
  withLooks(
    positions.map((position, index) => ({
      userId: `user ${index}`,
      name: `Player ${index}`,
      avatar: null,
      imageUrl: null,
      position,
      lap: 1,
      resting: false,
      onBreakUntil: null,
      plain: false,
    })),
  )

const crowd = (positions: number[], ownId = 'user 0') => crowdsOn(pawnsOn(positions), places, ownId)

/** The part of each pawn, as a disc, that the pawns rendered after it do not cover. */
const seenParts = ({ shown, radius }: Crowd) =>
  shown.map((one, index) => {
    const later = shown.slice(index + 1)
    let [inside, seen] = [0, 0]
    for (let x = -1; x <= 1; x += 0.02) {
      for (let y = -1; y <= 1; y += 0.02) {
        if (Math.hypot(x, y) > 1) continue
        inside += 1
        const [px, py] = [one.x + x * radius, one.y + y * radius]
        if (later.every((other) => Math.hypot(other.x - px, other.y - py) > radius)) seen += 1
      }
    }
    return seen / inside
  })

describe('crowdsOn', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('shows at least 70 percent of each of %i pawns on one square', (count) => {
    const [one] = crowd(Array.from({ length: count }, () => 14))
    expect(one?.shown).toHaveLength(count)
    expect(one?.more).toBeNull()
    for (const part of seenParts(one as Crowd)) expect(part).toBeGreaterThan(0.7)
  })

  it('shows eight of eleven pawns and the number of the others, and always the own pawn', () => {
    const [one] = crowd(
      Array.from({ length: 11 }, () => 0),
      'user 10',
    )
    expect(one?.shown).toHaveLength(8)
    expect(one?.more?.count).toBe(3)
    expect(one?.shown.map(({ member }) => member.userId)).toContain('user 10')
    expect(one?.members).toHaveLength(11)
  })

  it('makes the pawns on neighbouring squares smaller, so that no crowd covers another', () => {
    const [left, right] = crowd([...Array.from({ length: 8 }, () => 3), 4, 4, 4]) as [Crowd, Crowd]
    expect(left.reach + right.reach).toBeLessThanOrEqual(100)
  })

  it('gives 50 members different looks', () => {
    const looks = pawnsOn(Array.from({ length: 50 }, () => 0)).map(({ look }) => look.colour + look.outline)
    expect(new Set(looks).size).toBe(50)
  })
})
