import { type ReactNode, useState } from 'react'
import { BottomNav, type BottomNavItem } from '../../layout/BottomNav.tsx'
import { useStaggeredMount } from '../../ui/stagger.ts'
import classes from './DashboardLayout.module.css'

export type DashboardPart = BottomNavItem & {
  content: ReactNode
  /** Beside the board, or below it; with room for a third column, in that one. */
  place: 'main' | 'aside'
}

type DashboardLayoutProps = {
  /** The whole board, or its strip on small screens. */
  board: ReactNode
  isSmall: boolean
  parts: DashboardPart[]
}

/**
 * The grid of the dashboard: the board, its main part beside it, and the rest below the board, or in a third column if
 * there is room. The board is drawn tall in narrow columns. Small: one part at a time, selected by the bottom navigation.
 */
export function DashboardLayout({ board, isSmall, parts }: DashboardLayoutProps) {
  const [chosen, setChosen] = useState(parts[0]?.id ?? '')
  // The column beside the board renders after the rest: a single long task would delay every click.
  const isAsideDue = useStaggeredMount(3, { atOnce: isSmall })
  const aside = parts.filter(({ place }) => place === 'aside')
  const shown = (place: DashboardPart['place']) =>
    parts
      .filter((part) => part.place === place && (!isSmall || part.id === chosen))
      .map(({ id, content }) => <div key={id}>{content}</div>)
  return (
    <>
      <div className={classes.room}>
        <div className={classes.grid} data-aside={aside.length > 0 || undefined}>
          <div className={classes.board}>{board}</div>
          <div className={classes.main}>{shown('main')}</div>
          {aside.length > 0 && <div className={classes.aside}>{isAsideDue && shown('aside')}</div>}
        </div>
      </div>
      {isSmall && parts.length > 1 && <BottomNav items={parts} current={chosen} onChoose={setChosen} />}
    </>
  )
}
