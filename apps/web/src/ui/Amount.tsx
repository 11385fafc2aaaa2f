import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '../app/format-number.ts'
import classes from './Amount.module.css'

export type Currency = 'gold' | 'gems' | 'ruby' | 'exp'

type AmountProps = {
  currency: Currency
  /** A whole amount. */
  value: number
  size?: 'sm' | 'md' | 'lg'
  /** Shows a chip with a tinted background. */
  chip?: boolean
}

/** An amount of a currency: an icon, distinct by shape as well as colour, and the number. */
export function Amount({ currency, value, size = 'md', chip = false }: AmountProps) {
  const name = useCurrencyName(currency)
  return (
    <span className={classes.amount} data-currency={currency} data-size={size} data-chip={chip || undefined}>
      <CurrencyPiece currency={currency} />
      <span>{formatNumber(value)}</span>
      <span className={classes.name}> {name}</span>
    </span>
  )
}

/** The icon of a currency, for use next to text that names it. */
export function CurrencyPiece({ currency }: { currency: Currency }) {
  return (
    <svg className={classes.piece} data-currency={currency} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[currency]}
    </svg>
  )
}

function useCurrencyName(currency: Currency): string {
  const { t } = useLingui()
  if (currency === 'gold') return t`gold`
  if (currency === 'exp') return t({ message: 'XP', context: 'amount' })
  return currency === 'gems' ? t`gems` : t`rubies`
}

const shapes = {
  gold: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="m12 7 1.5 3.2 3.5.4-2.6 2.4.7 3.5-3.1-1.8-3.1 1.8.7-3.5L7 10.6l3.5-.4Z" data-mark />
    </>
  ),
  gems: (
    <>
      <path d="M6.5 3.5h11l4.5 6-10 11.5L2 9.5Z" />
      <path d="M2.5 9.5h19M12 20 8 9.5l4-6 4 6Z" data-line />
    </>
  ),
  ruby: (
    <>
      <path d="M12 2 21 7v10l-9 5-9-5V7Z" />
      <path d="M12 7.5 16.5 10v4.5L12 17l-4.5-2.5V10Z" data-mark />
    </>
  ),
  exp: (
    <path d="M12 2c.9 5.6 3.400 8.800 9.500 10-6.100 1.200-8.600 4.400-9.500 10-.9-5.600-3.400-8.800-9.500-10C8.600 10.800 11.100 7.600 12 2Z" />
  ),
}
