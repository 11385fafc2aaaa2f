import { Trans } from '@lingui/react/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { IconConfetti } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { loadCatalog } from '../../app/locale.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'
import { useStore } from '../../ui/store.ts'
import { arrange } from './arrange.ts'
import { DoneGroup } from './DoneGroup.tsx'
import type { Filters } from './FilterChips.tsx'
import { lingering } from './lingering.ts'
import type { TagsById } from './RowFrame.tsx'
import { TaskRows } from './TaskRows.tsx'

/** Most lists have no dates. */
const TaskSections = lazy(async () => {
  const [{ TaskSections }] = await Promise.all([import('./due/TaskSections.tsx'), loadCatalog('schedules')])
  return { default: TaskSections }
})

const NoTasks = lazy(() => import('./NoTasks.tsx').then((module) => ({ default: module.NoTasks })))

type TaskListProps = { tasks: readonly Task[]; tags: TagsById; filters: Filters; onSearchArchive: () => void }

/** The current tasks: open ones, repeating ones completed until their rollover, and completed to-dos. */
export function TaskList({ tasks, tags, filters, onSearchArchive }: TaskListProps) {
  const kept = useStore(lingering)
  const { open, resting, done } = arrange(tasks, filters.types, kept)
  const rows = [...open, ...resting]
  if (rows.length + done.length === 0)
    return (
      <Suspense>
        <NoTasks filters={filters} onSearchArchive={onSearchArchive} />
      </Suspense>
    )
  if (rows.some(({ schedule }) => schedule !== null)) {
    const shown = filters.types.size === 0 ? tasks : tasks.filter(({ type }) => filters.types.has(type))
    return (
      <Suspense fallback={<RowSkeletons />}>
        <TaskSections tasks={shown} tags={tags} lingering={kept} />
      </Suspense>
    )
  }
  return (
    <>
      {open.length === 0 && !filters.query && (
        <EmptyState
          icon={<IconConfetti size={28} />}
          title={<Trans>All done</Trans>}
          text={<Trans>Nothing is waiting. The rest of the day is yours.</Trans>}
        />
      )}
      {rows.length > 0 && <TaskRows tasks={rows} tags={tags} />}
      {done.length > 0 && <DoneGroup tasks={done} tags={tags} />}
    </>
  )
}
