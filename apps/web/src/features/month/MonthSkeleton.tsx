import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/Skeleton.tsx'
import classes from './page.module.css'

const [allWeeks, daysOfWeek] = [6, 7]

/** The shape of the month, or of a week on small screens, while it loads. */
export function MonthSkeleton({ isSmall }: { isSmall: boolean }) {
  const { t } = useLingui()
  const weeks = isSmall ? 1 : allWeeks
  return (
    <div role="status" aria-label={t`Loading`}>
      <div className={classes.bar}>
        <Skeleton width="11rem" height={32} />
      </div>
      <div className={classes.columns}>
        <div className={classes.ghost} data-small={isSmall || undefined}>
          {Array.from({ length: weeks * daysOfWeek }, (_, nth) => (
            <div key={String(nth)} className={classes.ghostCell}>
              <Skeleton width={22} height={22} circle />
              {!isSmall && nth % 3 === 1 && <Skeleton height={18} radius="sm" />}
            </div>
          ))}
        </div>
        <div className={classes.ghostDay}>
          <Skeleton width="60%" height={26} />
          <Skeleton height={48} />
          <Skeleton height={120} />
        </div>
      </div>
    </div>
  )
}
