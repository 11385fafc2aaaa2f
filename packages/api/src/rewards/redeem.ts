import { randomUUIDv7 } from 'node:crypto'
import type { Stats } from '../game/schema.ts'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { DomainError } from '../kernel/errors.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import { post } from '../ledger/post.ts'
import { statsOf } from '../ledger/stats.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { deleteOwnReward, findOwnReward, saveOwnReward, showReward } from './own-reward.ts'
import { afterUse } from './rules.ts'
import type { RedeemReward, Reward } from './schema.ts'

/**
 * Pays a reward's gold and redeems it once. A reward that is used up is deleted, and its id cannot be used again.
 * @throws DomainError rewardNotFound, notEnoughGoldToRedeemReward, idAlreadyUsed, requestInProgress
 * @returns `reward` is null when it is used up
 */
export function redeemReward(ctx: UserContext, input: RedeemReward): Promise<{ stats: Stats; reward: Reward | null }> {
  const { services, userId, call } = ctx
  const { clock } = services
  const { rewardId: id } = input
  return onceInTransaction(ctx, input, async (tx) => {
    const [, reward] = await Promise.all([lockPlayer(tx, userId), findOwnReward(tx, userId, id)])
    const rewardAfter = afterUse(reward)
    const act = { reference: randomUUIDv7(), callId: call?.key }
    const cause = { reason: 'rewardRedeemed', item: reward.name, ...act } as const
    const [balances, , saved] = await Promise.all([
      post(tx, clock, userId, [{ currency: 'gold', amount: -reward.gold, ...cause }]),
      rewardAfter ?? Promise.all([deleteOwnReward(tx, reward), retireIds(tx, clock, { userId, ids: [id] })]),
      rewardAfter && rewardAfter !== reward
        ? saveOwnReward(tx, clock, reward, { timesToUse: rewardAfter.timesToUse })
        : reward,
    ])
    if (!balances) throw new DomainError('notEnoughGoldToRedeemReward')
    const stats = statsOf(balances)
    recordChange(tx, {
      userId,
      type: 'reward.redeemed',
      item: { kind: 'reward', id },
      whole: true,
      data: { ...showReward(rewardAfter ? saved : { ...reward, timesToUse: 0 }), stats },
    })
    return { stats, reward: rewardAfter ? showReward(saved) : null }
  })
}
