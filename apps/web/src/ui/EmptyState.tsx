import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'
import { Heading } from './Heading.tsx'

type EmptyStateProps = {
  /** An illustration, where the whole place is empty; else an icon. */
  picture?: ReactNode
  icon?: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** Of the title among the headings of the page. */
  order?: 2 | 3
}

/** What a list says when there is nothing in it yet, and how to begin. */
export function EmptyState({ picture, icon, title, text, action, order = 3 }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {picture ?? (
        <div className={classes.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      <Heading order={order} size={4}>
        {title}
      </Heading>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  )
}
