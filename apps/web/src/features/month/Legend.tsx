import { useLingui } from '@lingui/react/macro'
import type { OccurrenceState } from '@questboard/api/schedules'
import classes from './grid.module.css'
import { states } from './states.ts'

const names: readonly OccurrenceState[] = ['due', 'overdue', 'done', 'late', 'projected', 'missed', 'skipped', 'spared']

/** What the icons in the cells mean. */
export function Legend() {
  const { t, i18n } = useLingui()
  return (
    <ul className={classes.legend} aria-label={t`Icons`}>
      {names.map((name) => {
        const { Icon, word } = states[name]
        return (
          <li key={name} data-state={name}>
            <Icon size={15} aria-hidden="true" />
            {i18n._(word)}
          </li>
        )
      })}
    </ul>
  )
}
