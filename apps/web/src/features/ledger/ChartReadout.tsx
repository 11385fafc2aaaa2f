import { Trans } from '@lingui/react/macro'
import type { WeekValues } from './columns.ts'
import { SignedAmount } from './SignedAmount.tsx'
import { weekSpan } from './week-days.ts'
import classes from './weeks.module.css'

type ChartReadoutProps = {
  currency: 'gold' | 'exp'
  weeks: readonly WeekValues[]
  selectedWeek: WeekValues | undefined
}

/** The legend of the chart with the numbers of the week under the pointer, or of all weeks. */
export function ChartReadout({ currency, weeks, selectedWeek }: ChartReadoutProps) {
  const sum = (part: 'up' | 'down') =>
    selectedWeek ? selectedWeek[part] : weeks.reduce((all, week) => all + week[part], 0)
  const [up, down] = [sum('up'), sum('down')]
  const count = weeks.length
  return (
    <figcaption className={classes.readout} data-of={currency}>
      <span className={classes.span}>
        {selectedWeek ? weekSpan(selectedWeek.monday) : <Trans>The last {count} weeks</Trans>}
      </span>
      <span className={classes.part} data-part="up">
        {currency === 'gold' ? <Trans>earned</Trans> : <Trans>gained</Trans>}{' '}
        <SignedAmount currency={currency} amount={up} />
      </span>
      {(currency === 'gold' || down > 0) && (
        <span className={classes.part} data-part="down">
          {currency === 'gold' ? <Trans>spent or lost</Trans> : <Trans>returned</Trans>}{' '}
          <SignedAmount currency={currency} amount={-down} />
        </span>
      )}
    </figcaption>
  )
}
