import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { ItemKind } from './kind.ts'

/**
 * Approves or refuses all open requests for an item of a group, except the caller's own.
 * @returns how many were answered
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, not found as `find` of the kind says, and
 * the refusals of the kind
 *
 * Rules: Groups.
 */
export function answerAll<ItemIds extends { groupId: string }, Item>(
  ctx: UserContext,
  kind: ItemKind<ItemIds, Item, unknown, { userId: string }>,
  input: ItemIds & { approved: boolean; note?: string | undefined },
): Promise<{ approved: number }> {
  return changeGroup(ctx, input.groupId, 'leader', async (tx, group) => {
    const item = await kind.find(tx, input, ctx.today)
    // An item without approval has no requests either. This error is the more helpful one.
    if (!kind.requiresApproval(item)) throw new DomainError(kind.refusals.approvalNotRequired)
    const userIds = kind.requestsOf(item).flatMap(({ userId }) => (userId === ctx.userId ? [] : userId))
    if (userIds.length === 0) throw new DomainError(kind.refusals.noRequests)
    const { approved, note } = input
    return { approved: await kind.answerRequests(tx, ctx, { group, item, userIds }, { approved, note }) }
  })
}
