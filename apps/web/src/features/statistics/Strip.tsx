import type { StatisticsTask } from '@questboard/api/history/schema'
import classes from './statistics.module.css'

const parts = ['done', 'late', 'missed'] as const

/**
 * A bar of what was done, done late and missed. The parts have patterns as well as colours; the numbers are beside it.
 */
export function Strip({ counts }: { counts: Pick<StatisticsTask, (typeof parts)[number]> }) {
  return (
    <div className={classes.strip} aria-hidden="true">
      {parts.map((part) => counts[part] > 0 && <span key={part} data-part={part} style={{ flexGrow: counts[part] }} />)}
    </div>
  )
}
