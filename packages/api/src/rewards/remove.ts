import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { deleteOwnReward, findOwnReward } from './own-reward.ts'

/**
 * Deletes a reward. Its id cannot be used again.
 * @throws DomainError rewardNotFound
 */
export function removeReward({ services, transaction, userId }: UserContext, { id }: { id: string }): Promise<null> {
  return transaction(async (tx) => {
    const [, reward] = await Promise.all([lockPlayer(tx, userId), findOwnReward(tx, userId, id)])
    await Promise.all([deleteOwnReward(tx, reward), retireIds(tx, services.clock, userId, [id])])
    return null
  })
}
