import type { ReactNode } from 'react'
import { Heading } from './Heading.tsx'
import classes from './Panel.module.css'

type PanelProps = {
  id: string
  title: ReactNode
  /** On the line of the heading. */
  beside?: ReactNode
  children: ReactNode
}

/** A named part of the dashboard. On small screens the bottom navigation shows its name already. */
export function Panel({ id, title, beside, children }: PanelProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className={classes.head}>
        <Heading order={2} id={`${id}-title`}>
          {title}
        </Heading>
        {beside}
      </div>
      {children}
    </section>
  )
}

/** The surface on which a panel's list lies. */
export function PanelCard({ children }: { children: ReactNode }) {
  return <div className={classes.card}>{children}</div>
}
