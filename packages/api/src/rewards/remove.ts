import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { assertMatches } from '../kernel/preconditions.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { deleteOwnReward, findOwnReward, showReward } from './own-reward.ts'

/**
 * Deletes a reward. Its id cannot be used again.
 * @throws DomainError rewardNotFound, preconditionFailed
 */
export function removeReward(ctx: UserContext, { id }: { id: string }): Promise<null> {
  const { services, transaction, userId } = ctx
  return transaction(async (tx) => {
    const [, reward] = await Promise.all([lockPlayer(tx, userId), findOwnReward(tx, userId, id)])
    assertMatches(ctx, () => showReward(reward))
    await Promise.all([deleteOwnReward(tx, reward), retireIds(tx, services.clock, { userId, ids: [id] })])
    return null
  })
}
