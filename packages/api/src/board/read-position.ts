import type { UserContext } from '../kernel/context.ts'
import { readCurrentBoard } from './read-current.ts'
import { cardToRead, squareOf } from './rules.ts'
import type { Card } from './schema.ts'
import { showCard } from './show-board.ts'

/**
 * The card on the pawn's square. Reading it changes nothing.
 * @throws DomainError notSpecialBoardPosition, positionAlreadyUsed
 *
 * Rules: Board.
 */
export async function readPosition({ db, userId, language }: UserContext): Promise<Card> {
  const { board, pawn } = await readCurrentBoard(db, userId)
  return showCard(squareOf(board, pawn), cardToRead(board, pawn), language)
}
