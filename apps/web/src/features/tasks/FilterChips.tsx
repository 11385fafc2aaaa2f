import { Trans, useLingui } from '@lingui/react/macro'
import type { TaskType } from '@questboard/api/tasks/schema'
import { IconArrowsSort, IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { loadCatalog } from '../../app/locale.ts'
import { showNotOpened } from '../../app/mutations/on-demand.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ToggleChip } from '../../ui/ToggleChip.tsx'
import classes from './filters.module.css'

/**
 * An empty selection shows every current task. `query` is null while the search is closed. `tags` are the ids of those
 * that a task needs, null while they are not offered.
 */
export type Filters = {
  types: ReadonlySet<TaskType>
  archived: boolean
  query: string | null
  tags: readonly string[] | null
}

export const noFilters: Filters = { types: new Set(), archived: false, query: null, tags: null }

const labels: Record<TaskType, ReactNode> = {
  todo: <Trans context="many tasks">To-do</Trans>,
  daily: <Trans context="many tasks">Daily</Trans>,
  weekly: <Trans context="many tasks">Weekly</Trans>,
}

const types = ['todo', 'daily', 'weekly'] as const satisfies readonly TaskType[]

const loadOrders = () =>
  Promise.all([import('./order/order-actions.tsx'), loadCatalog('schedules')]).then(([{ orderActions }]) =>
    orderActions(),
  )

type FilterChipsProps = { filters: Filters; onChange: (filters: Filters) => void }

/**
 * Chips that filter the list by type, that open the archive and the filter by tag, and buttons for the search and the
 * order.
 */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const { t } = useLingui()
  const isSearching = filters.query !== null
  return (
    <div className={classes.bar}>
      <fieldset
        className={classes.chips}
        data-filters
        aria-label={t`Show only`}
        // The browser leaves a filter of which a sliver is visible where it is.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
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
        <ToggleChip
          pressed={filters.tags !== null}
          onToggle={() => onChange({ ...filters, tags: filters.tags ? null : [] })}
        >
          <Trans>Tags</Trans>
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
      <ActionMenu
        label={t`Sort`}
        button={<IconArrowsSort size={20} aria-hidden="true" />}
        actions={loadOrders}
        onFailed={showNotOpened}
      />
    </div>
  )
}
