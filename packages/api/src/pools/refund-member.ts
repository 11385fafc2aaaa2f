import { allEqual, and, arrayContains, asc, eq, gt, isNull, sql } from '@questboard/db/drizzle'
import { poolShares, pools } from '@questboard/db/schema'
import { recordGroupChange } from '../kernel/events/changes.ts'
import { idsOf } from '../kernel/ids-of.ts'
import { returnShares } from '../ledger/return-shares.ts'
import type { RefundMember } from '../member-removal.ts'
import { withdrawNotifications } from '../notifications/notify.ts'
import { poolSource } from './notify.ts'

/**
 * Returns the shares of a member who leaves a group. A pool that was full is open again. What a redeemed pool got is
 * spent, and redeeming it can no longer be undone.
 *
 * Rules: Saving together.
 */
export const refundMemberPools: RefundMember = async (tx, clock, { groupId, userId, membershipId }) => {
  const own = await tx
    .select({ id: pools.id, name: pools.name, ruby: poolShares.ruby })
    .from(poolShares)
    .innerJoin(pools, allEqual(pools, { id: poolShares.poolId, groupId: poolShares.groupId }))
    .where(and(allEqual(poolShares, { membershipId, groupId }), gt(poolShares.ruby, 0), isNull(pools.redeemedAt)))
    .orderBy(asc(pools.sequence))
  for (const { ruby, ...pool } of own) {
    const shares = [{ membershipId, userId, ruby }]
    await returnShares(tx, clock, { pool: { ...pool, groupId }, shares, reason: 'poolRefunded' })
  }
  await withdrawNotifications(tx, ...idsOf(own).map(poolSource))
  const named = await tx
    .update(pools)
    // Without any of its members left, all may fill it. Otherwise it could be neither filled nor redeemed.
    .set({ memberIds: sql`nullif(array_remove(${pools.memberIds}, ${userId}::uuid), '{}')` })
    .where(and(eq(pools.groupId, groupId), arrayContains(pools.memberIds, [userId])))
    .returning({ id: pools.id })
  for (const itemId of new Set(idsOf([...own, ...named]))) {
    recordGroupChange(tx, { groupId, userId, type: 'group.poolChanged', itemId })
  }
}
