import { Trans } from '@lingui/react/macro'
import { formatDateTime } from '../../app/format-dates.ts'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpcClient } from '../../app/trpc.ts'
import { usePages } from '../../app/use-pages.ts'
import { Amount } from '../../ui/Amount.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { WrappedGift } from '../../ui/illustrations/WrappedGift.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import classes from './redemptions.module.css'
import { redemptionsKey } from './redemptions-key.ts'

/** The redeemed rewards, newest first, one page at a time. */
export function RedemptionList() {
  const pages = usePages({
    queryKey: redemptionsKey,
    fetchPage: trpcClient.rewards.redemptions.query,
    itemsOf: ({ redemptions }) => redemptions,
  })
  if (!pages.data) return <LoadingOrError query={pages} title={<Trans>Couldn’t load the list</Trans>} />
  if (pages.data.length === 0) {
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
      <ul>
        {pages.data.map(({ id, name, gold, createdAt }) => (
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
      <LoadMore pages={pages} fullWidth mt="md" />
    </>
  )
}
