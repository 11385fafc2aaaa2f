import { allEqual, and, isNotNull } from '@questboard/db/drizzle'
import { pools } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { withdrawNotifications } from '../notifications/notify.ts'
import { changePool } from './change-pool.ts'
import { assertRoomForPool } from './create.ts'
import { poolSource } from './notify.ts'
import { undoUntil } from './rules.ts'
import type { OfPool, Pool } from './schema.ts'

/**
 * Takes the redemption of a pool back, which is full again. For the creator and the leader who redeemed it, within 24
 * hours, while all members with a share are in the group. Members no longer read that it was redeemed.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, poolNotFound, poolNotReversible,
 * tooManyItems (10 open ones)
 *
 * Rules: Saving together.
 */
export function undoRedeem(ctx: UserContext, input: OfPool): Promise<Pool> {
  return changePool(ctx, input, 'leader', async (tx, { group, me, pool, shown }) => {
    const until = undoUntil(pool, me)
    if (!until || until < ctx.services.clock.now()) throw new DomainError('poolNotReversible')
    await assertRoomForPool(tx, group.id)
    await tx
      .update(pools)
      .set({ redeemedAt: null, redeemedBy: null })
      .where(and(allEqual(pools, { id: pool.id, groupId: group.id }), isNotNull(pools.redeemedAt)))
    await withdrawNotifications(tx, poolSource(pool.id))
    return shown()
  })
}
