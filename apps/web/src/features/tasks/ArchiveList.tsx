import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { TaskType } from '@questboard/api/tasks/schema'
import { IconAlertTriangle, IconArchive } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { trpcClient } from '../../app/trpc.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { archiveKey } from './archive-key.ts'
import { useWithoutRemoved } from './current.ts'
import classes from './list.module.css'
import { RowSkeletons } from './RowSkeletons.tsx'
import { type TagsById, TaskRow } from './TaskRow.tsx'

const pageSize = 20

type ArchiveListProps = { types: ReadonlySet<TaskType>; tags: TagsById }

/** The archive, a page at a time. */
export default function ArchiveList({ types, tags }: ArchiveListProps) {
  const type = [...types]
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...archiveKey, type],
    queryFn: ({ pageParam, signal }) =>
      trpcClient.tasks.list.query(
        { archived: true, page: pageParam, limit: pageSize, type: type.length > 0 ? type : undefined },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (page, pages) => (page.length === pageSize ? pages.length + 1 : undefined),
  })
  const tasks = useWithoutRemoved(useMemo(() => data?.pages.flat() ?? [], [data]))
  if (!data) return error && !isFetching ? <NotLoaded error={error} onRetry={() => void refetch()} /> : <RowSkeletons />
  if (tasks.length === 0) {
    return (
      <EmptyState
        icon={<IconArchive size={28} />}
        title={
          type.length > 0 ? <Trans>Nothing of this kind in the archive</Trans> : <Trans>The archive is empty</Trans>
        }
        text={<Trans>Tasks that are done can be moved here to keep the list short.</Trans>}
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
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Load more</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const [why, setWhy] = useState('')
  const { code } = readFailure(error)
  useEffect(() => {
    let isShown = true
    void import('../../app/errors/error-text.ts')
      .then(({ errorText }) => errorText(code))
      .then((text) => isShown && setWhy(text))
    return () => {
      isShown = false
    }
  }, [code])
  return (
    <EmptyState
      icon={<IconAlertTriangle size={28} />}
      title={<Trans>The archive did not come</Trans>}
      text={<span role="alert">{why}</span>}
      action={
        <Button mt="xs" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}
