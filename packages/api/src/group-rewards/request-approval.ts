import { and, eq } from '@questboard/db/drizzle'
import { groupRewardAssignees } from '@questboard/db/schema'
import { requestSource } from '../group-items/request-source.ts'
import type { GroupWithMembers } from '../groups/change-group.ts'
import { leadersExcept } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { recordGroupChange, transactionTime } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { assigneesOf, type GroupRewardRow } from './read-rewards.ts'

/**
 * Opens the caller's request for a reward, and notifies everyone who may answer it: the creator and leaders except the
 * caller.
 */
export async function requestRewardApproval(
  tx: Transaction,
  { services, userId }: Pick<UserContext, 'services' | 'userId'>,
  group: GroupWithMembers,
  reward: GroupRewardRow,
): Promise<void> {
  const { id: rewardId, name, ruby } = reward
  const recipients = leadersExcept(group, userId)
  const data = { reward: { name, ruby } }
  recordGroupChange(tx, { groupId: group.id, userId, type: 'group.rewardRequested', itemId: rewardId })
  const source = requestSource('reward', rewardId, userId)
  await Promise.all([
    tx
      .update(groupRewardAssignees)
      .set({ requestedAt: services.clock.now(), note: null, updatedAt: transactionTime(tx) })
      .where(and(assigneesOf(reward), eq(groupRewardAssignees.userId, userId))),
    notify(tx, services.clock, recipients, { type: 'requestRewardApproval', senderId: userId, group, data, source }),
  ])
}
