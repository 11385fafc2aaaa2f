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

const pick = (random: Random, content: readonly { id: string }[]) => content[random(content.length)]?.id

/**
 * Draws the card of a special square, with what it pays on landing.
 * @param gemsLeft gems that squares may still pay today. Without any, a special bonus pays gold
 *
 * Specification: Board.
 */
export function drawCard(kind: Exclude<SquareKind, 'none'>, random: Random, gemsLeft: number): DrawnCard {
  const drawn = kind === 'random' ? (drawable[random(drawable.length)] ?? 'fact') : kind
  const card = { kind: drawn, drawnFrom: kind, settled: false }
  switch (drawn) {
    case 'fact':
      return { ...card, contentId: pick(random, facts), exp: squarePay.readingExp }
    case 'quote':
      return { ...card, contentId: pick(random, quotes), exp: squarePay.readingExp }
    case 'question':
      return { ...card, contentId: pick(random, questions) }
    case 'task':
      return { ...card, contentId: pick(random, challenges) }
    case 'bonus':
      return { ...card, gold: between(random, squarePay.bonusGold) }
    case 'specialBonus': {
      const gems = Math.min(between(random, squarePay.specialGems), gemsLeft)
      return gems > 0 ? { ...card, gems } : { ...card, gold: squarePay.goldInsteadOfGems }
    }
  }
}
