import { allEqual } from '@questboard/db/drizzle'
import { pools } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { assertGroupStorage, isLonger } from '../kernel/limits/storage.ts'
import { withdrawNotifications } from '../notifications/notify.ts'
import { changePool } from './change-pool.ts'
import { membersOf } from './create.ts'
import { notifyAll, poolSource } from './notify.ts'
import { assertNotEnded, assertPrice, statusOf } from './rules.ts'
import type { Pool, UpdatePool } from './schema.ts'

/**
 * Updates a pool that is open or full. A higher price opens a full one, and members no longer read that it is full; a
 * lower price can fill it. Members keep their shares, and can withdraw them.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, poolNotFound, poolAlreadyRedeemed,
 * memberNotFound, invalidData (a price below the rubies in it), tooManyItems
 *
 * Rules: Saving together.
 */
export function updatePool(ctx: UserContext, { groupId, poolId, ...written }: UpdatePool): Promise<Pool> {
  return changePool(ctx, { groupId, poolId }, 'leader', async (tx, { group, pool, shown }) => {
    assertNotEnded(pool)
    const { name, notes, ruby } = written
    const memberIds = membersOf(group, written.members)
    assertPrice(pool, ruby)
    await tx
      .update(pools)
      .set({ name, notes, ruby, memberIds })
      .where(allEqual(pools, { id: poolId, groupId }))
    if (isLonger([name, notes], [pool.name, pool.notes])) await assertGroupStorage(tx, groupId)
    const isFilled = statusOf(pool) === 'open' && pool.saved === ruby
    if (isFilled) await notifyAll(tx, ctx, group, { type: 'poolFull', pool: { id: poolId, name } })
    if (statusOf(pool) === 'full' && pool.saved < ruby) await withdrawNotifications(tx, poolSource(poolId))
    return shown()
  })
}
