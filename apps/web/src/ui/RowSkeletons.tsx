import { useLingui } from '@lingui/react/macro'
import classes from './RowSkeletons.module.css'
import { Skeleton } from './Skeleton.tsx'

const titles = ['62%', '44%', '71%', '38%', '55%']

/** The placeholder of loading task rows. */
export function RowSkeletons() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`}>
      {titles.map((width) => (
        <div key={width} className={classes.row}>
          <Skeleton circle height={26} width={26} />
          <div className={classes.body}>
            <Skeleton height={14} width={width} radius="sm" />
            <Skeleton height={10} width="5rem" radius="sm" />
          </div>
          <Skeleton height={18} width={44} radius="sm" />
        </div>
      ))}
    </div>
  )
}
