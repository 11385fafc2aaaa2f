import { groupRewards } from '@questboard/db/schema'
import type { ItemKind } from '../group-items/kind.ts'
import { answerRequests } from './close-requests.ts'
import { findGroupReward, type GroupRewardWithAssignees, showGroupReward } from './read-rewards.ts'
import { assertArchivable, assertNoneWaits, timesLeft, waitingOf } from './rules.ts'
import type { GroupReward, OfGroupReward, RewardRequest } from './schema.ts'

/** Group rewards, for the operations that all kinds of group items share. */
export const rewardKind: ItemKind<
  OfGroupReward,
  GroupRewardWithAssignees,
  GroupReward,
  Omit<RewardRequest, 'name' | 'avatar'>
> = {
  table: groupRewards,
  find: findGroupReward,
  show: showGroupReward,
  idsOf: ({ id }) => [id],
  assigneesWhoCannotEdit: ({ assignees }) => assignees,
  requestsOf: (reward) =>
    waitingOf(reward).map(({ userId, used, requestedAt }) => ({
      userId,
      timesLeft: timesLeft(reward, { used }),
      requestedAt: requestedAt.toISOString(),
    })),
  assertNoneWaits: ({ assignees }) => assertNoneWaits(assignees),
  assertArchivable,
  // A request stays open over a change while its member waited for deletion.
  requiresApproval: (reward) => reward.requireApprove || waitingOf(reward).length > 0,
  refusals: { approvalNotRequired: 'groupRewardApproveNotRequired', noRequests: 'noRewardsForApproval' },
  answerRequests,
  showArchived: (reward, archivedAt) => showGroupReward({ ...reward, archivedAt, updatedAt: archivedAt }),
}
