import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { aspectFor } from '../board/aspect.ts'
import classes from './group-board.module.css'

/** Reserves the height of the picture until it renders. The style sheet chooses the width. */
export function WaitingBoard({ size = 40 }: { size?: number }) {
  const { t } = useLingui()
  const aspects = { '--wide': aspectFor(size, false), '--tall': aspectFor(size, true) } as CSSProperties
  return (
    <div className={classes.room} role="status" aria-label={t`Loading`}>
      <Skeleton className={classes.waiting} style={aspects} radius="lg" />
    </div>
  )
}
