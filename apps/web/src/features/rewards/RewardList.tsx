import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Reward } from '@questboard/api/rewards/schema'
import { useStats } from '../../app/mutations/balances.ts'
import { affordability, byPrice } from './prices.ts'
import { RewardRow } from './RewardRow.tsx'
import classes from './rewards.module.css'

/** The rewards sorted by price, with their prices, and the number of affordable ones. */
export function RewardList({ rewards }: { rewards: Reward[] }) {
  const { gold } = useStats()
  const sorted = byPrice(rewards)
  return (
    <>
      <WithinReach rewards={sorted} gold={gold} />
      <ul>
        {sorted.map((reward) => (
          <RewardRow key={reward.id} reward={reward} gold={gold} />
        ))}
      </ul>
    </>
  )
}

/** One sentence about the rewards that the player can afford now. */
function WithinReach({ rewards, gold }: { rewards: Reward[]; gold: number }) {
  const { t } = useLingui()
  const affordable = rewards.filter((reward) => affordability(gold, reward.gold).isEnough).length
  const cheapest = rewards[0]
  const missing = cheapest ? affordability(gold, cheapest.gold).missing : 0
  return (
    <p className={classes.reach} data-lit={affordable > 0 || undefined} role="status">
      {affordable > 0
        ? t`${plural(affordable, { one: 'You can afford # reward', other: 'You can afford # rewards' })}`
        : t`${plural(missing, { one: '# more gold until your first reward', other: '# more gold until your first reward' })}`}
    </p>
  )
}
