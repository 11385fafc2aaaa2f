import { Trans, useLingui } from '@lingui/react/macro'
import { Button, VisuallyHidden } from '@mantine/core'
import type { Purchase } from '@questboard/api/store/schema'
import { formatDateTime, formatMoney } from '@questboard/i18n'
import { IconDiamond, IconMap2, IconMoodSmile } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { NotLoaded } from '../../app/NotLoaded.tsx'
import { trpcClient } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { Amount } from '../../ui/Amount.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CarrierBag } from '../../ui/illustrations/CarrierBag.tsx'
import { LoadMoreRow } from '../../ui/LoadMore.tsx'
import { PanelCard } from '../../ui/Panel.tsx'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'
import { purchasesKey } from './cache.ts'
import classes from './purchases.module.css'

const pageSize = 20

/** The purchases, newest first, one page at a time. */
export function PurchasesPage() {
  const { t } = useLingui()
  usePageTitle(t`My purchases`)
  return (
    <section aria-labelledby="shelf-title">
      <VisuallyHidden>
        <h2 id="shelf-title">
          <Trans>My purchases</Trans>
        </h2>
      </VisuallyHidden>
      <PanelCard>
        <Purchases />
      </PanelCard>
    </section>
  )
}

function Purchases() {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: purchasesKey,
    queryFn: ({ pageParam, signal }) =>
      trpcClient.store.purchases.query({ page: pageParam, limit: pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalCount }, pages) => (pages.length * pageSize < totalCount ? pages.length + 1 : undefined),
  })
  if (!data) {
    if (!error || isFetching) return <RowSkeletons />
    return (
      <NotLoaded title={<Trans>Couldn’t load your purchases</Trans>} error={error} onRetry={() => void refetch()} />
    )
  }
  const purchases = data.pages.flatMap((page) => page.purchases)
  if (purchases.length === 0) {
    return (
      <EmptyState
        picture={<CarrierBag />}
        title={<Trans>Nothing bought yet</Trans>}
        text={<Trans>What you buy with gold or gems is listed here.</Trans>}
        action={
          <Button mt="xs" renderRoot={(props) => <Link to="/store/avatars" {...props} />}>
            <Trans>View avatars</Trans>
          </Button>
        }
      />
    )
  }
  return (
    <>
      <ul className={classes.list}>
        {purchases.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </ul>
      <LoadMoreRow pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
    </>
  )
}

const kinds = {
  avatar: { icon: IconMoodSmile, name: <Trans>Avatar</Trans> },
  board: { icon: IconMap2, name: <Trans>Board</Trans> },
  gems: { icon: IconDiamond, name: <Trans>Gems</Trans> },
} as const

function PurchaseRow({ purchase: { kind, name, gold, gems, amount, createdAt } }: { purchase: Purchase }) {
  const { icon: Icon, name: kindName } = kinds[kind]
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Icon size={22} aria-hidden="true" />
      </span>
      <span className={classes.what}>
        <span className={classes.name}>{name}</span>
        <span className={classes.kind}>
          {kindName} · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </span>
      </span>
      <span className={classes.paid}>
        {amount !== null && <span className={classes.money}>{formatMoney(amount)}</span>}
        {gold !== null && <Amount currency="gold" value={gold} />}
        {gems !== null && kind !== 'gems' && <Amount currency="gems" value={gems} />}
      </span>
    </li>
  )
}
