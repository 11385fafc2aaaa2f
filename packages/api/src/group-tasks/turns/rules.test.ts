import { describe, expect, test } from 'vitest'
import {
  countedTurns,
  countTurn,
  type GivenTurn,
  giveTurn,
  nextHolder,
  type OwedTurn,
  type TurnCount,
} from './rules.ts'

const players = ['ani', 'boris', 'vera']

const rotation = (more: Partial<Parameters<typeof giveTurn>[0]> = {}) => ({
  order: players,
  counts: new Map<string, TurnCount>(),
  last: null,
  available: new Set(players),
  owed: [],
  ...more,
})

const counts = (held: number[]) => new Map(players.map((one, at) => [one, { held: held[at] ?? 0, away: false }]))

describe('whose turn it is', () => {
  test('follows the order, beginning with the first', () => {
    expect(giveTurn(rotation())?.holder).toBe('ani')
    expect(giveTurn(rotation({ counts: counts([1, 0, 0]), last: 'ani' }))?.holder).toBe('boris')
    expect(giveTurn(rotation({ counts: counts([1, 1, 1]), last: 'vera' }))?.holder).toBe('ani')
  })

  test('is of the member with the fewest turns', () => {
    expect(giveTurn(rotation({ counts: counts([2, 2, 1]), last: 'ani' }))?.holder).toBe('vera')
  })

  test('passes over who is not there, and no one makes up for that', () => {
    const available = new Set(['ani', 'vera'])
    const turns = countedTurns({ order: players, counts: counts([3, 2, 3]), available })
    expect(giveTurn(rotation({ counts: turns, available, last: 'ani' }))?.holder).toBe('vera')
    const back = countedTurns({ order: players, counts: turns, available: new Set(players) })
    expect(back.get('boris')).toEqual({ held: 3, away: false })
  })

  test('is no one’s when no one is there', () => {
    expect(giveTurn(rotation({ available: new Set() }))).toBeNull()
    expect(nextHolder(rotation({ available: new Set() }), null)).toBeNull()
  })

  test('gives the next turn of an accepter to the asker, and counts it for the accepter', () => {
    const owed = [{ id: 'swap', fromId: 'ani', toId: 'boris' }]
    const given = giveTurn(rotation({ counts: counts([1, 0, 0]), last: 'ani', owed }))
    expect(given).toEqual({ holder: 'ani', countsFor: 'boris', owedId: 'swap' })
    expect(
      giveTurn(rotation({ counts: counts([1, 0, 0]), last: 'ani', owed, available: new Set(['boris', 'vera']) })),
    ).toEqual({ holder: 'boris', countsFor: 'boris', owedId: null })
  })
})

/** Numbers from 0 to `below` - 1, the same ones for the same seed. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function play(seed: number, members: number): { differences: number[]; holders: number } {
  const random = randomFrom(seed)
  const all = Array.from({ length: members }, (_, at) => `member-${at}`)
  // The first two are always there, the others join, go away and come back.
  const always = all.slice(0, 2)
  let order = [...always]
  const away = new Set<string>()
  let turns = new Map<string, TurnCount>()
  let [last, owed, holders]: [string | null, OwedTurn[], number] = [null, [], 0]
  const differences: number[] = []
  const availableNow = () => new Set(order.filter((one) => !away.has(one)))
  const changePlayer = () => {
    const one = all[2 + random(Math.max(1, members - 2))]
    if (one === undefined) return
    if (!order.includes(one)) order = [...order, one]
    else if (away.has(one)) away.delete(one)
    else away.add(one)
  }
  const choose = (): GivenTurn | null => {
    const available = availableNow()
    turns = new Map([...turns, ...countedTurns({ order, counts: turns, available })])
    const given = giveTurn({ order, counts: turns, last, available, owed })
    owed = owed.filter(({ id }) => id !== given?.owedId)
    return given
  }
  for (let occurrence = 0; occurrence < 1000; occurrence++) {
    if (random(4) === 0) changePlayer()
    let given = choose()
    const other = order[random(order.length)]
    if (given && other && other !== given.holder && !away.has(other) && random(5) === 0) {
      owed = [...owed, { id: `${occurrence}`, fromId: given.holder, toId: other }]
      given = { ...given, holder: other, owedId: null }
    }
    if (given && random(6) === 0 && !always.includes(given.holder)) {
      away.add(given.holder)
      owed = owed.filter(({ id }) => id !== `${occurrence}`)
      given = choose()
    }
    if (given) holders += 1
    turns = countTurn(turns, given?.countsFor ?? null)
    last = given?.countsFor ?? last
    const held = always.map((one) => turns.get(one)?.held ?? 0)
    differences.push(Math.max(...held) - Math.min(...held))
  }
  return { differences, holders }
}

describe('over 1,000 occurrences with joins, absences and swaps', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])(
    'the turns of those always there differ by one at most, of %i members',
    (members) => {
      for (let seed = 1; seed <= 25; seed++) {
        const { differences, holders } = play(seed * 7919, members)
        expect(Math.max(...differences)).toBeLessThanOrEqual(1)
        expect(holders).toBe(1000)
      }
    },
  )
})
