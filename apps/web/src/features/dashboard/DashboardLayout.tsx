import { type ReactNode, Suspense } from 'react'
import { useStaggeredMount } from '../../ui/stagger.ts'
import classes from './DashboardLayout.module.css'

type DashboardLayoutProps = {
  /** The whole board, or its strip on small screens. */
  board: ReactNode
  isSmall: boolean
  /** Whether the board stays in view while the page is scrolled; its strip does so above the bottom bar. */
  keepsBoard?: boolean
  /** Beside the board. On small screens it comes first: the board follows the work. */
  main: ReactNode
  /** Above the board. On small screens above the main part. */
  above?: ReactNode
  /** Below the board, or in a third column if there is room. */
  aside?: ReactNode
}

/**
 * The grid of the dashboard: the board, its main part beside it, and the rest below the board, or in a third column if
 * there is room. The board is drawn tall in narrow columns.
 */
export function DashboardLayout({ board, isSmall, keepsBoard, main, above, aside }: DashboardLayoutProps) {
  // The column beside the board renders after the rest: a single long task would delay every click.
  const isAsideDue = useStaggeredMount(3)
  const mainPart = (
    <div key="main" className={classes.main}>
      {isSmall && <Suspense>{above}</Suspense>}
      {main}
    </div>
  )
  const beside = (
    <div key="beside" className={classes.beside}>
      {!isSmall && (
        <div className={classes.above}>
          <Suspense>{above}</Suspense>
        </div>
      )}
      <div className={classes.board} data-keeps={keepsBoard || undefined} data-strip={isSmall || undefined}>
        {board}
      </div>
      {aside && <div className={classes.aside}>{isAsideDue && aside}</div>}
    </div>
  )
  return (
    <div className={classes.room}>
      <div className={classes.grid} data-aside={aside ? true : undefined}>
        {isSmall ? [mainPart, beside] : [beside, mainPart]}
      </div>
    </div>
  )
}
