import type { DrawnCard } from '@questboard/db/schema'
import { DomainError, invalidField } from '../kernel/errors.ts'
import type { Pawn } from '../players/rules.ts'
import type { BoardDefinition, SquareKind } from './boards.ts'
import type { Answer, Question } from './content/types.ts'

export interface Move extends Pawn {
  /** The kind of the special square, if the pawn landed on it for the first time in this lap. */
  landedOn: Exclude<SquareKind, 'none'> | undefined
}

/**
 * Moves a pawn and removes its card. Passing the last square starts a new lap, in which all special squares are unused.
 * Landing on a special square uses it.
 *
 * Rules: Board.
 */
export function move(board: BoardDefinition, pawn: Pawn, steps: number): Move {
  const size = board.squares.length
  const walked = pawn.position + steps
  const laps = Math.floor(walked / size)
  const position = walked % size
  const used = laps > 0 ? [] : pawn.usedSquares
  const kind = squareOf(board, { position })
  const landedOn = kind === 'none' || used.includes(position) ? undefined : kind
  return {
    position,
    lap: pawn.lap + laps,
    usedSquares: landedOn ? [...used, position] : used,
    card: null,
    landedOn,
  }
}

export const squareOf = (board: BoardDefinition, { position }: Pick<Pawn, 'position'>): SquareKind =>
  board.squares[position] ?? 'none'

/**
 * The card on the pawn's square that can be read, answered or accepted.
 * @throws DomainError notSpecialBoardPosition, positionAlreadyUsed: the square was used earlier in this lap
 *
 * Rules: Board.
 */
export function cardToRead(board: BoardDefinition, pawn: Pawn): DrawnCard {
  if (squareOf(board, pawn) === 'none') throw new DomainError('notSpecialBoardPosition')
  if (!pawn.card || pawn.card.settled) throw new DomainError('positionAlreadyUsed')
  return pawn.card
}

/**
 * The challenge on the pawn's square that can be accepted.
 * @throws DomainError notSpecialBoardPosition: another kind of square or card, positionAlreadyUsed: it was accepted, or
 * the square was used earlier in this lap
 *
 * Rules: Board.
 */
export function taskToAccept(board: BoardDefinition, pawn: Pawn): DrawnCard {
  const square = squareOf(board, pawn)
  const isChallenge = pawn.card ? pawn.card.kind === 'task' : square === 'task' || square === 'random'
  if (!isChallenge) throw new DomainError('notSpecialBoardPosition')
  return cardToRead(board, pawn)
}

/**
 * The card of a question on the pawn's square.
 * @throws DomainError questionNotFound: it is not on this square
 */
export function questionOnSquare({ card }: Pawn, questionId: string): DrawnCard {
  if (card?.kind !== 'question' || card.contentId !== questionId) throw new DomainError('questionNotFound')
  return card
}

/**
 * The right answer of a question.
 * @throws DomainError invalidData: `answerId` is not an answer of this question
 */
export function rightAnswerOf(question: Question, answerId: string): Answer {
  const right = question.answers.find((answer) => answer.right)
  if (!right) throw new Error(`the question ${question.id} has no right answer`)
  if (!question.answers.some(({ id }) => id === answerId)) throw invalidField('answerId', 'no answer of this question')
  return right
}
