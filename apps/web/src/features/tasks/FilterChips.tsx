import { Trans, useLingui } from '@lingui/react/macro'
import type { TaskType } from '@questboard/api/tasks/schema'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { ToggleChip } from '../../ui/ToggleChip.tsx'
import classes from './filters.module.css'

/** An empty selection shows every current task. `query` is null while the search is closed. */
export type Filters = { types: ReadonlySet<TaskType>; archived: boolean; query: string | null }

export const noFilters: Filters = { types: new Set(), archived: false, query: null }

const labels: Record<TaskType, ReactNode> = {
  todo: <Trans context="many tasks">To-do</Trans>,
  daily: <Trans context="many tasks">Daily</Trans>,
  weekly: <Trans context="many tasks">Weekly</Trans>,
}

const types = ['todo', 'daily', 'weekly'] as const satisfies readonly TaskType[]

type FilterChipsProps = { filters: Filters; onChange: (filters: Filters) => void }

/** Chips that filter the list by type, one that opens the archive, and a button that opens the search. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const { t } = useLingui()
  const isSearching = filters.query !== null
  return (
    <div className={classes.bar}>
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
      <IconButton
        size={40}
        variant={isSearching ? 'light' : 'subtle'}
        aria-label={t`Search`}
        aria-expanded={isSearching}
        data-opens-search
        onClick={() => onChange({ ...filters, query: isSearching ? null : '' })}
      >
        <IconSearch size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
