import type { CardBag } from '@questboard/db/schema'
import type { Random } from '../kernel/context.ts'
import { idsOf } from '../kernel/ids-of.ts'

/** A piece of content, with its number among all pieces of its kind. The number never changes. */
export interface Numbered {
  id: string
  number: number
  forChildren?: true
  retired?: true
}

/** Numbers the pieces of a kind in the order of their ids, which rise with time: later pieces get later numbers. */
export function numbered<Piece extends Omit<Numbered, 'number'>>(content: readonly Piece[]): (Piece & Numbered)[] {
  const sorted = idsOf(content).sort()
  const numbers = new Map(sorted.map((id, number) => [id, number]))
  return content.map((piece) => ({ ...piece, number: numbers.get(piece.id) ?? 0 }))
}

/**
 * Draws a piece that the player has not drawn since the bag was last empty. An empty bag is filled again, and the last
 * piece does not come twice in a row. New pieces are in the bag at once.
 * @param bag what was drawn; undefined before the first draw
 */
export function drawFrom(
  bag: CardBag | undefined,
  pieces: readonly Numbered[],
  random: Random,
): { piece: Numbered; bag: CardBag } | undefined {
  const [written, last] = bag ?? ['', -1]
  let drawn = Buffer.from(written, 'base64')
  let remainingPieces = pieces.filter(({ number }) => !has(drawn, number))
  if (remainingPieces.length === 0) {
    drawn = Buffer.alloc(0)
    remainingPieces = pieces.length > 1 ? pieces.filter(({ number }) => number !== last) : [...pieces]
  }
  const piece = remainingPieces[random(remainingPieces.length)]
  return piece && { piece, bag: [withNumber(drawn, piece.number).toString('base64'), piece.number] }
}

const has = (drawn: Buffer, number: number): boolean => (((drawn[number >> 3] ?? 0) >> (number & 7)) & 1) === 1

function withNumber(drawn: Buffer, number: number): Buffer {
  const grown = Buffer.alloc(Math.max(drawn.length, (number >> 3) + 1))
  drawn.copy(grown)
  grown[number >> 3] = (grown[number >> 3] ?? 0) | (1 << (number & 7))
  return grown
}
