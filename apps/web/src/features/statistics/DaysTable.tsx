import { Trans } from '@lingui/react/macro'
import type { StatisticsDay } from '@questboard/api/history/schema'
import { formatDate, formatNumber } from '@questboard/i18n'
import classes from './statistics.module.css'

const isEmpty = ({ done, missed, gold, exp }: StatisticsDay): boolean =>
  done === 0 && missed === 0 && gold === 0 && exp === 0

/** The days on which something happened as a table, latest first. */
export function DaysTable({ days }: { days: readonly StatisticsDay[] }) {
  const shown = days.filter((day) => !isEmpty(day)).toReversed()
  return (
    <details className={classes.details}>
      <summary>
        <Trans>Show as a table</Trans>
      </summary>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.head}>
              <Trans>Day</Trans>
            </th>
            <th scope="col" className={classes.head}>
              <Trans>Done</Trans>
            </th>
            <th scope="col" className={classes.head}>
              <Trans>Missed</Trans>
            </th>
            <th scope="col" className={classes.head}>
              <Trans>Gold</Trans>
            </th>
            <th scope="col" className={classes.head}>
              <Trans>XP</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ day, done, missed, gold, exp }) => (
            <tr key={day}>
              <th scope="row" className={classes.rowHead}>
                {formatDate(day)}
              </th>
              <td className={classes.cell}>{formatNumber(done)}</td>
              <td className={classes.cell}>{formatNumber(missed)}</td>
              <td className={classes.cell}>{formatNumber(gold)}</td>
              <td className={classes.cell}>{formatNumber(exp)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
