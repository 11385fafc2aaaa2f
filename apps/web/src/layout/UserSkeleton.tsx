import { useLingui } from '@lingui/react/macro'
import { Logo } from '../ui/Logo.tsx'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import barClasses from './TopBar.module.css'
import classes from './UserSkeleton.module.css'

/** The skeleton of the layout while the profile loads. */
export function UserSkeleton() {
  const { t } = useLingui()
  return (
    <div aria-busy="true" aria-label={t`Loading`} role="status">
      <div className={barClasses.bar}>
        <Skeleton width={40} height={40} />
        <Logo compact />
        <span className={barClasses.space} />
        <Skeleton width={36} height={36} />
      </div>
      <div className={classes.body}>
        <div className={classes.side}>
          <Skeleton width={84} height={84} radius="lg" />
          <Skeleton height={20} width="70%" />
          <Skeleton height={34} width="80%" radius="xl" />
          <Skeleton height={84} />
        </div>
        <div className={classes.page}>
          <PageSkeleton />
        </div>
      </div>
    </div>
  )
}
