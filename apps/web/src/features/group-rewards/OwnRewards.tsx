import { Trans, useLingui } from '@lingui/react/macro'
import type { UserGroupReward } from '@questboard/api/group-rewards/schema'
import { onDemand } from '../../app/mutations/on-demand.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { WrappedGift } from '../../ui/illustrations/WrappedGift.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { AwaitedAnswer } from '../groups/AwaitedAnswer.tsx'
import { useRubies } from '../groups/rubies.ts'
import { RewardFrame } from '../rewards/RewardFrame.tsx'
import { TimesLeft } from '../rewards/TimesLeft.tsx'
import { LastAnswer } from './LastAnswer.tsx'
import { ownRewardsIn } from './own-rewards.ts'
import classes from './rewards.module.css'

/** The user's rewards in a group, with the user's rubies. */
export function OwnRewards({ groupId, leads }: { groupId: string; leads: boolean }) {
  const rewards = ownRewardsIn(groupId)
    .useCurrent()
    .toSorted((a, b) => a.ruby - b.ruby)
  const rubies = useRubies(groupId)
  if (leads && rewards.length === 0) return null
  return (
    <Panel id="own-rewards" keepsTitle title={<Trans>Your rewards</Trans>}>
      <PanelCard>
        {rewards.length === 0 ? (
          <EmptyState
            picture={<WrappedGift />}
            title={<Trans>No rewards for you yet</Trans>}
            text={<Trans>Ask a leader to add one you can earn with rubies.</Trans>}
          />
        ) : (
          <ul>
            {rewards.map((reward) => (
              <OwnRow key={reward.id} reward={reward} rubies={rubies} />
            ))}
          </ul>
        )}
      </PanelCard>
    </Panel>
  )
}

function OwnRow({ reward, rubies }: { reward: UserGroupReward; rubies: number }) {
  const { t } = useLingui()
  const { id, name, ruby, type, timesLeft, requireApprove, approveRequested, requestedAt, note, groupId } = reward
  return (
    <RewardFrame
      id={id}
      name={name}
      price={ruby}
      currency="ruby"
      has={rubies}
      isDisabled={approveRequested}
      verb={approveRequested ? t`Asked` : requireApprove ? t`Ask for it` : undefined}
      facts={
        <>
          <TimesLeft type={type} times={timesLeft} />
          {approveRequested && (
            <span className={classes.waits}>
              <Trans>Waiting for a leader’s approval</Trans>
            </span>
          )}
          {requestedAt && <AwaitedAnswer groupId={groupId} requestedAt={requestedAt} />}
          {!approveRequested && note !== null && <LastAnswer note={note} />}
          {approveRequested && (
            <button
              type="button"
              className={classes.takeBack}
              aria-label={t`Take back: “${name}”`}
              onClick={() =>
                onDemand(
                  () => import('./redeem.tsx'),
                  ({ withdrawRequest }) => withdrawRequest(reward),
                )
              }
            >
              <Trans>Take back</Trans>
            </button>
          )}
        </>
      }
      onRedeem={(button) =>
        onDemand(
          () => import('./redeem.tsx'),
          ({ redeemOwn }) => void redeemOwn(reward, button),
        )
      }
    />
  )
}
