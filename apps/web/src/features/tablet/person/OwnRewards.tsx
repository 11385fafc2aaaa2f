import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Reward } from '@questboard/api/rewards/schema'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useStore } from '../../../ui/store.ts'
import { personClient } from '../client.ts'
import { isReachable } from '../connection.ts'
import { AddReward } from './AddReward.tsx'
import { NeedsConnection } from './NeedsConnection.tsx'
import { useNotices } from './notice.ts'
import type { PageProps } from './page.ts'
import classes from './pages.module.css'
import { RewardList } from './RewardList.tsx'
import { Section } from './Section.tsx'

type OwnRewardsProps = Pick<PageProps, 'state' | 'reload'> & { rewards: Reward[] }

/** The rewards that a child has made for itself, for gold. */
export function OwnRewards({ rewards, state, reload }: OwnRewardsProps) {
  const { t } = useLingui()
  const { showNotice } = useNotices()
  const isOnline = useStore(isReachable)
  const [isAdding, setAdding] = useState(false)
  return (
    <Section id="own-rewards" title={<Trans>My rewards for gold</Trans>}>
      {rewards.length === 0 ? (
        <p className={classes.empty}>
          <Trans>Your tasks earn gold. What would you like for it?</Trans>
        </p>
      ) : (
        <RewardList
          rewards={rewards.map(({ id, name, gold }) => ({ id, name, price: gold, isWaiting: false }))}
          currency="gold"
          balance={state.me.stats.gold}
          redeem={async (rewardId, id) => {
            await personClient.rewards.redeem.mutate({ rewardId, id })
            return 'taken'
          }}
          onChanged={reload}
        />
      )}
      <div className={classes.actions}>
        <Button size="lg" leftSection={<IconPlus size={26} />} disabled={!isOnline} onClick={() => setAdding(true)}>
          <Trans>Add a reward</Trans>
        </Button>
        <NeedsConnection />
      </div>
      {isAdding && (
        <AddReward
          onAdded={async (name) => {
            showNotice(t`“${name}” is one of your rewards now.`)
            await reload()
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Section>
  )
}
