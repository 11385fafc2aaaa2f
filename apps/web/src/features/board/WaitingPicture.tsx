import type { CSSProperties } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { aspectFor } from './aspect.ts'
import classes from './waiting.module.css'

/** Reserves the height of a board's picture until it renders. The style sheet chooses the width. */
export function WaitingPicture({ size }: { size: number }) {
  const aspects = { '--wide': aspectFor(size, false), '--tall': aspectFor(size, true) } as CSSProperties
  return (
    <div className={classes.room}>
      <Skeleton className={classes.picture} style={aspects} radius="lg" />
    </div>
  )
}
