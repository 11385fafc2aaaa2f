import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'
import { Heading } from './Heading.tsx'

type EmptyStateProps = {
  /** An illustration when the whole page is empty; otherwise an icon. */
  picture?: ReactNode
  icon?: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** The heading level of the title. */
  order?: 2 | 3
}

/** Shown in place of an empty list, with a hint how to start. */
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
