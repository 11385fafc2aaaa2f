import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { assertAccountStorage, isLonger } from '../kernel/limits/storage.ts'
import { assertMatches } from '../kernel/preconditions.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { findOwnReward, type RewardRow, saveOwnReward, showReward } from './own-reward.ts'
import { type PatchReward, type Reward, timesDetail, timesFit, type UpdateReward } from './schema.ts'

type WrittenReward = Pick<RewardRow, 'name' | 'gold' | 'type' | 'timesToUse'>

/**
 * Updates a reward. A reward of type `times` starts counting again.
 * @throws DomainError rewardNotFound, preconditionFailed, tooManyItems
 */
export const updateReward = (ctx: UserContext, { id, name, gold, type, timesToUse }: UpdateReward): Promise<Reward> =>
  changeReward(ctx, id, () => ({ name, gold, type, timesToUse: timesToUse ?? null }))

/**
 * Changes the given fields of a reward. It starts counting again if the number of uses is given.
 * @throws DomainError rewardNotFound, preconditionFailed, tooManyItems, invalidData: the number of uses does not fit
 * the type
 */
export const patchReward = (ctx: UserContext, { id, ...patch }: PatchReward): Promise<Reward> =>
  changeReward(ctx, id, (reward) => {
    const { name = reward.name, gold = reward.gold, type = reward.type, timesToUse = reward.timesToUse } = patch
    if (!timesFit({ type, timesToUse: timesToUse ?? undefined })) {
      throw new DomainError('invalidData', { details: [timesDetail] })
    }
    return { name, gold, type, timesToUse }
  })

function changeReward(ctx: UserContext, id: string, write: (reward: RewardRow) => WrittenReward): Promise<Reward> {
  const { services, transaction, userId } = ctx
  return transaction(async (tx) => {
    const [, reward] = await Promise.all([lockPlayer(tx, userId), findOwnReward(tx, userId, id)])
    assertMatches(ctx, () => showReward(reward))
    const written = write(reward)
    const saved = await saveOwnReward(tx, services.clock, reward, written)
    if (isLonger([written.name], [reward.name])) await assertAccountStorage(tx, userId)
    return showReward(saved)
  })
}
