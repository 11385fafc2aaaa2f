import { expect, test } from 'vitest'
import { challenges } from './content/challenges.ts'
import { facts } from './content/facts.ts'
import { questions } from './content/questions.ts'
import { quotes } from './content/quotes.ts'
import { drawCard } from './draw-card.ts'

const inPlay = <Piece extends { retired?: true }>(content: readonly Piece[]) =>
  content.filter((piece) => !piece.retired)

const kinds = { fact: inPlay(facts), quote: inPlay(quotes), question: inPlay(questions), task: inPlay(challenges) }

/** The ids that can be drawn from a kind of square. */
function drawnBy(kind: keyof typeof kinds, managed: boolean): Set<string | undefined> {
  const drawn = kinds[kind].map((_, place) =>
    drawCard(kind, (below) => place % below, { gemsLeft: 0, managed, bags: {} }),
  )
  return new Set(drawn.map(({ card }) => card.contentId))
}

test.each(['fact', 'quote', 'question', 'task'] as const)(
  'a child draws every %s for children and no other',
  (kind) => {
    const forChildren = kinds[kind].filter((piece) => piece.forChildren).map(({ id }) => id)
    expect(drawnBy(kind, true)).toEqual(new Set(forChildren))
    expect(drawnBy(kind, false)).toEqual(new Set(kinds[kind].map(({ id }) => id)))
  },
)

test('a child draws content for children from a random square, too', () => {
  const ids = new Set(
    Object.values(kinds).flatMap((all) => all.flatMap(({ id, forChildren }) => (forChildren ? id : []))),
  )
  for (let kind = 0; kind < 6; kind++) {
    for (let place = 0; place < 120; place++) {
      const draws = [kind, place]
      const draw = (below: number) => (draws.shift() ?? 0) % below
      const { card } = drawCard('random', draw, { gemsLeft: 0, managed: true, bags: {} })
      if (card.contentId !== undefined) expect(ids).toContain(card.contentId)
    }
  }
})

test('a year of cards repeats nothing before everything was drawn, on squares of any kind', () => {
  let bags = {}
  let state = 1
  const random = (below: number) => {
    state = (state * 75 + 74) % 65_537
    return Math.floor((state / 65_537) * below)
  }
  const drawn = new Map<string, string[]>()
  for (let turn = 0; turn < 3000; turn++) {
    const { card, bags: after } = drawCard('random', random, { gemsLeft: 0, managed: false, bags })
    bags = after
    if (card.contentId) drawn.set(card.kind, [...(drawn.get(card.kind) ?? []), card.contentId])
  }
  for (const [kind, ids] of drawn) {
    const all = kinds[kind as keyof typeof kinds].length
    for (let start = 0; start + all <= ids.length; start += all) {
      expect(new Set(ids.slice(start, start + all)).size, kind).toBe(all)
    }
  }
  expect([...drawn.keys()].sort()).toEqual(['fact', 'question', 'quote', 'task'])
})
