import { Trans } from '@lingui/react/macro'
import { personClient } from '../client.ts'
import { once } from './once.ts'
import type { PageProps } from './page.ts'
import classes from './pages.module.css'
import { RewardList } from './RewardList.tsx'
import { Section } from './Section.tsx'

/** The rewards of the group, for rubies. */
export function GroupRewards({ wall, state, reload }: Pick<PageProps, 'wall' | 'state' | 'reload'>) {
  const groupId = wall.group.id
  const { rewards, me } = state
  return (
    <Section id="group-rewards" title={<Trans>Rewards for rubies</Trans>}>
      {rewards.length === 0 ? (
        <p className={classes.empty}>
          <Trans>No rewards from your family yet.</Trans>
        </p>
      ) : (
        <RewardList
          rewards={rewards.map(({ id, name, ruby, approveRequested, note }) => {
            return { id, name, price: ruby, isWaiting: approveRequested, note }
          })}
          currency="ruby"
          balance={me.stats.ruby}
          redeem={async (rewardId, id) => {
            await personClient.groupRewards.redeem.mutate({ groupId, rewardId, id })
            return rewards.find((reward) => reward.id === rewardId)?.requireApprove ? 'asked' : 'taken'
          }}
          withdraw={(rewardId) =>
            once(
              personClient.groupRewards.ofUser.withdrawRequest.mutate({ groupId, userId: me.userId, rewardId }),
              'groupRewardApproveNotRequested',
            )
          }
          onChanged={reload}
        />
      )}
    </Section>
  )
}
