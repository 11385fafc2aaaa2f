import type { Task } from '@questboard/api/tasks/schema'
import { memo, Suspense, useMemo } from 'react'
import { lazyWithRetry } from '../../app/lazy-with-retry.ts'
import { lazyWithTexts } from '../../app/lazy-with-texts.ts'
import { trpc } from '../../app/trpc.ts'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'
import { useStore } from '../../ui/store.ts'
import { arrange } from './arrange.ts'
import type { Filters } from './FilterChips.tsx'
import { lingering } from './lingering.ts'
import { SortedByHand } from './list-contexts.ts'
import { inOrder } from './order.ts'
import { otherTasks } from './other-tasks.ts'
import type { TagsById } from './RowFrame.tsx'
import { TaskRows } from './TaskRows.tsx'

const TaskSections = lazyWithTexts(
  () => import('./due/TaskSections.tsx').then((module) => module.TaskSections),
  'schedules',
)

const NoTasks = lazyWithTexts(() => import('./due/NoTasks.tsx').then((module) => module.default), 'schedules')

const FoundTasks = lazyWithRetry(() => import('./FoundTasks.tsx'))

const DoneGroup = lazyWithRetry(() => import('./DoneGroup.tsx'))

const AllDone = lazyWithRetry(() => import('./AllDone.tsx'))

type TaskListProps = { tasks: readonly Task[]; tags: TagsById; filters: Filters; onSearchArchive: () => void }

/**
 * The current tasks, or those with the words of the search. The list of all stays in the page during a search, so that
 * a keystroke renders only what it found.
 */
export function TaskList(props: TaskListProps) {
  const { tasks, filters } = props
  const query = filters.query?.trim() ?? ''
  return (
    <>
      {/* Rendered before the first key: a component that loads then would leave the list empty for a moment. */}
      {filters.query !== null && (
        <Suspense>
          <FoundTasks tasks={tasks} query={query} render={(found) => <Tasks {...props} tasks={found} />} />
        </Suspense>
      )}
      <div hidden={query !== ''}>
        <AllTasks {...props} filters={useWithoutQuery(filters)} />
      </div>
    </>
  )
}

/** The tasks of the list: open ones, completed repeating ones until their rollover, and completed to-dos. */
function Tasks({ tasks, tags, filters, onSearchArchive }: TaskListProps) {
  const kept = useStore(lingering)
  const [{ taskOrder: order }] = trpc.profile.read.useSuspenseQuery({})
  const ordered = inOrder(tasks, order)
  const { open, resting, done } = arrange(ordered, filters.types, kept)
  const rows = [...open, ...resting]
  const others = useStore(otherTasks)
  const isWhole = filters.types.size === 0 && !filters.query && !filters.tags
  const extraTasks = (isWhole && others?.tasks) || []
  if (rows.length + done.length + extraTasks.length === 0)
    return (
      <Suspense>
        <NoTasks filters={filters} onSearchArchive={onSearchArchive} />
      </Suspense>
    )
  if (extraTasks.length > 0 || rows.some(({ schedule }) => schedule !== null)) {
    const shown = filters.types.size === 0 ? ordered : ordered.filter(({ type }) => filters.types.has(type))
    return (
      <SortedByHand value={order === 'manual'}>
        <Suspense fallback={<RowSkeletons />}>
          <TaskSections
            tasks={[...shown, ...extraTasks]}
            isWhole={isWhole}
            tags={tags}
            lingering={kept}
            order={order}
          />
        </Suspense>
      </SortedByHand>
    )
  }
  return (
    <SortedByHand value={order === 'manual'}>
      {open.length === 0 && !filters.query && (
        <Suspense>
          <AllDone />
        </Suspense>
      )}
      {rows.length > 0 && <TaskRows tasks={rows} tags={tags} />}
      {done.length > 0 && (
        <Suspense>
          <DoneGroup tasks={done} tags={tags} />
        </Suspense>
      )}
    </SortedByHand>
  )
}

const AllTasks = memo(Tasks)

/** The filters without the query: one object as long as the other filters stay. */
const useWithoutQuery = ({ types, archived, tags }: Filters): Filters =>
  useMemo(() => ({ types, archived, tags, query: null }), [types, archived, tags])
