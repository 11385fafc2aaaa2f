import { Trans, useLingui } from '@lingui/react/macro'
import { IconHistory, IconPlus } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyWithRetry } from '../../app/lazy-with-retry.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'
import { useRewards } from './current.ts'
import { RewardStarters } from './RewardStarters.tsx'
import classes from './rewards.module.css'
import { withHandlers } from './with-handlers.ts'

// Players without a reward do not load it.
const RewardList = lazyWithRetry(() => import('./RewardList.tsx').then((module) => ({ default: module.RewardList })))

/** The player's rewards. Beside other rewards they have a title. */
export function RewardPanel({ title }: { title?: ReactNode }) {
  const { t } = useLingui()
  const rewards = useRewards()
  const [cameEmpty] = useState(rewards.length === 0)
  return (
    <Panel
      id="rewards"
      keepsTitle={title !== undefined}
      title={title ?? <Trans>Rewards</Trans>}
      beside={
        <div className={classes.tools}>
          <IconButton
            size={40}
            aria-label={t`Redeemed rewards`}
            onClick={() => withHandlers(({ openRedemptions }) => openRedemptions())}
          >
            <IconHistory size={22} />
          </IconButton>
          <Button
            variant="light"
            size="sm"
            leftSection={<IconPlus size={18} />}
            onClick={() => withHandlers(({ openNewRewards }) => openNewRewards())}
            data-adds
          >
            <Trans>New reward</Trans>
          </Button>
        </div>
      }
    >
      <PanelCard>
        {rewards.length > 0 && (
          <Suspense fallback={<RowSkeletons />}>
            <RewardList rewards={rewards} />
          </Suspense>
        )}
        {(rewards.length === 0 || cameEmpty) && <RewardStarters rewards={rewards} />}
      </PanelCard>
    </Panel>
  )
}
