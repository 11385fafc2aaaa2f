import { type ReactNode, useState } from 'react'
import { BottomNav, type BottomNavItem } from '../../layout/BottomNav.tsx'
import { useStaggeredMount } from '../../ui/stagger.ts'
import classes from './DashboardLayout.module.css'

export type DashboardPart = BottomNavItem & {
  content: ReactNode
  /** Under the board, or in the column beside it where there is room for one. */
  place: 'main' | 'aside'
}

type DashboardLayoutProps = {
  /** The whole board, or its strip on small screens. */
  board: ReactNode
  isSmall: boolean
  parts: DashboardPart[]
}

/**
 * The dashboard's grid. Wide: the board with its part under it, the rest beside; with nothing to stand beside, the part
 * takes that place. Medium: the board drawn tall, and the part beside it. Small: one part at a time, the first by
 * default, chosen by the bottom navigation.
 */
export function DashboardLayout({ board, isSmall, parts }: DashboardLayoutProps) {
  const [chosen, setChosen] = useState(parts[0]?.id ?? '')
  // What stands beside is drawn right behind the rest: a long task in one piece would keep every click waiting.
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
