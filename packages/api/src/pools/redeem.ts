import { allEqual, and } from '@questboard/db/drizzle'
import { pools } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { withdrawNotificationOf } from '../notifications/notify.ts'
import { changePool } from './change-pool.ts'
import { notifyAll, poolSource } from './notify.ts'
import { isNotEnded } from './read-pools.ts'
import { assertNotEnded, statusOf } from './rules.ts'
import type { OfPool, Pool } from './schema.ts'

/**
 * Redeems a full pool: its rubies are spent. All members are notified. It can be undone for 24 hours.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, poolNotFound, poolAlreadyRedeemed,
 * poolIsNotFull
 *
 * Rules: Saving together.
 */
export function redeemPool(ctx: UserContext, input: OfPool): Promise<Pool> {
  return changePool(ctx, input, 'leader', async (tx, { group, pool, shown }) => {
    assertNotEnded(pool)
    if (statusOf(pool) !== 'full') throw new DomainError('poolIsNotFull')
    await tx
      .update(pools)
      .set({ redeemedAt: ctx.services.clock.now(), redeemedBy: ctx.userId })
      .where(and(allEqual(pools, { id: pool.id, groupId: group.id }), isNotEnded))
    // The others read that it is redeemed instead of that it is full.
    await withdrawNotificationOf(tx, ctx.userId, poolSource(pool.id))
    await notifyAll(tx, ctx, group, { type: 'poolRedeemed', pool })
    return shown()
  })
}
