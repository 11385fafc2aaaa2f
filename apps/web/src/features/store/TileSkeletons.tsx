import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import classes from './tiles.module.css'

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Placeholders of loading tiles. */
export function TileSkeletons({ of }: { of: 'avatars' | 'boards' }) {
  const { t } = useLingui()
  return (
    <div className={classes.grid} data-of={of} role="status" aria-label={t`Loading`}>
      {places.slice(0, of === 'boards' ? 6 : 8).map((place) => (
        <div key={place} className={classes.tile}>
          <Skeleton className={of === 'boards' ? classes.view : classes.face} />
          <Skeleton height={18} width="50%" mx={of === 'boards' ? 0 : 'auto'} radius="sm" />
          <Skeleton height={16} width="70%" mx={of === 'boards' ? 0 : 'auto'} radius="sm" />
          <Skeleton height={36} />
        </div>
      ))}
    </div>
  )
}
