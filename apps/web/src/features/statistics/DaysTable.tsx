import { Trans, useLingui } from '@lingui/react/macro'
import type { StatisticsDay } from '@questboard/api/history/schema'
import { formatDate } from '../../app/format-dates.ts'
import { formatNumber } from '../../app/format-number.ts'
import classes from './statistics.module.css'

const isEmpty = ({ done, missed, gold, exp }: StatisticsDay): boolean =>
  done === 0 && missed === 0 && gold === 0 && exp === 0

/** The days on which something happened as a table, latest first. */
export function DaysTable({ days }: { days: readonly StatisticsDay[] }) {
  const { t } = useLingui()
  const shown = days.filter((day) => !isEmpty(day)).toReversed()
  return (
    <details className={classes.details}>
      <summary>
        <Trans>Show as a table</Trans>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone */}
      <div className={classes.scroller} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              {[t`Day`, t`Done`, t`Missed`, t`Gold`, t`XP`].map((head) => (
                <th key={head} scope="col" className={classes.head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ day, done, missed, gold, exp }) => (
              <tr key={day}>
                <th scope="row" className={classes.rowHead}>
                  {formatDate(day)}
                </th>
                {Object.entries({ done, missed, gold, exp }).map(([of, value]) => (
                  <td key={of} className={classes.cell}>
                    {formatNumber(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
