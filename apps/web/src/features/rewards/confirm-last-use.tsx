import { Trans } from '@lingui/react/macro'
import type { Reward } from '@questboard/api/rewards/schema'
import { formatNumber } from '@questboard/i18n'
import { confirm } from '../../ui/confirm.tsx'
import { shortTitle } from '../../ui/short-title.ts'

/** Asks before a reward is used for the last time. Resolves to true when the user agrees. */
export function confirmLastUse({ name: whole, gold, type }: Reward): Promise<boolean> {
  const name = shortTitle(whole)
  const cost = formatNumber(gold)
  return confirm({
    title: <Trans>Redeem “{name}”?</Trans>,
    text:
      type === 'once' ? (
        <Trans>It costs {cost} gold. It is there once, so it leaves the list.</Trans>
      ) : (
        <Trans>It costs {cost} gold. This is the last time, so it leaves the list.</Trans>
      ),
    action: <Trans>Redeem</Trans>,
  })
}
