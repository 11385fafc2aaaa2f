import type { Queries } from '@questboard/db'
import { pawns, users } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import { type BoardDefinition, boardOf } from './boards.ts'
import { firstPawn, type Pawn } from './rules.ts'

/** The board in play and the pawn on it, as they stand. */
export async function readCurrentBoard(on: Queries, userId: string): Promise<{ board: BoardDefinition; pawn: Pawn }> {
  const [row] = await on
    .select({ boardId: users.boardId, pawn: pawns })
    .from(users)
    .leftJoin(pawns, and(eq(pawns.userId, users.id), eq(pawns.boardId, users.boardId)))
    .where(eq(users.id, userId))
  return { board: boardOf(row?.boardId ?? ''), pawn: row?.pawn ?? firstPawn }
}
