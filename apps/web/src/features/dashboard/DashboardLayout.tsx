import { type ReactNode, useState } from 'react'
import { BottomNav, type BottomNavItem } from '../../layout/BottomNav.tsx'
import { useStaggeredMount } from '../../ui/stagger.ts'
import classes from './DashboardLayout.module.css'

export type DashboardPart = BottomNavItem & {
  content: ReactNode
  /** Below the board, or in the column beside it if there is room for one. */
  place: 'main' | 'aside'
}

type DashboardLayoutProps = {
  /** The whole board, or its strip on small screens. */
  board: ReactNode
  isSmall: boolean
  parts: DashboardPart[]
}

/**
 * The grid of the dashboard. Wide: the board with its part below, the rest beside; without a rest, the part moves
 * there. Medium: a tall board with the part beside it. Small: one part at a time, selected by the bottom navigation.
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
