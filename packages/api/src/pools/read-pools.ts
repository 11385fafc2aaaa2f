import type { Queries } from '@questboard/db'
import { allEqual, and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from '@questboard/db/drizzle'
import { memberships, poolShares, pools } from '@questboard/db/schema'
import type { Membership } from '../groups/change-group.ts'
import { firstOf } from '../kernel/errors.ts'
import { idsOf, userIdsOf } from '../kernel/ids-of.ts'
import { maxEndedPools } from '../kernel/limits/storage.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { statusOf, undoUntil } from './rules.ts'
import type { Pool, SharedPool } from './schema.ts'

export type PoolRow = typeof pools.$inferSelect

/** A share of a pool; `hidden`: the member waits for deletion. */
export interface Share {
  membershipId: string
  userId: string
  ruby: number
  hidden: boolean
}

export type PoolWithShares = PoolRow & { shares: Share[] }

/** The group of a reader. */
interface GroupOfReader {
  /** The visible members, in the order of joining. */
  members: readonly { userId: string }[]
  showShares: boolean
}

/** The pool is open or full. */
export const isNotEnded = and(isNull(pools.redeemedAt), isNull(pools.cancelledAt))

/** The pools of a group: open and full ones in the order of creation, then the latest that ended. */
export async function findPools(queries: Queries, groupId: string): Promise<PoolWithShares[]> {
  const ended = desc(sql`coalesce(${pools.redeemedAt}, ${pools.cancelledAt})`)
  const [open, over] = await Promise.all([
    findCurrentPools(queries, groupId),
    queries
      .select()
      .from(pools)
      .where(
        and(
          eq(pools.groupId, groupId),
          or(sql`${pools.redeemedAt} is not null`, sql`${pools.cancelledAt} is not null`),
        ),
      )
      .orderBy(ended, desc(pools.sequence))
      .limit(maxEndedPools),
  ])
  return withShares(queries, [...open, ...over])
}

/** The open and full pools of a group, without shares. */
export const findCurrentPools = (queries: Queries, groupId: string): Promise<PoolRow[]> =>
  queries
    .select()
    .from(pools)
    .where(and(eq(pools.groupId, groupId), isNotEnded))
    .orderBy(asc(pools.sequence))

/**
 * Locks a pool of a locked group, with its shares.
 * @throws DomainError poolNotFound
 */
export async function lockPool(
  tx: Transaction,
  { groupId, poolId }: { groupId: string; poolId: string },
): Promise<PoolWithShares> {
  const found = await tx
    .select()
    .from(pools)
    .where(allEqual(pools, { id: poolId, groupId }))
    .for('no key update')
  return firstOf(await withShares(tx, found), 'poolNotFound')
}

async function withShares(queries: Queries, found: PoolRow[]): Promise<PoolWithShares[]> {
  const [first] = found
  if (!first) return []
  // All of one group.
  const ids = idsOf(found)
  const shares = await findShares(queries, and(eq(poolShares.groupId, first.groupId), inArray(poolShares.poolId, ids)))
  const byPool = Map.groupBy(shares, ({ poolId }) => poolId)
  return found.map((pool) => ({ ...pool, shares: byPool.get(pool.id) ?? [] }))
}

async function findShares(queries: Queries, which: SQL | undefined): Promise<(Share & { poolId: string })[]> {
  const found = await queries
    .select({
      poolId: poolShares.poolId,
      membershipId: memberships.id,
      userId: memberships.userId,
      ruby: poolShares.ruby,
      hiddenAt: memberships.hiddenAt,
    })
    .from(poolShares)
    .innerJoin(memberships, allEqual(memberships, { id: poolShares.membershipId, groupId: poolShares.groupId }))
    .where(which)
    .orderBy(asc(memberships.sequence))
  return found.map(({ hiddenAt, ...share }) => ({ ...share, hidden: hiddenAt !== null }))
}

/** Whether a member fills a pool. */
export const fills = ({ memberIds }: PoolRow, userId: string): boolean => memberIds?.includes(userId) ?? true

/** What a pool has for each reader. */
export const showSharedPool = (pool: PoolRow, members: GroupOfReader['members']): SharedPool => ({
  id: pool.id,
  name: pool.name,
  notes: pool.notes,
  ruby: pool.ruby,
  saved: pool.saved,
  members: userIdsOf(members.filter(({ userId }) => fills(pool, userId))),
  status: statusOf(pool),
})

/** A pool as a member sees it. Without a reader, as the wall of a shared device shows it. */
export function showPool(pool: PoolWithShares, { members, showShares }: GroupOfReader, reader?: Membership): Pool {
  const { notes, shares } = pool
  const shown = showShares && reader ? shares.filter((share) => !share.hidden && share.ruby > 0) : []
  return {
    ...showSharedPool(pool, members),
    notes: reader ? notes : '',
    own: shares.find(({ userId }) => userId === reader?.userId)?.ruby ?? 0,
    shares: shown.map((share) => ({ userId: share.userId, ruby: share.ruby })),
    undoUntil: (reader && undoUntil(pool, reader)?.toISOString()) ?? null,
  }
}
