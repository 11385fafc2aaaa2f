import type { ReactNode } from 'react'
import classes from './Page.module.css'

type PageProps = {
  /** The greatest width in rem. */
  width: number
  /** Its parts have the same distance from each other. */
  isStacked?: boolean
  className?: string
  children: ReactNode
}

/** The content of a page, in the middle of the window. */
export function Page({ width, isStacked, className = '', children }: PageProps) {
  return (
    <div
      className={`${classes.page} ${className}`}
      style={{ maxWidth: `${width}rem` }}
      data-stacked={isStacked || undefined}
    >
      {children}
    </div>
  )
}
