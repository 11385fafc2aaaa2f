import type { Locale } from '@questboard/i18n'
import type { Pawn } from '../players/rules.ts'
import type { BoardDefinition, SquareKind } from './boards.ts'
import { challenges } from './content/challenges.ts'
import { facts } from './content/facts.ts'
import { questions } from './content/questions.ts'
import { quotes } from './content/quotes.ts'
import type { Board, Card } from './schema.ts'

const index = <T extends { id: string }>(content: readonly T[]) => new Map(content.map((piece) => [piece.id, piece]))

const factById = index(facts)
const quoteById = index(quotes)
const questionById = index(questions)
const challengeById = index(challenges)

export const findQuestion = (id: string) => questionById.get(id)

export const findChallenge = (id: string) => challengeById.get(id)

/** The text of a card in the caller's language. */
function writing(kind: Card['kind'], contentId: string, language: Locale): Partial<Card> {
  switch (kind) {
    case 'fact':
      return { text: factById.get(contentId)?.text[language] }
    case 'quote': {
      const quote = quoteById.get(contentId)
      return { text: quote?.text[language], author: quote?.author[language] }
    }
    case 'question': {
      const question = questionById.get(contentId)
      if (!question) return {}
      const answers = question.answers.map((answer) => ({ id: answer.id, text: answer.text[language] }))
      return { question: { id: question.id, text: question.text[language], answers } }
    }
    case 'task': {
      const challenge = challengeById.get(contentId)
      if (!challenge) return {}
      return { task: { title: challenge.title[language], notes: challenge.notes[language], gold: challenge.gold } }
    }
    default:
      return {}
  }
}

/** The card on the pawn's square. Null on a plain square, and on one that was used earlier in this lap. */
export function showCard(square: SquareKind, card: Pawn['card'], language: Locale): Card {
  if (!card) return { kind: 'none', drawnFrom: square, settled: true }
  const { contentId, ...drawn } = card
  return { ...drawn, ...(contentId && writing(card.kind, contentId, language)) }
}

/** A player's board as all responses contain it. */
export function showBoard(board: BoardDefinition, pawn: Pawn, language: Locale): Board {
  const used = new Set(pawn.usedSquares)
  return {
    id: board.id,
    name: board.name[language],
    position: pawn.position,
    lap: pawn.lap,
    size: board.squares.length,
    squares: board.squares.map((kind, position) => ({ position, kind, used: used.has(position) })),
    card: showCard(board.squares[pawn.position] ?? 'none', pawn.card, language),
  }
}
