import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { NotLoaded } from '../../app/NotLoaded.tsx'
import { trpcClient } from '../../app/trpc.ts'
import { LoadMoreRow } from '../../ui/LoadMore.tsx'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'
import { oldPagesKey, useNotRemoved } from './current.ts'
import { NotificationRow } from './NotificationRow.tsx'
import classes from './page.module.css'

const pageSize = 20

/** Seen notifications and those older than 30 days, newest first, one page at a time. */
export function OldNotifications() {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: oldPagesKey,
    queryFn: ({ pageParam, signal }) =>
      trpcClient.notifications.old.query({ page: pageParam, limit: pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalCount }, pages) => (pages.length * pageSize < totalCount ? pages.length + 1 : undefined),
  })
  const old = useNotRemoved(
    useMemo(() => once(data?.pages.flatMap(({ notifications }) => notifications) ?? []), [data]),
  )
  if (!data) {
    if (!error || isFetching) return <RowSkeletons />
    return (
      <NotLoaded
        title={<Trans>Couldn’t load earlier notifications</Trans>}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  }
  if (old.length === 0) {
    return (
      <Text className={classes.nothing} c="dimmed">
        <Trans>Notifications you’ve seen show up here.</Trans>
      </Text>
    )
  }
  return (
    <>
      <ul className={classes.list}>
        {old.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </ul>
      <LoadMoreRow pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
    </>
  )
}

/** Removes duplicates: a notification may move to the next page between two requests. */
function once<Item extends { id: string }>(items: Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
