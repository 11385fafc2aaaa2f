import { eq, sql } from '@questboard/db/drizzle'
import { groupPawns, groups } from '@questboard/db/schema'
import { firstBoard } from '../board/boards.ts'
import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { findBoardOfOne } from '../store/own-items.ts'
import { changeGroup } from './change-group.ts'
import { showGroupBoard } from './read-board.ts'
import { isUndo, leadersOf } from './rules.ts'
import type { ChooseBoard, GroupBoard } from './schema.ts'

/**
 * Chooses the board of a group, among those that its creator or a leader owns. Another board begins a new game: all
 * pawns start on its first square. Choosing the former board within 10 seconds continues its game, with the steps
 * made since. Choosing the current board changes nothing. An undo that is too late changes nothing either.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notAllowedToUpdateGroup, boardNotFound, userDoesNotHaveBoard
 *
 * Rules: Board of a group.
 */
export function chooseBoard(ctx: UserContext, { id, boardId, undo }: ChooseBoard): Promise<GroupBoard> {
  return changeGroup(ctx, id, { role: 'leader', refusal: 'notAllowedToUpdateGroup' }, async (tx, group) => {
    const [found] = await tx
      .select({
        boardId: groups.boardId,
        formerBoardId: groups.formerBoardId,
        boardChosenAt: groups.boardChosenAt,
      })
      .from(groups)
      .where(eq(groups.id, id))
    const current = found?.boardId ?? firstBoard.id
    if (boardId !== current) {
      const now = ctx.services.clock.now()
      const undone = found !== undefined && isUndo(found, { boardId, undo }, now)
      if (undone) {
        await continueGame(tx, id, boardId)
      } else if (!undo) {
        await findBoardOfOne(tx, leadersOf(group), boardId)
        await beginGame(tx, id, { boardId, formerBoardId: current, now })
      }
    }
    const shown = await showGroupBoard(tx, ctx, id)
    if (!shown) throw new Error('a leader outside of the group')
    return shown
  })
}

/** The pawns of all members, hidden ones too. */
const pawnsOf = (groupId: string) => eq(groupPawns.groupId, groupId)

async function beginGame(
  tx: Transaction,
  groupId: string,
  { boardId, formerBoardId, now }: { boardId: string; formerBoardId: string; now: Date },
): Promise<void> {
  await tx.update(groups).set({ boardId, formerBoardId, boardChosenAt: now }).where(eq(groups.id, groupId))
  await tx
    .update(groupPawns)
    .set({ steps: 0, formerSteps: sql`${groupPawns.steps}` })
    .where(pawnsOf(groupId))
}

async function continueGame(tx: Transaction, groupId: string, boardId: string): Promise<void> {
  await tx.update(groups).set({ boardId, formerBoardId: null, boardChosenAt: null }).where(eq(groups.id, groupId))
  await tx
    .update(groupPawns)
    .set({ steps: sql`${groupPawns.steps} + ${groupPawns.formerSteps}`, formerSteps: 0 })
    .where(pawnsOf(groupId))
}
