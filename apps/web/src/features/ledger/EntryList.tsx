import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Currency, Entry, Reason } from '@questboard/api/ledger/schema'
import { formatDateTime } from '../../app/format-dates.ts'
import { formatNumber } from '../../app/format-number.ts'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpcClient } from '../../app/trpc.ts'
import { usePages } from '../../app/use-pages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { OpenPurse } from '../../ui/illustrations/OpenPurse.tsx'
import { LoadMoreRow } from '../../ui/LoadMore.tsx'
import { RecordRow } from '../../ui/RecordRow.tsx'
import classes from './entries.module.css'
import { reasons } from './reasons.ts'
import { SignedAmount } from './SignedAmount.tsx'

type EntryListProps = { currency: Currency; reason: Reason | undefined; onShowAll: () => void }

/** The movements of a balance, newest first, one page at a time. */
export function EntryList({ currency, reason, onShowAll }: EntryListProps) {
  const pages = usePages({
    queryKey: ['ledger', 'history', currency, reason],
    fetchPage: (range, options) => trpcClient.ledger.history.query({ ...range, currency, reason }, options),
    itemsOf: ({ entries }) => entries,
    // Refetched on every visit: a new entry shifts the pages, so cached pages must not be mixed with new ones.
    staleTime: 0,
    gcTime: 0,
  })
  const entries = pages.data
  if (!entries) return <LoadingOrError query={pages} title={<Trans>Couldn’t load the list</Trans>} />
  if (entries.length === 0) return <NoEntries isNarrowed={reason !== undefined} onShowAll={onShowAll} />
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      <LoadMoreRow pages={pages} />
    </>
  )
}

function NoEntries({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  return isNarrowed ? (
    <EmptyState
      picture={<OpenPurse />}
      title={<Trans>No entries</Trans>}
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
      text={<Trans>Complete a task to see what it earns.</Trans>}
    />
  )
}

function EntryRow({ entry: { currency, amount, balance, reason, item, createdAt } }: { entry: Entry }) {
  const { i18n } = useLingui()
  const { label, icon: Icon } = reasons[reason]
  const after = formatNumber(balance)
  return (
    <RecordRow
      isInset
      icon={<Icon size={20} />}
      look={amount < 0 ? 'loss' : 'gain'}
      title={i18n._(label)}
      end={
        <span className={classes.numbers}>
          <SignedAmount currency={currency} amount={amount} />
          <span className={classes.after}>
            <Trans>balance {after}</Trans>
          </span>
        </span>
      }
    >
      {item && (
        <span className={classes.item} dir="auto">
          {item}
        </span>
      )}
      <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
    </RecordRow>
  )
}
