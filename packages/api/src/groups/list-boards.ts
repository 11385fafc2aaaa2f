import { boards } from '../board/boards.ts'
import type { UserContext } from '../kernel/context.ts'
import { boughtItems } from '../store/own-items.ts'
import type { BoardItem } from '../store/schema.ts'
import { showBoardItem } from '../store/show-board-item.ts'
import { readOwnGroup } from './change-group.ts'
import { leadersOf } from './rules.ts'

/**
 * The boards that a group can choose, in the order of the catalogue: free ones, and those that its creator or a leader
 * owns. `owned` says whether the caller is one of them.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notAllowedToUpdateGroup
 *
 * Rules: Board of a group.
 */
export async function listBoardsOf(ctx: UserContext, { id }: { id: string }): Promise<BoardItem[]> {
  const { db, userId, language } = ctx
  const { group } = await readOwnGroup(ctx, id, { role: 'leader', refusal: 'notAllowedToUpdateGroup' })
  const [own, ofLeaders] = await Promise.all([boughtItems(db, userId), boughtItems(db, leadersOf(group))])
  return boards
    .filter(({ id: boardId, gems }) => gems === null || ofLeaders.has(boardId))
    .map((board) => showBoardItem(board, { owned: board.gems === null || own.has(board.id) }, language))
}
