import { Trans } from '@lingui/react/macro'
import type { Reward } from '@questboard/api/rewards/schema'
import { formatNumber } from '../../app/format-number.ts'
import { confirm } from '../../ui/confirm.tsx'
import { shortTitle } from '../../ui/short-title.ts'

/** Asks before a reward is used for the last time. Resolves to true when the user agrees. */
export function confirmLastUse({ name: fullName, gold, type }: Reward): Promise<boolean> {
  const name = shortTitle(fullName)
  const cost = formatNumber(gold)
  return confirm({
    title: <Trans>Redeem “{name}”?</Trans>,
    text:
      type === 'once' ? (
        <Trans>Costs {cost} gold. You can redeem it only once.</Trans>
      ) : (
        <Trans>Costs {cost} gold. You can redeem it one last time.</Trans>
      ),
    confirmLabel: <Trans>Redeem</Trans>,
  })
}
