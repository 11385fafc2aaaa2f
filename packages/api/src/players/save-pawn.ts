import { statement } from '@questboard/db'
import { allEqual } from '@questboard/db/drizzle'
import { pawns } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'
import type { Player } from './lock-player.ts'
import { firstPawn, type Pawn } from './rules.ts'

const save = statement<Pawn & { userId: string; boardId: string }>()((queries, param) =>
  queries
    .update(pawns)
    .set({ position: param('position'), lap: param('lap'), usedSquares: param('usedSquares'), card: param('card') })
    .where(allEqual(pawns, { userId: param('userId'), boardId: param('boardId') })),
)

/** Saves the position and the card of a locked player's pawn on the current board. */
export async function savePawn(tx: Transaction, player: Player, pawn: Pawn): Promise<void> {
  const { position, lap, usedSquares, card } = pawn
  await save(tx, { userId: player.id, boardId: player.boardId, position, lap, usedSquares, card })
}

/** Puts a player's pawn on the first square of a board; its lap and the squares used in it stay. */
export async function restartPawn(tx: Transaction, userId: string, boardId: string): Promise<void> {
  const { position, card } = firstPawn
  await tx
    .insert(pawns)
    .values({ userId, boardId })
    .onConflictDoUpdate({ target: [pawns.userId, pawns.boardId], set: { position, card } })
}
