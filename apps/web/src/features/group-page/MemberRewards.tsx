import { Trans } from '@lingui/react/macro'
import type { UserGroupReward } from '@questboard/api/group-rewards/schema'
import type { Group, Member } from '@questboard/api/groups/schema'
import { IconUserEdit, IconUserMinus } from '@tabler/icons-react'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { WrappedGift } from '../../ui/illustrations/WrappedGift.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { groupRewardsIn } from '../group-rewards/group-rewards.ts'
import { LastAnswer } from '../group-rewards/LastAnswer.tsx'
import { openGroupReward } from '../group-rewards/open-reward.tsx'
import { RewardFacts } from '../group-rewards/RewardFacts.tsx'
import { isChangeable } from '../groups/changeable.ts'
import { ItemRow } from '../groups/ItemRow.tsx'
import { itemsOf } from '../groups/member-items.ts'

type MemberRewardsProps = { group: Group; member: Member }

/** The rewards of a member, for leaders: to edit for this member only, or to take away. */
export function MemberRewards({ group, member }: MemberRewardsProps) {
  const rewards = itemsOf('rewards', group.id, member.userId)
    .useCurrent()
    .toSorted((a, b) => a.ruby - b.ruby)
  return (
    <Panel id="member-rewards" title={<Trans>Rewards</Trans>}>
      <PanelCard>
        {rewards.length === 0 ? (
          <EmptyState picture={<WrappedGift />} title={<Trans>No rewards promised yet</Trans>} />
        ) : (
          <ul>
            {rewards.map((reward) => (
              <MemberReward key={reward.id} group={group} member={member} reward={reward} />
            ))}
          </ul>
        )}
      </PanelCard>
    </Panel>
  )
}

function MemberReward({ group, member, reward }: MemberRewardsProps & { reward: UserGroupReward }) {
  const shared = groupRewardsIn(group.id)
    .useCurrent()
    .find(({ id }) => id === reward.id)

  async function actions(): Promise<MenuAction[]> {
    const [{ rewardActions }, { openRewardOf, takeReward }] = await Promise.all([
      import('../group-rewards/reward-actions.tsx'),
      import('../groups/take-away.tsx'),
    ])
    const alone: MenuAction[] = [
      {
        id: 'alone',
        label: <Trans>Change for this member only</Trans>,
        icon: IconUserEdit,
        onChoose: () => openRewardOf(reward, member),
      },
      {
        id: 'take',
        label: <Trans>Remove</Trans>,
        icon: IconUserMinus,
        onChoose: () => takeReward(reward, member),
      },
    ]
    const isShared = reward.assignedUsers.length > 1 && isChangeable(group, reward)
    return [...(shared ? rewardActions(group, shared) : []), ...(isShared ? alone : [])]
  }

  return (
    <ItemRow
      id={reward.id}
      title={reward.name}
      ruby={reward.ruby}
      actions={actions}
      onOpen={() => shared && openGroupReward(group, shared)}
    >
      <RewardFacts group={group} reward={reward} />
      {!reward.approveRequested && reward.note !== null && <LastAnswer note={reward.note} />}
    </ItemRow>
  )
}
