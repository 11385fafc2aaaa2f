import { allEqual, and } from '@questboard/db/drizzle'
import { pools } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { returnShares } from '../ledger/return-shares.ts'
import { withdrawNotifications } from '../notifications/notify.ts'
import { changePool } from './change-pool.ts'
import { notifyRefunded, poolSource } from './notify.ts'
import { isNotEnded } from './read-pools.ts'
import { assertNotEnded } from './rules.ts'
import type { OfPool, Pool } from './schema.ts'

/**
 * Cancels a pool: each member gets their own share back and is notified.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, poolNotFound, poolAlreadyRedeemed
 *
 * Rules: Saving together.
 */
export function cancelPool(ctx: UserContext, input: OfPool): Promise<Pool> {
  const { clock } = ctx.services
  return changePool(ctx, input, 'leader', async (tx, { group, pool, shown }) => {
    assertNotEnded(pool)
    await returnShares(tx, clock, { pool, shares: pool.shares, reason: 'poolRefunded' })
    await tx
      .update(pools)
      .set({ cancelledAt: clock.now() })
      .where(and(allEqual(pools, { id: pool.id, groupId: group.id }), isNotEnded))
    await withdrawNotifications(tx, poolSource(pool.id))
    await notifyRefunded(tx, ctx, group, pool)
    return shown()
  })
}
