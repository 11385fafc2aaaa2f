import { t } from '@lingui/core/macro'
import type { GroupReward } from '@questboard/api/group-rewards/schema'
import { replaceItem } from '../../app/mutations/changes.ts'
import { copyItem } from '../../app/mutations/copy-item.ts'
import { archiveMessages, deletionMessages, removeFromList } from '../../app/mutations/removal.ts'
import { trpcClient } from '../../app/trpc.ts'
import type { GroupRewardValues } from './add.ts'
import { groupRewardsIn } from './group-rewards.ts'

/** Updates a reward and its assignees. */
export async function updateGroupReward({ id, groupId }: GroupReward, written: GroupRewardValues): Promise<void> {
  await groupRewardsIn(groupId).perform({
    queueKey: id,
    send: () => trpcClient.groupRewards.update.mutate({ ...written, groupId, rewardId: id }),
    settle: replaceItem,
  })
}

/** Copies a current or archived reward for the assignees who are still members. */
export function copyGroupReward({ id, groupId, name }: GroupReward): void {
  copyItem({
    list: groupRewardsIn(groupId),
    id,
    title: name,
    send: () => trpcClient.groupRewards.copy.mutate({ groupId, rewardId: id }),
    done: (title) => t`Copied “${title}” to the group rewards.`,
  })
}

/** Archives a reward. It can no longer be redeemed. */
export function archiveGroupReward({ id, groupId, name }: GroupReward): void {
  removeFromList({
    list: groupRewardsIn(groupId),
    id,
    messages: archiveMessages(name),
    send: () => trpcClient.groupRewards.archive.mutate({ groupId, rewardId: id }),
    method: 'PATCH',
    path: `/groups/${groupId}/rewards/${id}/archive`,
  })
}

/** Hides a reward, and deletes it for all assignees when the toast closes without an undo. */
export function removeGroupReward({ id, groupId, name }: GroupReward): void {
  removeFromList({
    list: groupRewardsIn(groupId),
    id,
    messages: deletionMessages(name),
    send: () => trpcClient.groupRewards.remove.mutate({ groupId, rewardId: id }),
    path: `/groups/${groupId}/rewards/${id}`,
  })
}
