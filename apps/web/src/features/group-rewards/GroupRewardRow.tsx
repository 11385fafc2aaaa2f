import type { GroupReward } from '@questboard/api/group-rewards/schema'
import type { Group } from '@questboard/api/groups/schema'
import { onDemand } from '../../app/mutations/on-demand.ts'
import { isChangeable } from '../groups/changeable.ts'
import { ItemRow } from '../groups/ItemRow.tsx'
import { openGroupReward } from './open-reward.tsx'
import { RewardFacts } from './RewardFacts.tsx'

/** A reward of a group, for leaders. */
export function GroupRewardRow({ group, reward }: { group: Group; reward: GroupReward }) {
  const { id, name, ruby } = reward
  const remove = () =>
    onDemand(
      () => import('./reward-handlers.ts'),
      ({ removeGroupReward }) => removeGroupReward(reward),
    )
  return (
    <ItemRow
      id={id}
      title={name}
      ruby={ruby}
      actions={() => import('./reward-actions.tsx').then(({ rewardActions }) => rewardActions(group, reward))}
      onOpen={() => openGroupReward(group, reward)}
      onRemove={isChangeable(group, reward) ? remove : undefined}
    >
      <RewardFacts group={group} reward={reward} />
    </ItemRow>
  )
}
