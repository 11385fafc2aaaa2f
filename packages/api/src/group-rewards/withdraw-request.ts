import { and, eq, isNotNull } from '@questboard/db/drizzle'
import { groupRewardAssignees } from '@questboard/db/schema'
import { requestSource } from '../group-items/request-source.ts'
import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { transactionTime } from '../kernel/events/changes.ts'
import { withdrawNotifications } from '../notifications/notify.ts'
import { assigneesOf, findGroupReward } from './read-rewards.ts'
import { findAssignee } from './rules.ts'
import type { RewardOfMember } from './schema.ts'

/**
 * Withdraws the caller's request for a reward. The notifications to leaders are withdrawn.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notAuthorized (of another member), rewardNotFound,
 * groupRewardApproveNotRequested
 *
 * Rules: Vouchers.
 */
export function withdrawRewardRequest(ctx: UserContext, input: RewardOfMember): Promise<null> {
  const { groupId, rewardId, userId } = input
  return changeGroup(ctx, groupId, 'member', async (tx, _group, me) => {
    if (userId !== me.userId) throw new DomainError('notAuthorized')
    findAssignee(await findGroupReward(tx, input), userId)
    const withdrawn = await tx
      .update(groupRewardAssignees)
      .set({ requestedAt: null, updatedAt: transactionTime(tx) })
      .where(
        and(
          assigneesOf({ id: rewardId, groupId }),
          eq(groupRewardAssignees.userId, userId),
          isNotNull(groupRewardAssignees.requestedAt),
        ),
      )
      .returning({ rewardId: groupRewardAssignees.rewardId })
    if (withdrawn.length === 0) throw new DomainError('groupRewardApproveNotRequested')
    await withdrawNotifications(tx, requestSource('reward', rewardId, userId))
    return null
  })
}
