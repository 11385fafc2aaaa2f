import { readOwnGroup } from '../groups/change-group.ts'
import { findMember } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import type { OfGroupUser } from './schema.ts'

/**
 * One's own items are seen by oneself, those of others by leaders.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound
 *
 * Specification: Groups.
 */
export async function assertMaySeeItemsOf(
  ctx: Pick<UserContext, 'db' | 'userId'>,
  { groupId, userId }: OfGroupUser,
): Promise<void> {
  const { group } = await readOwnGroup(ctx, groupId, userId === ctx.userId ? 'member' : 'leader')
  findMember(group, { userId })
}
