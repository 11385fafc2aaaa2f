import { findBoard } from '../board/boards.ts'
import type { Stats } from '../game/schema.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { hasBought } from './own-items.ts'
import { pay } from './pay.ts'
import type { BoardItem, BuyBoard } from './schema.ts'
import { showBoardItem } from './show-board-item.ts'

/**
 * Buys a board with gems. The current board does not change.
 * @throws DomainError boardNotFound, boardAlreadyBought: also for free ones, notEnoughGemsToBuyBoard, idAlreadyUsed,
 * requestInProgress
 *
 * Rules: Store.
 */
export function buyBoard(ctx: UserContext, input: BuyBoard): Promise<{ board: BoardItem; stats: Stats }> {
  const { userId, language } = ctx
  const { boardId: id } = input
  const board = findBoard(id)
  if (!board) throw new DomainError('boardNotFound')
  return onceInTransaction(ctx, input, async (tx) => {
    const [, bought] = await Promise.all([lockPlayer(tx, userId), hasBought(tx, userId, id)])
    const { gems: price } = board
    if (bought || price === null) throw new DomainError('boardAlreadyBought')
    const stats = await pay(tx, ctx, { kind: 'board', itemId: id, name: board.name[language], currency: 'gems', price })
    if (!stats) throw new DomainError('notEnoughGemsToBuyBoard')
    return { board: showBoardItem(board, { owned: true }, language), stats }
  })
}
