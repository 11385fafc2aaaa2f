import { Trans } from '@lingui/react/macro'
import { formatDate } from '../../app/format-dates.ts'
import { useToday } from '../days/use-today.ts'
import classes from './promises.module.css'

/** The day until which a reward should be given. */
export function Due({ on }: { on: string | null }) {
  const today = useToday()
  if (on === null) return null
  const day = formatDate(on)
  return on < today ? (
    <span className={classes.late}>
      <Trans>It was due on {day}</Trans>
    </span>
  ) : (
    <span>
      <Trans>By {day}</Trans>
    </span>
  )
}
