import type { Stats } from '../game/schema.ts'
import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { once } from '../kernel/retries/once.ts'
import { readBalances } from '../ledger/balances.ts'
import { statsOf } from '../ledger/stats.ts'
import { findGroupReward, showRewardOfMember } from './read-rewards.ts'
import { redeemFor } from './redeem-for.ts'
import { requestRewardApproval } from './request-approval.ts'
import { assertAffordable, findHolder } from './rules.ts'
import type { RedeemGroupReward, UserGroupReward } from './schema.ts'

/**
 * Redeems a reward of the caller: takes its rubies and one use, or requests approval if that is required. The balance
 * is checked now and again on approval; nothing is held. What is redeemed is promised until a leader gives it.
 * @throws DomainError groupNotFound, notPartOfTheGroup, rewardNotFound, groupRewardApproveAlreadyRequested,
 * notEnoughRubyToRedeemReward, tooManyItems (the group owes 500 rewards), idAlreadyUsed, requestInProgress
 * @returns stats with the rubies of this group; `reward` is null when it is used up
 *
 * Rules: Groups.
 */
export function redeemGroupReward(
  ctx: UserContext,
  input: RedeemGroupReward,
): Promise<{ stats: Stats; reward: UserGroupReward | null; approveRequested: boolean }> {
  const { userId, call } = ctx
  const { groupId, rewardId } = input
  const ids = { groupId, rewardId }
  return changeGroup(ctx, groupId, 'member', (tx, group, me) =>
    once(ctx, tx, input, async () => {
      const reward = await findGroupReward(tx, ids)
      if (findHolder(reward, userId).requestedAt) throw new DomainError('groupRewardApproveAlreadyRequested')
      assertAffordable(reward, me)
      const approveRequested = reward.requireApprove
      if (approveRequested) await requestRewardApproval(tx, ctx, group, reward)
      else await redeemFor(tx, ctx, { group, reward }, { accounts: [me], callId: call?.key })
      const [after, balances] = await Promise.all([findGroupReward(tx, ids), readBalances(tx, userId)])
      const shown = showRewardOfMember(after, userId)
      const ruby = approveRequested ? me.ruby : me.ruby - reward.ruby
      return { stats: statsOf({ ...balances, ruby }), reward: shown.timesLeft === 0 ? null : shown, approveRequested }
    }),
  )
}
