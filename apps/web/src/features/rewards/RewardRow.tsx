import type { Reward } from '@questboard/api/rewards/schema'
import { onDemand } from '../../app/mutations/on-demand.ts'
import { RewardFrame } from './RewardFrame.tsx'
import { TimesLeft } from './TimesLeft.tsx'
import { withHandlers } from './with-handlers.ts'

type RewardRowProps = {
  reward: Reward
  /** The player's whole gold. */
  gold: number
}

/** One of the user's rewards. */
export function RewardRow({ reward, gold }: RewardRowProps) {
  const { id, name, type, timesToUse } = reward
  return (
    <RewardFrame
      id={id}
      name={name}
      price={reward.gold}
      has={gold}
      facts={<TimesLeft type={type} times={timesToUse} />}
      actions={() => import('./reward-actions.tsx').then(({ rewardActions }) => rewardActions(reward))}
      onRedeem={(button) => withHandlers(({ redeem }) => redeem(reward, button))}
      onOpen={() => withHandlers(({ openReward }) => openReward(reward))}
      onRemove={() =>
        onDemand(
          () => import('./remove.ts'),
          ({ removeReward }) => removeReward(reward),
        )
      }
    />
  )
}
