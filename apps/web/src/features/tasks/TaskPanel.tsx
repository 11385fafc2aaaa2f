import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'
import { AddTaskButton } from './AddTaskButton.tsx'
import { CoachMark } from './CoachMark.tsx'
import { useCurrentTasks } from './current.ts'
import { FilterChips, noFilters } from './FilterChips.tsx'
import { QuickAdd } from './QuickAdd.tsx'
import { SearchField } from './SearchField.tsx'
import { Starters } from './Starters.tsx'
import { searchTasks } from './search.ts'
import { TaskList } from './TaskList.tsx'
import { add, openNewTask } from './task-handlers.tsx'

const ArchiveList = lazy(() => import('./ArchiveList.tsx'))

/** Suggestions are shown to players without tasks until they have this many. */
const enoughTasks = 4

/** The player's tasks: adding, completing, filtering and archiving them. */
export function TaskPanel() {
  const [{ tags }] = trpc.dashboard.read.useSuspenseQuery({})
  const tasks = useCurrentTasks()
  const [chosen, setFilters] = useState(noFilters)
  // The chip changes at once, and the list when it is rendered.
  const filters = useDeferredValue(chosen)
  const [cameEmpty] = useState(tasks.length === 0)
  const tagsById = useMemo(() => new Map(tags.map((tag) => [tag.id, tag])), [tags])

  const isFiltered = filters.archived || filters.types.size > 0 || filters.query !== null
  const isEmpty = tasks.length === 0 && !isFiltered
  const offersStarters = isEmpty || (cameEmpty && tasks.length < enoughTasks && !isFiltered)
  return (
    <Panel id="tasks" title={<Trans>Tasks</Trans>} beside={<FilterChips filters={chosen} onChange={setFilters} />}>
      <CoachMark />
      <QuickAdd
        tags={tags}
        onAdd={(task) => {
          add(task)
          // A filter must not hide the new task.
          const isHidden = chosen.types.size > 0 && !chosen.types.has(task.type)
          if (chosen.archived || chosen.query || isHidden) setFilters(noFilters)
        }}
        onMore={openNewTask}
      />
      {chosen.query !== null && (
        <SearchField
          query={chosen.query}
          onChange={(query) => setFilters({ ...chosen, query })}
          onClose={() => setFilters({ ...chosen, query: null })}
        />
      )}
      <PanelCard>
        {filters.archived ? (
          <Suspense fallback={<RowSkeletons />}>
            <ArchiveList filters={filters} tags={tagsById} />
          </Suspense>
        ) : (
          !isEmpty && (
            <TaskList
              tasks={searchTasks(tasks, filters.query ?? '')}
              tags={tagsById}
              filters={filters}
              onSearchArchive={() => setFilters({ ...chosen, archived: true })}
            />
          )
        )}
        {offersStarters && <Starters tasks={tasks} tags={tags} />}
      </PanelCard>
      <AddTaskButton />
    </Panel>
  )
}
