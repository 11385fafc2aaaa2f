import type { StatisticsDay } from '@questboard/api/history/schema'
import { formatNumber } from '../../app/format-number.ts'
import { weekdayNameAt } from '../days/weekday-names.ts'
import classes from './statistics.module.css'
import { doneByWeekday } from './year.ts'

/** How many tasks were done on each day of the week. */
export function WeekdayBars({ days }: { days: readonly StatisticsDay[] }) {
  const sums = doneByWeekday(days)
  const most = Math.max(1, ...sums)
  return (
    <ul className={classes.bars}>
      {sums.map((done, weekday) => (
        // The days of the week never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the weekday
        <li key={weekday} className={classes.bar}>
          <span>{weekdayNameAt(weekday, 'long')}</span>
          <span className={classes.track} aria-hidden="true">
            <span className={classes.fill} style={{ inlineSize: `${(done / most) * 100}%` }} />
          </span>
          <span className={classes.count}>{formatNumber(done)}</span>
        </li>
      ))}
    </ul>
  )
}
