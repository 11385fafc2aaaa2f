import type { Queries } from '@questboard/db'
import { and, asc, eq, isNull } from '@questboard/db/drizzle'
import { memberships } from '@questboard/db/schema'
import { findCurrentPools, showPool } from './read-pools.ts'
import type { Pool } from './schema.ts'

/** The open and full pools of a group on the wall of a shared device: without notes and shares. */
export async function listWallPools(queries: Queries, groupId: string): Promise<Pool[]> {
  const [found, members] = await Promise.all([
    findCurrentPools(queries, groupId),
    queries
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(and(eq(memberships.groupId, groupId), isNull(memberships.hiddenAt)))
      .orderBy(asc(memberships.sequence)),
  ])
  return found.map((pool) => showPool({ ...pool, shares: [] }, { members, showShares: false }))
}
