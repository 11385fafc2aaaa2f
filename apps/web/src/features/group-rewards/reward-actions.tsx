import type { GroupReward } from '@questboard/api/group-rewards/schema'
import type { Group } from '@questboard/api/groups/schema'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { itemActions } from '../groups/item-actions.tsx'
import { openGroupReward } from './open-reward.tsx'
import { archiveGroupReward, copyGroupReward, removeGroupReward } from './reward-handlers.ts'

/** The actions of leaders for a reward. */
export function rewardActions(group: Group, reward: GroupReward): MenuAction[] {
  return itemActions(group, reward, {
    open: () => openGroupReward(group, reward),
    copy: () => copyGroupReward(reward),
    archive: () => archiveGroupReward(reward),
    remove: () => removeGroupReward(reward),
  })
}
