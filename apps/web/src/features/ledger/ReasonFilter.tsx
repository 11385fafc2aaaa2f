import { useLingui } from '@lingui/react/macro'
import type { Currency, Reason } from '@questboard/api/ledger/schema'
import classes from './BalancesPage.module.css'
import { reasons, reasonsOf } from './reasons.ts'

type ReasonFilterProps = {
  currency: Currency
  reason: Reason | undefined
  onNarrow: (reason: Reason | undefined) => void
}

/** Filters the list by a reason. */
export function ReasonFilter({ currency, reason, onNarrow }: ReasonFilterProps) {
  const { t, i18n } = useLingui()
  const offered = reasonsOf(currency)
  return (
    <select
      className={classes.filter}
      aria-label={t`Show only`}
      value={reason ?? ''}
      onChange={({ currentTarget: { value } }) => onNarrow(offered.find((known) => known === value))}
    >
      <option value="">{t`Everything`}</option>
      {offered.map((offeredReason) => (
        <option key={offeredReason} value={offeredReason}>
          {i18n._(reasons[offeredReason].label)}
        </option>
      ))}
    </select>
  )
}
