import { Trans, useLingui } from '@lingui/react/macro'
import type { TaskType } from '@questboard/api/tasks/schema'
import type { ReactNode } from 'react'
import { ToggleChip } from '../../ui/ToggleChip.tsx'
import classes from './filters.module.css'

/** An empty selection shows every current task. */
export type Filters = { types: ReadonlySet<TaskType>; archived: boolean }

export const noFilters: Filters = { types: new Set(), archived: false }

const labels: Record<TaskType, ReactNode> = {
  todo: <Trans context="many tasks">To-do</Trans>,
  daily: <Trans context="many tasks">Daily</Trans>,
  weekly: <Trans context="many tasks">Weekly</Trans>,
}

const types = ['todo', 'daily', 'weekly'] as const satisfies readonly TaskType[]

/** Chips that filter the list by type, and one that opens the archive. */
export function FilterChips({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const { t } = useLingui()
  return (
    <fieldset className={classes.chips} data-filters aria-label={t`Show only`}>
      {types.map((type) => (
        <ToggleChip
          key={type}
          pressed={filters.types.has(type)}
          onToggle={() => onChange({ ...filters, types: filters.types.symmetricDifference(new Set([type])) })}
        >
          {labels[type]}
        </ToggleChip>
      ))}
      <ToggleChip pressed={filters.archived} onToggle={() => onChange({ ...filters, archived: !filters.archived })}>
        <Trans>Archived</Trans>
      </ToggleChip>
    </fieldset>
  )
}
