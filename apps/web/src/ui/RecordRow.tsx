import type { ReactNode } from 'react'
import classes from './RecordRow.module.css'

type RecordRowProps = {
  icon?: ReactNode
  look?: 'gain' | 'loss'
  title: ReactNode
  /** Shown at the end: an amount or a button. */
  end?: ReactNode
  /** Keeps a distance from the edges of its card. */
  isInset?: boolean
  /** Facts below the title, in a small font. */
  children: ReactNode
}

/** A row of a list of records, such as purchases or sessions. */
export function RecordRow({ icon, look, title, end, isInset, children }: RecordRowProps) {
  return (
    <li className={classes.row} data-inset={isInset || undefined}>
      {icon && (
        <span className={classes.icon} data-look={look} aria-hidden="true">
          {icon}
        </span>
      )}
      <div className={classes.text}>
        <bdi className={classes.title}>{title}</bdi>
        {children}
      </div>
      {end}
    </li>
  )
}
