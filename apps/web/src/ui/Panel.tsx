import type { PointerEventHandler, ReactNode } from 'react'
import { Heading } from './Heading.tsx'
import classes from './Panel.module.css'

type PanelProps = {
  id: string
  title: ReactNode
  /**
   * One of several panels under the same tab of the bottom navigation: its title is visible on small screens as well.
   */
  isOneOfSeveral?: boolean
  /** Shown on the line of the heading. */
  beside?: ReactNode
  children: ReactNode
}

/** A titled section of the dashboard. On small screens the bottom navigation already shows the title. */
export function Panel({ id, title, isOneOfSeveral = false, beside, children }: PanelProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className={classes.head} data-several={isOneOfSeveral || undefined}>
        <Heading order={2} id={`${id}-title`}>
          {title}
        </Heading>
        {beside}
      </div>
      {children}
    </section>
  )
}

/** The surface of a panel's list. */
export function PanelCard({ children, onPointerDown }: { children: ReactNode; onPointerDown?: PointerEventHandler }) {
  return (
    <div className={classes.card} onPointerDown={onPointerDown}>
      {children}
    </div>
  )
}
