import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import { formatNumber } from '../../app/format-number.ts'
import { type Currency, CurrencyPiece } from '../../ui/Amount.tsx'
import classes from './entries.module.css'

/** A change of a currency, shown by its sign as well as by its colour. */
export function SignedAmount({ currency, amount }: { currency: Currency; amount: number }) {
  const isLess = amount < 0
  return (
    <span className={classes.amount} data-sign={Math.sign(amount)}>
      {amount !== 0 && (
        <>
          <span aria-hidden="true">{isLess ? '−' : '+'}</span>
          <VisuallyHidden>{isLess ? <Trans>minus</Trans> : <Trans>plus</Trans>} </VisuallyHidden>
        </>
      )}
      {formatNumber(Math.abs(amount))}
      <CurrencyPiece currency={currency} />
    </span>
  )
}
