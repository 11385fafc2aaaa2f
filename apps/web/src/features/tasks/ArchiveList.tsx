import { Trans } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { NotLoaded } from '../../app/NotLoaded.tsx'
import { trpcClient } from '../../app/trpc.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StoredBox } from '../../ui/illustrations/StoredBox.tsx'
import { LoadMoreRow } from '../../ui/LoadMore.tsx'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'
import { archiveKey } from './archive-key.ts'
import { useArchivedTasks } from './current.ts'
import type { Filters } from './FilterChips.tsx'
import classes from './list.module.css'
import type { TagsById } from './RowFrame.tsx'
import { TaskRow } from './TaskRow.tsx'

const pageSize = 20

type ArchiveListProps = { filters: Filters; tags: TagsById }

/** The archive, a page at a time. */
export default function ArchiveList({ filters: { types, query }, tags }: ArchiveListProps) {
  const type = [...types]
  // The server is asked when the user stops typing.
  const [q] = useDebouncedValue(query?.trim() || undefined, 250)
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...archiveKey, type, q],
    queryFn: ({ pageParam, signal }) =>
      trpcClient.tasks.list.query(
        { archived: true, page: pageParam, limit: pageSize, type: type.length > 0 ? type : undefined, q },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (page, pages) => (page.length === pageSize ? pages.length + 1 : undefined),
  })
  const tasks = useArchivedTasks(useMemo(() => data?.pages.flat() ?? [], [data]))
  if (!data) {
    if (!error || isFetching) return <RowSkeletons />
    return <NotLoaded title={<Trans>Couldn’t load the archive</Trans>} error={error} onRetry={() => void refetch()} />
  }
  if (tasks.length === 0) {
    return (
      <EmptyState
        picture={<StoredBox />}
        title={
          type.length > 0 || q ? <Trans>Nothing like this in the archive</Trans> : <Trans>The archive is empty</Trans>
        }
        text={<Trans>Archive finished tasks to keep the list short.</Trans>}
      />
    )
  }
  return (
    <>
      <ul className={classes.list}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} tags={tags} />
        ))}
      </ul>
      <LoadMoreRow pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
    </>
  )
}
