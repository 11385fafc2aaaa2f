import type { UserContext } from '../kernel/context.ts'
import { findOwnReward, showReward } from './own-reward.ts'
import type { Reward } from './schema.ts'

/**
 * A reward of the caller.
 * @throws DomainError rewardNotFound: unknown, used up, or of another user
 */
export const readReward = async ({ db, userId }: UserContext, { id }: { id: string }): Promise<Reward> =>
  showReward(await findOwnReward(db, userId, id))
