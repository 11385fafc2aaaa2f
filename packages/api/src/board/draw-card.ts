import type { DrawnCard } from '@questboard/db/schema'
import type { Random } from '../kernel/context.ts'
import type { SquareKind } from './boards.ts'
import { challenges } from './content/challenges.ts'
import { facts } from './content/facts.ts'
import { questions } from './content/questions.ts'
import { quotes } from './content/quotes.ts'

/** The rewards of a square on landing, and the maximum of gems from squares in a day. */
export const squarePay = {
  readingExp: 2,
  bonusGold: { least: 10, most: 30 },
  specialGems: { least: 1, most: 3, inADay: 3 },
  goldInsteadOfGems: 20,
} as const

const drawable = ['task', 'fact', 'quote', 'question', 'bonus', 'specialBonus'] as const

const between = (random: Random, { least, most }: { least: number; most: number }) => least + random(most - least + 1)

type Content = readonly { id: string; forChildren?: true }[]

const all = { facts, quotes, questions, challenges } satisfies Record<string, Content>

const ofChildren = (content: Content): Content => content.filter((piece) => piece.forChildren)

const forChildren: Record<keyof typeof all, Content> = {
  ...{ facts: ofChildren(facts), quotes: ofChildren(quotes) },
  ...{ questions: ofChildren(questions), challenges: ofChildren(challenges) },
}

const pick = (random: Random, content: Content) => content[random(content.length)]?.id

/**
 * Draws the card of a special square, with what it pays on landing.
 * @param gemsLeft gems that squares may still pay today. Without any, a special bonus pays gold
 * @param managed whether the player is a child, who draws only content marked for children
 *
 * Specification: Board; Managed members.
 */
export function drawCard(
  kind: Exclude<SquareKind, 'none'>,
  random: Random,
  { gemsLeft, managed }: { gemsLeft: number; managed: boolean },
): DrawnCard {
  const content = managed ? forChildren : all
  const drawn = kind === 'random' ? (drawable[random(drawable.length)] ?? 'fact') : kind
  const card = { kind: drawn, drawnFrom: kind, settled: false }
  switch (drawn) {
    case 'fact':
      return { ...card, contentId: pick(random, content.facts), exp: squarePay.readingExp }
    case 'quote':
      return { ...card, contentId: pick(random, content.quotes), exp: squarePay.readingExp }
    case 'question':
      return { ...card, contentId: pick(random, content.questions) }
    case 'task':
      return { ...card, contentId: pick(random, content.challenges) }
    case 'bonus':
      return { ...card, gold: between(random, squarePay.bonusGold) }
    case 'specialBonus': {
      const gems = Math.min(between(random, squarePay.specialGems), gemsLeft)
      return gems > 0 ? { ...card, gems } : { ...card, gold: squarePay.goldInsteadOfGems }
    }
  }
}
