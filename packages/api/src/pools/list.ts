import { readOwnGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { findPools, showPool } from './read-pools.ts'
import type { Pool } from './schema.ts'

/**
 * The pools of a group: open and full ones, then the latest 20 that were redeemed or cancelled.
 * @throws DomainError groupNotFound, notPartOfTheGroup
 *
 * Rules: Saving together.
 */
export async function listPools(ctx: UserContext, { groupId }: { groupId: string }): Promise<Pool[]> {
  const { group, me } = await readOwnGroup(ctx, groupId, 'member')
  return (await findPools(ctx.db, groupId)).map((pool) => showPool(pool, group, me))
}
