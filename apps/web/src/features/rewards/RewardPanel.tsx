import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Reward } from '@questboard/api/rewards/schema'
import { IconHistory, IconPlus } from '@tabler/icons-react'
import { useStats } from '../../app/mutations/balances.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { openNewRewards, openRedemptions } from './act-on.tsx'
import { useRewards } from './current.ts'
import { beside, byPrice } from './purse.ts'
import { RewardRow } from './RewardRow.tsx'
import { RewardStarters } from './RewardStarters.tsx'
import classes from './rewards.module.css'

/** One's own rewards: what each costs beside what one has, and what is within reach now. */
export function RewardPanel() {
  const { t } = useLingui()
  const rewards = byPrice(useRewards())
  const { gold } = useStats()
  return (
    <Panel
      id="rewards"
      title={<Trans>Rewards</Trans>}
      beside={
        <div className={classes.tools}>
          <IconButton size={40} aria-label={t`What I have redeemed`} onClick={openRedemptions}>
            <IconHistory size={22} />
          </IconButton>
          <Button variant="light" size="sm" leftSection={<IconPlus size={18} />} onClick={openNewRewards} data-adds>
            <Trans>New reward</Trans>
          </Button>
        </div>
      }
    >
      <PanelCard>
        {rewards.length === 0 ? (
          <RewardStarters />
        ) : (
          <>
            <WithinReach rewards={rewards} gold={gold} />
            <ul className={classes.list}>
              {rewards.map((reward) => (
                <RewardRow key={reward.id} reward={reward} gold={gold} />
              ))}
            </ul>
          </>
        )}
      </PanelCard>
    </Panel>
  )
}

/** What is affordable now, in a sentence. */
function WithinReach({ rewards, gold }: { rewards: Reward[]; gold: number }) {
  const { t } = useLingui()
  const affordable = rewards.filter((reward) => beside(gold, reward.gold).isEnough).length
  const cheapest = rewards[0]
  const missing = cheapest ? beside(gold, cheapest.gold).missing : 0
  return (
    <p className={classes.reach} data-lit={affordable > 0 || undefined} role="status">
      {affordable > 0
        ? t`${plural(affordable, { one: '# reward is within reach now', other: '# rewards are within reach now' })}`
        : t`${plural(missing, { one: '# more gold to the first reward', other: '# more gold to the first reward' })}`}
    </p>
  )
}
