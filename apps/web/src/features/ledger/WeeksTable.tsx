import { Trans } from '@lingui/react/macro'
import { formatNumber } from '../../app/format-number.ts'
import type { WeekValues } from './columns.ts'
import { weekSpan } from './week-days.ts'
import classes from './weeks.module.css'

/** The chart as a table, current week first. */
export function WeeksTable({ currency, weeks }: { currency: 'gold' | 'exp'; weeks: readonly WeekValues[] }) {
  return (
    <details className={classes.details}>
      <summary>
        <Trans>Show as a table</Trans>
      </summary>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Week</Trans>
            </th>
            <th scope="col">{currency === 'gold' ? <Trans>Earned</Trans> : <Trans>XP</Trans>}</th>
            {currency === 'gold' && (
              <th scope="col">
                <Trans>Spent or lost</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ monday, up, down }) => (
            <tr key={monday}>
              <th scope="row">{weekSpan(monday)}</th>
              <td>{formatNumber(currency === 'gold' ? up : up - down)}</td>
              {currency === 'gold' && <td>{formatNumber(down)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
