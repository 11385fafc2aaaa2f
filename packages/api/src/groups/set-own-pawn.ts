import { groupPawns } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { changeGroup } from './change-group.ts'
import { showGroupBoard } from './read-board.ts'
import type { GroupBoard, SetOwnPawn } from './schema.ts'

/**
 * Shows the caller's pawn on the board of a group with or without the avatar.
 * @throws DomainError groupNotFound, notPartOfTheGroup
 *
 * Rules: Board of a group.
 */
export function setOwnPawn(ctx: UserContext, { id, plain }: SetOwnPawn): Promise<GroupBoard> {
  return changeGroup(ctx, id, 'member', async (tx, _group, me) => {
    await tx
      .insert(groupPawns)
      .values({ membershipId: me.id, groupId: id, plain })
      .onConflictDoUpdate({ target: [groupPawns.membershipId, groupPawns.groupId], set: { plain } })
    const shown = await showGroupBoard(tx, ctx, id)
    if (!shown) throw new Error('the board of a group lacks a member')
    return shown
  })
}
