import { Trans } from '@lingui/react/macro'
import { formatDate } from '../../app/format-dates.ts'
import { localDay } from '../days/calendar.ts'
import classes from './promises.module.css'

/** The day until which a reward should be given. */
export function Due({ on }: { on: string | null }) {
  if (on === null) return null
  const day = formatDate(on)
  return on < localDay(new Date()) ? (
    <span className={classes.late}>
      <Trans>It was due on {day}</Trans>
    </span>
  ) : (
    <span>
      <Trans>By {day}</Trans>
    </span>
  )
}
