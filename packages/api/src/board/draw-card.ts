import type { CardBags, DrawnCard } from '@questboard/db/schema'
import type { Random } from '../kernel/context.ts'
import type { SquareKind } from './boards.ts'
import { drawFrom, type Numbered, numbered } from './card-bag.ts'
import { challenges } from './content/challenges.ts'
import { facts } from './content/facts.ts'
import { questions } from './content/questions.ts'
import { quotes } from './content/quotes.ts'

/** The rewards of a square on landing, and the maximum of gems from squares in a day. */
export const squarePay = {
  readingExp: 2,
  bonusGold: { min: 10, max: 30 },
  specialGems: { min: 1, max: 3, inADay: 3 },
  goldInsteadOfGems: 20,
} as const

const drawable = ['task', 'fact', 'quote', 'question', 'bonus', 'specialBonus'] as const

const between = (random: Random, { min, max }: { min: number; max: number }) => min + random(max - min + 1)

type Kind = keyof CardBags

const content: Record<Kind, readonly Numbered[]> = {
  fact: numbered(facts),
  quote: numbered(quotes),
  question: numbered(questions),
  task: numbered(challenges),
}

const inPlay = (only: (piece: Numbered) => boolean): Record<Kind, readonly Numbered[]> => {
  const drawable = (kind: Kind) => content[kind].filter((piece) => !piece.retired && only(piece))
  return { fact: drawable('fact'), quote: drawable('quote'), question: drawable('question'), task: drawable('task') }
}

const forEveryone = inPlay(() => true)

const forChildren = inPlay((piece) => piece.forChildren === true)

/** What a card pays on landing. A question pays for its answer, a challenge when it is done. */
const payOf: Record<Kind, { exp?: number }> = {
  fact: { exp: squarePay.readingExp },
  quote: { exp: squarePay.readingExp },
  question: {},
  task: {},
}

interface Drawer {
  /** Gems that squares may still pay today. Without any, a special bonus pays gold. */
  gemsLeft: number
  /** Whether the player is a child, who draws only content marked for children. */
  managed: boolean
  bags: CardBags
}

/**
 * Draws the card of a special square, with what it pays on landing. No piece comes again before the player has drawn
 * all others of its kind.
 * @returns the card, and the bags after it
 *
 * Rules: Board; Children.
 */
export function drawCard(
  kind: Exclude<SquareKind, 'none'>,
  random: Random,
  { gemsLeft, managed, bags }: Drawer,
): { card: DrawnCard; bags: CardBags } {
  const drawn = kind === 'random' ? (drawable[random(drawable.length)] ?? 'fact') : kind
  const card = { kind: drawn, drawnFrom: kind, settled: false }
  if (drawn === 'bonus') return { card: { ...card, gold: between(random, squarePay.bonusGold) }, bags }
  if (drawn === 'specialBonus') {
    const gems = Math.min(between(random, squarePay.specialGems), gemsLeft)
    return { card: { ...card, ...(gems > 0 ? { gems } : { gold: squarePay.goldInsteadOfGems }) }, bags }
  }
  const found = drawFrom(bags[drawn], (managed ? forChildren : forEveryone)[drawn], random)
  if (!found) throw new Error(`there is no content for ${drawn}`)
  return {
    card: { ...card, contentId: found.piece.id, ...payOf[drawn] },
    bags: { ...bags, [drawn]: found.bag },
  }
}
