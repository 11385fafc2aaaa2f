import type { PointerEventHandler, ReactNode } from 'react'
import { Heading } from './Heading.tsx'
import classes from './Panel.module.css'

type PanelProps = {
  id: string
  title: ReactNode
  /** Shows the title on small screens, too: several panels share a tab. Otherwise the tab or the page names it. */
  keepsTitle?: boolean
  /** Shown on the line of the heading. */
  beside?: ReactNode
  children: ReactNode
}

/** A titled section of a page. */
export function Panel({ id, title, keepsTitle = false, beside, children }: PanelProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className={classes.head} data-titled={keepsTitle || undefined}>
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
