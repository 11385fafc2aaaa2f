import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Page.module.css'

type PageProps = {
  /** The greatest width in rem. */
  width: number
  title?: ReactNode
  /** Shown on the line of the title. */
  beside?: ReactNode
  /** The parts of the page have the same distance from each other. */
  isStacked?: boolean
  className?: string
  children: ReactNode
}

/** The content of a page, in the middle of the window. */
export function Page({ width, title, beside, isStacked, className = '', children }: PageProps) {
  return (
    <div
      className={`${classes.page} ${className}`}
      style={{ maxWidth: `${width}rem` }}
      data-stacked={isStacked || undefined}
    >
      {title && (
        <div className={classes.head}>
          <Title order={1}>{title}</Title>
          {beside}
        </div>
      )}
      {children}
    </div>
  )
}
