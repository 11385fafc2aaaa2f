import { Trans } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { lazyWithRetry } from '../../app/lazy-with-retry.ts'
import { trpc } from '../../app/trpc.ts'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'
import { useStore } from '../../ui/store.ts'
import { ownTags } from '../tags/current.ts'
import { useById } from '../tags/use-by-id.ts'
import { AddTaskButton } from './AddTaskButton.tsx'
import { useCurrentTasks } from './current.ts'
import { showAllSections } from './due/due-filter.ts'
import { FilterChips, type Filters, noFilters } from './FilterChips.tsx'
import { firstEarned } from './first-task.ts'
import { OnHoliday } from './list-contexts.ts'
import { otherTasks } from './other-tasks.ts'
import { QuickAdd } from './QuickAdd.tsx'
import { Starters } from './Starters.tsx'
import { TaskList } from './TaskList.tsx'
import { addTask, openNewTask } from './task-handlers.tsx'

const ArchiveList = lazyWithRetry(() => import('./ArchiveList.tsx'))
const CoachMark = lazyWithRetry(() => import('./CoachMark.tsx'))
const FilterFields = lazyWithRetry(() => import('./FilterFields.tsx'))

/** Suggestions are shown to players without tasks until they have this many. */
const enoughTasks = 4

/** Rows can be swiped. The code loads with the first touch. */
function swipe({ nativeEvent }: { nativeEvent: PointerEvent }): void {
  if (nativeEvent.pointerType !== 'touch') return
  import('./swipe.ts').then(({ followTouch }) => followTouch(nativeEvent)).catch(() => {})
}

/** The tasks that have all tags of a filter. */
const withTags = <Item extends { tags: string[] }>(tasks: readonly Item[], tags: Filters['tags']): readonly Item[] =>
  tags ? tasks.filter((task) => tags.every((id) => task.tags.includes(id))) : tasks

/** The player's tasks: adding, completing, filtering and archiving them. */
export function TaskPanel() {
  const tags = ownTags.useCurrent()
  const [{ dates, holidayMode }] = trpc.profile.read.useSuspenseQuery(
    {},
    { select: ({ quickAddDates, holidayMode }) => ({ dates: quickAddDates !== false, holidayMode }) },
  )
  const tasks = useCurrentTasks()
  const { tag } = useSearch({ strict: false })
  const [chosen, setFilters] = useState<Filters>({ ...noFilters, tags: tag === undefined ? null : `${tag}`.split('.') })
  const { types, archived, tags: chosenTags } = chosen
  // The chip changes at once, and the list when it is rendered. A search renders few rows: its first ones appear at
  // once.
  const deferred = useDeferredValue(
    useMemo(() => ({ types, archived, tags: chosenTags }), [types, archived, chosenTags]),
  )
  const filters = { ...deferred, query: chosen.query }
  const tagged = useMemo(() => withTags(tasks, deferred.tags), [tasks, deferred.tags])
  const [cameEmpty] = useState(tasks.length === 0)
  const isFirst = useStore(firstEarned) !== null
  const tagsById = useById(tags)
  const searchArchive = useCallback(() => setFilters((now) => ({ ...now, archived: true })), [])

  const isFiltered = filters.archived || filters.types.size > 0 || filters.query !== null || filters.tags !== null
  const hasOthers = useStore(otherTasks) !== null
  const isEmpty = tasks.length === 0 && !isFiltered && !hasOthers
  const offersStarters = isEmpty || (cameEmpty && tasks.length < enoughTasks && !isFiltered && !hasOthers)
  return (
    <Panel id="tasks" title={<Trans>Tasks</Trans>} beside={<FilterChips filters={chosen} onChange={setFilters} />}>
      {isFirst && (
        <Suspense>
          <CoachMark />
        </Suspense>
      )}
      <QuickAdd
        tags={tags}
        dates={dates}
        onAdd={(task, putBack) => {
          addTask(task, putBack)
          // A filter must not hide the new task.
          const isHidden = (chosen.types.size > 0 && !chosen.types.has(task.type)) || !withTags([task], chosen.tags)[0]
          if (chosen.archived || chosen.query || isHidden) setFilters(noFilters)
          showAllSections()
        }}
        onMore={openNewTask}
      />
      {(chosen.tags ?? chosen.query) !== null && (
        <Suspense>
          <FilterFields filters={chosen} onChange={setFilters} />
        </Suspense>
      )}
      <PanelCard onPointerDown={swipe}>
        {filters.archived ? (
          <Suspense fallback={<RowSkeletons />}>
            <ArchiveList filters={filters} tags={tagsById} />
          </Suspense>
        ) : (
          !isEmpty && (
            <OnHoliday value={holidayMode}>
              <TaskList tasks={tagged} tags={tagsById} filters={filters} onSearchArchive={searchArchive} />
            </OnHoliday>
          )
        )}
        {offersStarters && <Starters tasks={tasks} tags={tags} />}
      </PanelCard>
      <AddTaskButton />
    </Panel>
  )
}
