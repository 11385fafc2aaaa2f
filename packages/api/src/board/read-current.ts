import { type Queries, statement } from '@questboard/db'
import { allEqual, eq } from '@questboard/db/drizzle'
import { pawns, users } from '@questboard/db/schema'
import { firstPawn, type Pawn } from '../players/rules.ts'
import { type BoardDefinition, boardOf } from './boards.ts'

const find = statement<{ userId: string }>()((queries, param) =>
  queries
    .select({
      boardId: users.boardId,
      position: pawns.position,
      lap: pawns.lap,
      usedSquares: pawns.usedSquares,
      card: pawns.card,
    })
    .from(users)
    .leftJoin(pawns, allEqual(pawns, { userId: users.id, boardId: users.boardId }))
    .where(eq(users.id, param('userId'))),
)

/** The current board and the pawn on it. */
export async function readCurrentBoard(
  queries: Queries,
  userId: string,
): Promise<{ board: BoardDefinition; pawn: Pawn }> {
  const [row] = await find(queries, { userId })
  const { position, lap, usedSquares, card } = row ?? {}
  const hasPawn = position != null && lap != null && usedSquares != null
  return {
    board: boardOf(row?.boardId ?? ''),
    pawn: hasPawn ? { position, lap, usedSquares, card: card ?? null } : firstPawn,
  }
}
