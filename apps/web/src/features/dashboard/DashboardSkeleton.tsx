import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useIsSmall } from '../../ui/use-is-small.ts'
import classes from './DashboardLayout.module.css'
import { DashboardLayout } from './DashboardLayout.tsx'

/** The skeleton of the dashboard: the board and a list. */
export function DashboardSkeleton() {
  const { t } = useLingui()
  const isSmall = useIsSmall()
  const rows = (
    <div className={classes.rows} role="status" aria-label={t`Loading`}>
      <Skeleton height={44} />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={60} />
      ))}
    </div>
  )
  return (
    <DashboardLayout
      isSmall={isSmall}
      keepsBoard
      board={<Skeleton radius={isSmall ? 0 : 'lg'} style={isSmall ? { height: '4.75rem' } : { aspectRatio: '1.6' }} />}
      main={rows}
    />
  )
}
