import { boards } from '../board/boards.ts'
import type { UserContext } from '../kernel/context.ts'
import { boughtItems } from './own-items.ts'
import type { BoardItem } from './schema.ts'
import { showBoardItem } from './show-board-item.ts'

/** The boards in the order of the catalogue. `owned` selects those that the caller owns, or does not own. */
export async function listBoards(
  { db, userId, language }: UserContext,
  { owned }: { owned?: boolean | undefined },
): Promise<BoardItem[]> {
  const bought = await boughtItems(db, userId)
  return boards
    .map((board) => showBoardItem(board, { owned: board.gems === null || bought.has(board.id) }, language))
    .filter((board) => owned === undefined || board.owned === owned)
}
