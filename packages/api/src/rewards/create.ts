import type { UserContext } from '../kernel/context.ts'
import { claimId } from '../kernel/created-items.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import { insertedRow } from '../kernel/transaction.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { insertRewards } from './insert.ts'
import { findOwnReward, showReward } from './own-reward.ts'
import type { CreateReward, Reward } from './schema.ts'

/**
 * Creates a reward. The same request with a client-chosen id can be repeated and returns the same reward.
 * @throws DomainError idAlreadyUsed, tooManyItems
 */
export function createReward(ctx: UserContext, body: CreateReward): Promise<Reward> {
  const { services, userId } = ctx
  const { clock } = services
  return onceInTransaction(ctx, body, async (tx) => {
    await lockPlayer(tx, userId)
    const { id, repeated } = await claimId(tx, clock, { userId, scope: 'reward', body })
    if (repeated) return showReward(await findOwnReward(tx, userId, id))
    const created = await insertRewards(tx, { userId, createdAt: clock.now() }, [{ ...body, id }])
    return showReward(insertedRow(created))
  })
}
