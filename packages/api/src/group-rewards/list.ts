import { and, eq, isNotNull, isNull } from '@questboard/db/drizzle'
import { groupRewards } from '@questboard/db/schema'
import { readOwnGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { readGroupRewards, showGroupReward } from './read-rewards.ts'
import type { GroupReward, ListGroupRewards } from './schema.ts'

/**
 * The rewards of a group, oldest first: all current ones, or a page of the archive.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup
 */
export async function listGroupRewards(
  ctx: UserContext,
  { groupId, archived, page, limit }: ListGroupRewards,
): Promise<GroupReward[]> {
  await readOwnGroup(ctx, groupId, 'leader')
  const { archivedAt } = groupRewards
  const rewards = await readGroupRewards(
    ctx.db,
    and(eq(groupRewards.groupId, groupId), archived ? isNotNull(archivedAt) : isNull(archivedAt)),
    archived ? { page, limit } : undefined,
  )
  return rewards.map(showGroupReward)
}
