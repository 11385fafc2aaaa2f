import { Trans } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { WrappedGift } from '../../ui/illustrations/WrappedGift.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { othersIn } from '../groups/assignment.tsx'
import { InviteFirst } from '../groups/InviteFirst.tsx'
import { useGroup } from '../groups/use-group.ts'
import { GroupRewardRow } from './GroupRewardRow.tsx'
import { groupRewardsIn } from './group-rewards.ts'
import { openNewReward } from './open-reward.tsx'
import { inRows, SameRewards } from './SameRewards.tsx'

/** All rewards of a group for its leaders, cheapest first, and last those that are used up. */
export function GroupRewards({ groupId }: { groupId: string }) {
  const { group } = useGroup(groupId)
  const rewards = groupRewardsIn(groupId)
    .useCurrent()
    .toSorted((a, b) => Number(a.usedUp) - Number(b.usedUp) || a.ruby - b.ruby)
  const isAlone = othersIn(group).length === 0
  const add = (
    <Button
      variant="light"
      size="sm"
      leftSection={<IconPlus size={18} />}
      onClick={() => openNewReward(group)}
      data-adds
    >
      <Trans>New reward</Trans>
    </Button>
  )
  return (
    <Panel id="group-rewards" keepsTitle title={<Trans>Group rewards</Trans>} beside={!isAlone && add}>
      <PanelCard>
        {rewards.length === 0 ? (
          <EmptyState
            picture={<WrappedGift />}
            title={<Trans>What are the rubies for?</Trans>}
            text={
              isAlone ? (
                <Trans>Rewards are for the others. Invite someone, and then add the first one.</Trans>
              ) : (
                <Trans>A film, an hour of games, a day off: promise something worth the effort.</Trans>
              )
            }
            action={isAlone && <InviteFirst group={group} />}
          />
        ) : (
          <ul>
            {inRows(rewards).map(([reward, ...others]) =>
              reward && others.length === 0 ? (
                <GroupRewardRow key={reward.id} group={group} reward={reward} />
              ) : (
                reward && <SameRewards key={reward.id} group={group} rewards={[reward, ...others]} />
              ),
            )}
          </ul>
        )}
      </PanelCard>
    </Panel>
  )
}
