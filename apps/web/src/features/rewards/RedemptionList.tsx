import { Trans } from '@lingui/react/macro'
import { formatDateTime } from '@questboard/i18n'
import { useInfiniteQuery } from '@tanstack/react-query'
import { NotLoaded } from '../../app/NotLoaded.tsx'
import { trpcClient } from '../../app/trpc.ts'
import { Amount } from '../../ui/Amount.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { WrappedGift } from '../../ui/illustrations/WrappedGift.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'
import classes from './redemptions.module.css'
import { redemptionsKey } from './redemptions-key.ts'

const pageSize = 20

/** The redeemed rewards, newest first, one page at a time. */
export function RedemptionList() {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: redemptionsKey,
    queryFn: ({ pageParam, signal }) =>
      trpcClient.rewards.redemptions.query({ page: pageParam, limit: pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalCount }, pages) => (totalCount > pages.length * pageSize ? pages.length + 1 : undefined),
  })
  if (!data) {
    if (!error || isFetching) return <RowSkeletons />
    return <NotLoaded title={<Trans>Couldn’t load the list</Trans>} error={error} onRetry={() => void refetch()} />
  }
  const redemptions = new Map(data.pages.flatMap((page) => page.redemptions).map((one) => [one.id, one]))
  if (redemptions.size === 0) {
    return (
      <EmptyState
        picture={<WrappedGift />}
        title={<Trans>Nothing redeemed yet</Trans>}
        text={<Trans>Rewards you redeem show up here.</Trans>}
      />
    )
  }
  return (
    <>
      <ul className={classes.list}>
        {[...redemptions.values()].map(({ id, name, gold, createdAt }) => (
          <li key={id} className={classes.row}>
            <span className={classes.name} dir="auto">
              {name}
            </span>
            <Amount currency="gold" value={gold} />
            <time className={classes.when} dateTime={createdAt}>
              {formatDateTime(createdAt)}
            </time>
          </li>
        ))}
      </ul>
      <LoadMore pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }} fullWidth mt="md" />
    </>
  )
}
