import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useStore } from '../../../ui/store.ts'
import { type DueFilter, dueFilter, dueFilters } from './due-filter.ts'
import classes from './sections.module.css'

type DueBarProps = {
  /** The open tasks of each section. */
  counts: Record<DueFilter, number>
}

/** How many tasks are due, such as “4 today · 1 overdue”. Each part filters the list. */
export function DueBar({ counts }: DueBarProps) {
  const { t } = useLingui()
  const chosen = useStore(dueFilter)
  const labels: Record<DueFilter, string> = {
    today: t`${plural(counts.today, { one: '# today', other: '# today' })}`,
    overdue: t`${plural(counts.overdue, { one: '# overdue', other: '# overdue' })}`,
    upcoming: t`${plural(counts.upcoming, { one: '# upcoming', other: '# upcoming' })}`,
    none: t`${plural(counts.none, { one: '# without a date', other: '# without a date' })}`,
  }
  return (
    <fieldset className={classes.bar} aria-label={t`Show only`}>
      {dueFilters
        .filter((name) => counts[name] > 0 || name === 'today' || chosen.has(name))
        .map((name) => (
          <button
            key={name}
            type="button"
            className={classes.count}
            data-due-filter={dueFilters.indexOf(name) + 1}
            aria-pressed={chosen.has(name)}
            onClick={() => dueFilter.write(chosen.symmetricDifference(new Set([name])))}
          >
            {labels[name]}
          </button>
        ))}
    </fieldset>
  )
}
