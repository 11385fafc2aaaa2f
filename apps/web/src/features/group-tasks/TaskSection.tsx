import { type ReactNode, useId } from 'react'
import { formatNumber } from '../../app/format-number.ts'
import classes from '../tasks/due/sections.module.css'
import list from '../tasks/list.module.css'

/** Some tasks of a list under a heading of their own. Without a title the list has only these. */
export function TaskSection({ title, count, children }: { title: ReactNode; count: number; children: ReactNode }) {
  const id = useId()
  if (count === 0) return null
  return (
    <section className={classes.section} aria-labelledby={id} data-part>
      <div className={classes.heading}>
        <h3 id={id} className={classes.title}>
          {title} <span className={list.count}>{formatNumber(count)}</span>
        </h3>
      </div>
      <ul>{children}</ul>
    </section>
  )
}
