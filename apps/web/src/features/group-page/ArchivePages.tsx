import { Trans } from '@lingui/react/macro'
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { NotLoaded } from '../../app/NotLoaded.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StoredBox } from '../../ui/illustrations/StoredBox.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { PanelCard } from '../../ui/Panel.tsx'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'
import classes from '../groups/pending-requests.module.css'

export const pageSize = 20

type ArchivePagesProps<Item> = {
  /** A query key that live updates of the group invalidate. */
  queryKey: QueryKey
  fetchPage: (page: number, signal: AbortSignal) => Promise<Item[]>
  /** Applies optimistic updates to the items. */
  useWithin: (items: Item[]) => Item[]
  render: (item: Item) => ReactNode
}

/** A paginated list of archived items of one kind. */
export function ArchivePages<Item>({ queryKey, fetchPage, useWithin, render }: ArchivePagesProps<Item>) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (page, pages) => (page.length === pageSize ? pages.length + 1 : undefined),
  })
  const items = useWithin(useMemo(() => data?.pages.flat() ?? [], [data]))
  if (!data) {
    return (
      <PanelCard>
        {!error || isFetching ? (
          <RowSkeletons />
        ) : (
          <NotLoaded title={<Trans>Couldn’t load the archive</Trans>} error={error} onRetry={() => void refetch()} />
        )}
      </PanelCard>
    )
  }
  if (items.length === 0) {
    return (
      <PanelCard>
        <EmptyState
          picture={<StoredBox />}
          title={<Trans>Nothing like this in the archive</Trans>}
          text={<Trans>Archive finished items to keep lists short.</Trans>}
        />
      </PanelCard>
    )
  }
  return (
    <>
      <PanelCard>
        <ul className={classes.list}>{items.map(render)}</ul>
      </PanelCard>
      <LoadMore pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }} mt="md" />
    </>
  )
}
