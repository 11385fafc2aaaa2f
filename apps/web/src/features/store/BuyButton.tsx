import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { formatNumber } from '../../app/format-number.ts'
import { CurrencyPiece } from '../../ui/Amount.tsx'
import { firstChoice, missingFor, type Price, type Purse } from './price.ts'

type BuyButtonProps = {
  name: string
  prices: readonly Price[]
  purse: Purse
  owned: boolean
  /** What is done with an item that is owned. */
  use: { text: string; label: string }
  onClick: () => void
}

/**
 * The button of an item in the store: to use it, to buy it, or how much is missing for it. It is one button, so the
 * focus stays after buying.
 */
export function BuyButton({ name, prices, purse, owned, use, onClick }: BuyButtonProps) {
  const { t } = useLingui()
  const [first, ...others] = prices
  const price = first && firstChoice([first, ...others], purse)
  const missing = price && !owned ? missingFor(price, purse) : 0
  const much = formatNumber(missing)
  const toGo = t`${much} to go`
  const buy = missing > 0 ? { text: toGo, label: `${name}: ${toGo}` } : { text: t`Buy`, label: t`Buy “${name}”` }
  const { text, label } = owned ? use : buy
  return (
    <Button
      fullWidth
      size="sm"
      variant={!owned && missing === 0 ? 'filled' : 'default'}
      aria-label={label}
      onClick={onClick}
      rightSection={price && missing > 0 && <CurrencyPiece currency={price.currency} />}
    >
      {text}
    </Button>
  )
}
