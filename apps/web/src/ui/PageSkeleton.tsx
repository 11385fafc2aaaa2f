import { useLingui } from '@lingui/react/macro'
import classes from './PageSkeleton.module.css'
import { Skeleton } from './Skeleton.tsx'

/** The placeholder of a loading page: a heading and a few cards. */
export function PageSkeleton() {
  const { t } = useLingui()
  return (
    <div className={classes.page} role="status" aria-label={t`Loading`}>
      <Skeleton height={32} width="min(16rem, 60%)" />
      <Skeleton height={180} radius="lg" />
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
    </div>
  )
}
