import { expect, test } from 'vitest'
import { challenges } from './content/challenges.ts'
import { facts } from './content/facts.ts'
import { questions } from './content/questions.ts'
import { quotes } from './content/quotes.ts'
import { drawCard } from './draw-card.ts'

const kinds = { fact: facts, quote: quotes, question: questions, task: challenges } as const

/** The ids that can be drawn from a kind of square. */
function drawnBy(kind: keyof typeof kinds, managed: boolean): Set<string | undefined> {
  const drawn = kinds[kind].map((_, place) => drawCard(kind, (below) => place % below, { gemsLeft: 0, managed }))
  return new Set(drawn.map(({ contentId }) => contentId))
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
      const card = drawCard('random', (below) => (draws.shift() ?? 0) % below, { gemsLeft: 0, managed: true })
      if (card.contentId !== undefined) expect(ids).toContain(card.contentId)
    }
  }
})
