import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Currency, Entry, Reason } from '@questboard/api/ledger/schema'
import { formatDateTime, formatNumber } from '@questboard/i18n'
import { useInfiniteQuery } from '@tanstack/react-query'
import { NotLoaded } from '../../app/NotLoaded.tsx'
import { trpcClient } from '../../app/trpc.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { OpenPurse } from '../../ui/illustrations/OpenPurse.tsx'
import { LoadMoreRow } from '../../ui/LoadMore.tsx'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'
import classes from './entries.module.css'
import { reasons } from './reasons.ts'
import { SignedAmount } from './SignedAmount.tsx'

const pageSize = 20

type EntryListProps = { currency: Currency; reason: Reason | undefined; onShowAll: () => void }

/** The movements of a balance, newest first, one page at a time. */
export function EntryList({ currency, reason, onShowAll }: EntryListProps) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['ledger', 'history', currency, reason],
    queryFn: ({ pageParam, signal }) =>
      trpcClient.ledger.history.query({ currency, reason, page: pageParam, limit: pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalCount }, pages) => (pages.length * pageSize < totalCount ? pages.length + 1 : undefined),
    // Refetched on every visit: a new entry shifts the pages, so cached pages must not be mixed with new ones.
    staleTime: 0,
    gcTime: 0,
  })
  if (!data) {
    if (!error || isFetching) return <RowSkeletons />
    return <NotLoaded title={<Trans>Couldn’t load the list</Trans>} error={error} onRetry={() => void refetch()} />
  }
  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) return <NoEntries isNarrowed={reason !== undefined} onShowAll={onShowAll} />
  return (
    <>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      <LoadMoreRow pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
    </>
  )
}

function NoEntries({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  return isNarrowed ? (
    <EmptyState
      picture={<OpenPurse />}
      title={<Trans>Nothing here</Trans>}
      action={
        <Button mt="xs" variant="default" onClick={onShowAll}>
          <Trans>Show all</Trans>
        </Button>
      }
    />
  ) : (
    <EmptyState
      picture={<OpenPurse />}
      title={<Trans>No activity yet</Trans>}
      text={<Trans>Complete a task to see what it brought.</Trans>}
    />
  )
}

function EntryRow({ entry: { currency, amount, balance, reason, item, createdAt } }: { entry: Entry }) {
  const { i18n } = useLingui()
  const { words, icon: Icon } = reasons[reason]
  const after = formatNumber(balance)
  return (
    <li className={classes.row}>
      <span className={classes.icon} data-less={amount < 0 || undefined}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <span className={classes.what}>
        <span className={classes.reason}>{i18n._(words)}</span>
        {item && (
          <span className={classes.item} dir="auto">
            {item}
          </span>
        )}
        <time className={classes.time} dateTime={createdAt}>
          {formatDateTime(createdAt)}
        </time>
      </span>
      <span className={classes.numbers}>
        <SignedAmount currency={currency} amount={amount} />
        <span className={classes.after}>
          <Trans>balance {after}</Trans>
        </span>
      </span>
    </li>
  )
}
