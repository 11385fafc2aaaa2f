import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

type EmptyStateProps = {
  icon: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** Of the title among the headings of the page. */
  order?: 2 | 3
}

/** What a list says when there is nothing in it yet, and how to begin. */
export function EmptyState({ icon, title, text, action, order = 3 }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <div className={classes.icon} aria-hidden="true">
        {icon}
      </div>
      <Title order={order} size="h4">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" size="sm">
          {text}
        </Text>
      )}
      {action}
    </div>
  )
}
