import { Trans, useLingui } from '@lingui/react/macro'
import { Button, VisuallyHidden } from '@mantine/core'
import type { Purchase } from '@questboard/api/store/schema'
import { IconDiamond, IconMap2, IconMoodSmile } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatDateTime, formatMoney } from '../../app/format-dates.ts'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpcClient } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { usePages } from '../../app/use-pages.ts'
import { Amount } from '../../ui/Amount.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CarrierBag } from '../../ui/illustrations/CarrierBag.tsx'
import { LoadMoreRow } from '../../ui/LoadMore.tsx'
import { PanelCard } from '../../ui/Panel.tsx'
import { RecordRow } from '../../ui/RecordRow.tsx'
import { purchasesKey } from './cache.ts'
import classes from './purchases.module.css'

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
  const pages = usePages({
    queryKey: purchasesKey,
    fetchPage: trpcClient.store.purchases.query,
    itemsOf: ({ purchases }) => purchases,
  })
  const purchases = pages.data
  if (!purchases) return <LoadingOrError query={pages} title={<Trans>Couldn’t load your purchases</Trans>} />
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
      <ul>
        {purchases.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </ul>
      <LoadMoreRow pages={pages} />
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
    <RecordRow
      isInset
      icon={<Icon size={22} />}
      title={name}
      end={
        <span className={classes.paid}>
          {amount !== null && <span className={classes.money}>{formatMoney(amount)}</span>}
          {gold !== null && <Amount currency="gold" value={gold} />}
          {gems !== null && kind !== 'gems' && <Amount currency="gems" value={gems} />}
        </span>
      }
    >
      <span>
        {kindName} · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </span>
    </RecordRow>
  )
}
