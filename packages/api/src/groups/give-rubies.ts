import { randomUUIDv7 } from 'node:crypto'
import type { UserContext } from '../kernel/context.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { earlierResponse, once } from '../kernel/retries/once.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { changeGroup, readOwnGroup } from './change-group.ts'
import { givingLimit } from './limits.ts'
import { moveRubies } from './move-rubies.ts'
import { assertRewardable } from './rules.ts'
import type { GiveRubies, RubiesMoved } from './schema.ts'

/**
 * Gives rubies to a member by hand, or takes them, with a reason. A deduction takes at most the balance. Limited to 30
 * an hour for each leader.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, tooManyRequests, cannotRewardYourself,
 * memberNotFound, notAllowedToManageMember, notEnoughRubyToTake, idAlreadyUsed, requestInProgress
 *
 * Rules: Notes of leaders.
 */
export async function giveRubies(ctx: UserContext, input: GiveRubies): Promise<RubiesMoved> {
  const { groupId, memberId, amount, reason: note } = input
  // The role is checked before attempts are counted.
  const { group: groupBefore, me: caller } = await readOwnGroup(ctx, groupId, 'leader')
  const earlier = await earlierResponse<RubiesMoved>(ctx, input)
  if (earlier) return earlier.response
  assertRewardable(groupBefore, caller, memberId)
  await countAttempt(ctx.services, `rubies:${ctx.userId}`, givingLimit)
  return changeGroup(ctx, groupId, 'leader', (tx, group, me) =>
    once(ctx, tx, input, async () => {
      const member = assertRewardable(group, me, memberId)
      await lockPlayer(tx, member.userId)
      const reason = amount > 0 ? 'rubiesGiven' : 'rubiesTaken'
      return moveRubies(tx, ctx, { group, member }, { amount, reason, reference: randomUUIDv7(), note })
    }),
  )
}
