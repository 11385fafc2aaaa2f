import type { UserContext } from '../kernel/context.ts'
import { assertAccountStorage, isLonger } from '../kernel/storage.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { findOwnReward, saveOwnReward, showReward } from './own-reward.ts'
import type { Reward, UpdateReward } from './schema.ts'

/**
 * Updates a reward. A reward of type `times` starts counting again.
 * @throws DomainError rewardNotFound, tooManyItems
 */
export function updateReward(
  { services, transaction, userId }: UserContext,
  { id, name, gold, type, timesToUse }: UpdateReward,
): Promise<Reward> {
  return transaction(async (tx) => {
    const [, reward] = await Promise.all([lockPlayer(tx, userId), findOwnReward(tx, userId, id)])
    const saved = await saveOwnReward(tx, services.clock, reward, { name, gold, type, timesToUse: timesToUse ?? null })
    if (isLonger([name], [reward.name])) await assertAccountStorage(tx, userId)
    return showReward(saved)
  })
}
