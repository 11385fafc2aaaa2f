import { lockPlayer } from '../board/lock-player.ts'
import type { UserContext } from '../kernel/context.ts'
import { takeId } from '../kernel/created-items.ts'
import { insertRewards } from './insert.ts'
import { findOwnReward, showReward } from './own-reward.ts'
import type { CreateReward, Reward } from './schema.ts'

/**
 * Makes a reward. The same create with a client-made id may be sent again: it returns the one reward.
 * @throws DomainError idAlreadyUsed, tooManyItems
 */
export function createReward({ services, transaction, userId }: UserContext, body: CreateReward): Promise<Reward> {
  const { clock } = services
  return transaction(async (tx) => {
    await lockPlayer(tx, userId)
    const { id, repeated } = await takeId(tx, clock, { userId, scope: 'reward', body })
    if (repeated) return showReward(await findOwnReward(tx, userId, id))
    const [made] = await insertRewards(tx, { userId, createdAt: clock.now() }, [{ ...body, id }])
    if (!made) throw new Error('an insert returned nothing')
    return showReward(made)
  })
}
