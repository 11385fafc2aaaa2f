import type { ReactNode } from 'react'
import { Heading } from './Heading.tsx'
import classes from './Panel.module.css'

type PanelProps = {
  id: string
  title: ReactNode
  /** One of several under the same name of the bottom navigation: its own is seen on small screens as well. */
  isOneOfSeveral?: boolean
  /** On the line of the heading. */
  beside?: ReactNode
  children: ReactNode
}

/** A named part of the dashboard. On small screens the bottom navigation shows its name already. */
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

/** The surface on which a panel's list lies. */
export function PanelCard({ children }: { children: ReactNode }) {
  return <div className={classes.card}>{children}</div>
}
