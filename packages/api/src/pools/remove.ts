import { allEqual } from '@questboard/db/drizzle'
import { pools } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { DomainError } from '../kernel/errors.ts'
import { returnShares } from '../ledger/return-shares.ts'
import { withdrawNotifications } from '../notifications/notify.ts'
import { changePool } from './change-pool.ts'
import { notifyRefunded, poolSource } from './notify.ts'
import type { OfPool } from './schema.ts'

/**
 * Deletes a pool that was not redeemed: each member gets their own share back and is notified.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, poolNotFound, poolAlreadyRedeemed
 *
 * Rules: Saving together.
 */
export function removePool(ctx: UserContext, input: OfPool): Promise<null> {
  const { services, userId } = ctx
  return changePool(ctx, input, 'leader', async (tx, { group, pool }) => {
    if (pool.redeemedAt) throw new DomainError('poolAlreadyRedeemed')
    await returnShares(tx, services.clock, { pool, shares: pool.shares, reason: 'poolRefunded' })
    await tx.delete(pools).where(allEqual(pools, { id: pool.id, groupId: group.id }))
    await withdrawNotifications(tx, poolSource(pool.id))
    await notifyRefunded(tx, ctx, group, pool)
    await retireIds(tx, services.clock, { userId, ids: [pool.id] })
    return null
  })
}
