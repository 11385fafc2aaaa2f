import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Reward } from '@questboard/api/rewards/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { replaceItem } from '../../app/mutations/changes.ts'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { trpcClient } from '../../app/trpc.ts'
import { keepFocus } from '../../ui/row-focus.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { type NewReward, prepareRewards } from './add.ts'
import { perform } from './current.ts'
import { isLastUse } from './prices.ts'
import { redeemReward } from './redeem.ts'

/** Redeems a reward. The last use asks for confirmation, because the reward leaves the list. */
export function redeem(reward: Reward, button: Element | null): void {
  const redeemNow = () => {
    // The animation must neither delay nor fail the redemption.
    import('../../ui/burst.ts').then(({ burst }) => burst(button)).catch(() => {})
    keepFocus(() => void redeemReward(reward))
  }
  if (!isLastUse(reward)) redeemNow()
  else
    openOnce(async () => {
      const { confirmLastUse } = await import('./confirm-last-use.tsx')
      if (await confirmLastUse(reward)) redeemNow()
    })
}

const save = repeatable(prepareRewards)

export function addReward(reward: NewReward): void {
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

/** Opens the form of a reward. The uses start again if their number is changed. */
export function openReward(reward: Reward): void {
  const save = async ([written]: NewReward[], { keepsUses }: { keepsUses: boolean }) => {
    if (!written) return
    const { id } = reward
    const { name, gold } = written
    await perform({
      queueKey: id,
      // Another window may have redeemed it meanwhile.
      send: () =>
        keepsUses
          ? trpcClient.rewards.patch.mutate({ id, name, gold })
          : trpcClient.rewards.update.mutate({ ...written, id }),
      settle: replaceItem,
    })
  }
  openLoaded({
    title: <Trans>Edit reward</Trans>,
    load: () => import('./RewardForm.tsx'),
    catalog: 'rewards',
    render: ({ RewardForm }, close) => <RewardForm reward={reward} save={save} close={close} />,
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
