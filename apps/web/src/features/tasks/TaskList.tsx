import { Trans } from '@lingui/react/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { IconConfetti } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useStore } from '../../ui/store.ts'
import { arrange } from './arrange.ts'
import { DoneGroup } from './DoneGroup.tsx'
import type { Filters } from './FilterChips.tsx'
import { lingering } from './lingering.ts'
import type { TagsById } from './RowFrame.tsx'
import { TaskRows } from './TaskRows.tsx'

const NoTasks = lazy(() => import('./NoTasks.tsx').then((module) => ({ default: module.NoTasks })))

type TaskListProps = { tasks: readonly Task[]; tags: TagsById; filters: Filters; onSearchArchive: () => void }

/** The current tasks: open ones, repeating ones completed until their rollover, and completed to-dos. */
export function TaskList({ tasks, tags, filters, onSearchArchive }: TaskListProps) {
  const { open, resting, done } = arrange(tasks, filters.types, useStore(lingering))
  const rows = [...open, ...resting]
  if (rows.length + done.length === 0)
    return (
      <Suspense>
        <NoTasks filters={filters} onSearchArchive={onSearchArchive} />
      </Suspense>
    )
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
