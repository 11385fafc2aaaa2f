import type { ReactNode } from 'react'
import { useStaggeredMount } from '../../ui/stagger.ts'
import classes from './DashboardLayout.module.css'

type DashboardLayoutProps = {
  /** The whole board, or its strip on small screens. */
  board: ReactNode
  isSmall: boolean
  /** Beside the board. On small screens it comes first: the board follows the work. */
  main: ReactNode
  /** Below the board, or in a third column if there is room. */
  aside?: ReactNode
}

/**
 * The grid of the dashboard: the board, its main part beside it, and the rest below the board, or in a third column if
 * there is room. The board is drawn tall in narrow columns.
 */
export function DashboardLayout({ board, isSmall, main, aside }: DashboardLayoutProps) {
  // The column beside the board renders after the rest: a single long task would delay every click.
  const isAsideDue = useStaggeredMount(3)
  const parts = [
    <div key="board" className={classes.board}>
      {board}
    </div>,
    <div key="main" className={classes.main}>
      {main}
    </div>,
  ]
  return (
    <div className={classes.room}>
      <div className={classes.grid} data-aside={aside ? true : undefined}>
        {isSmall ? parts.reverse() : parts}
        {aside && <div className={classes.aside}>{isAsideDue && aside}</div>}
      </div>
    </div>
  )
}
