import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Reward } from '@questboard/api/rewards/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { keepFocus } from '../../ui/row-focus.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { draftOf, type NewReward } from './add.ts'
import { isLastUse } from './prices.ts'
import { redeemReward } from './redeem.ts'

/** Redeems a reward. The last use asks for confirmation, because the reward leaves the list. */
export function redeem(reward: Reward, button: Element | null): void {
  const act = () => {
    // The animation must neither delay nor fail the redemption.
    import('../../ui/burst.ts').then(({ burst }) => burst(button)).catch(() => {})
    keepFocus(() => void redeemReward(reward))
  }
  if (!isLastUse(reward)) act()
  else
    openOnce(async () => {
      const { confirmLastUse } = await import('./confirm-last-use.tsx')
      if (await confirmLastUse(reward)) act()
    })
}

const save = repeatable(draftOf)

export function add(reward: NewReward): void {
  const name = shortTitle(reward.name)
  keepFocus(() => void attempt(t`Couldn’t add “${name}”.`, () => save([reward])))
}

/** Opens the form for new rewards. */
export function openNewRewards(): void {
  openLoaded({
    title: <Trans>New rewards</Trans>,
    load: () => import('./NewRewards.tsx'),
    catalog: 'rewards',
    render: ({ NewRewards }, close) => <NewRewards save={save} close={close} />,
  })
}

export function openReward(reward: Reward): void {
  openLoaded({
    title: <Trans>Edit reward</Trans>,
    load: () => Promise.all([import('./RewardForm.tsx'), import('./update.ts')]),
    catalog: 'rewards',
    render: ([{ RewardForm }, { updateReward }], close) => (
      <RewardForm
        reward={reward}
        save={async ([written]) => {
          if (written) await updateReward({ ...written, id: reward.id })
        }}
        close={close}
      />
    ),
  })
}

export function openRedemptions(): void {
  openLoaded({
    title: <Trans>Redeemed rewards</Trans>,
    width: 520,
    load: () => import('./RedemptionList.tsx'),
    catalog: 'rewards',
    render: ({ RedemptionList }) => <RedemptionList />,
  })
}
