import { t } from '@lingui/core/macro'
import type { CreateGroupReward, GroupReward } from '@questboard/api/group-rewards/schema'
import { addItems } from '../../app/mutations/changes.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'
import { groupRewardsIn } from './group-rewards.ts'

/** The input for a new reward. */
export type GroupRewardValues = Omit<CreateGroupReward, 'id' | 'groupId'>

/**
 * Returns a function that creates a reward for members, which appears at once. It may be called again after a failure:
 * the server creates it once.
 */
export function prepareGroupReward(groupId: string, written: GroupRewardValues): () => Promise<void> {
  const id = newId()
  const timesToUse = written.timesToUse ?? null
  const reward: GroupReward = {
    ...written,
    id,
    groupId,
    timesToUse,
    archived: false,
    waitingApproval: 0,
    usedUp: false,
    updatedAt: new Date().toISOString(),
  }
  return async () => {
    const name = shortTitle(reward.name)
    await groupRewardsIn(groupId).perform({
      queueKey: id,
      change: addItems(reward),
      send: () => trpcClient.groupRewards.create.mutate({ ...written, groupId, id }),
    })
    announce(t`Added: ${name}`)
  }
}
