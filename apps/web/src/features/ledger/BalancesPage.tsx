import { Trans, useLingui } from '@lingui/react/macro'
import { Title, VisuallyHidden } from '@mantine/core'
import type { Currency, Reason } from '@questboard/api/ledger/schema'
import { Link, useNavigate } from '@tanstack/react-router'
import { usePageTitle } from '../../app/use-page-title.ts'
import { CurrencyPiece } from '../../ui/Amount.tsx'
import { Page } from '../../ui/Page.tsx'
import { PanelCard } from '../../ui/Panel.tsx'
import bar from '../../ui/tabs.module.css'
import { BalanceNow } from './BalanceNow.tsx'
import classes from './BalancesPage.module.css'
import { EntryList } from './EntryList.tsx'
import { ReasonFilter } from './ReasonFilter.tsx'
import { RubiesByGroup } from './RubiesByGroup.tsx'
import { reasonsOf } from './reasons.ts'
import { WeeksChart } from './WeeksChart.tsx'

const tabs = [
  { currency: 'gold', label: <Trans>Gold</Trans> },
  { currency: 'gems', label: <Trans>Gems</Trans> },
  { currency: 'exp', label: <Trans>XP</Trans> },
] as const

type BalancesPageProps = { currency?: Currency; reason?: string }

/** The history of each balance: what changed it, when, and by how much. */
export function BalancesPage({ currency = 'gold', reason: wanted }: BalancesPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const reason = reasonsOf(currency).find((known) => known === wanted)
  const narrow = (to: Reason | undefined) =>
    void navigate({ to: '/balances', search: { currency, reason: to }, replace: true, resetScroll: false })
  usePageTitle(t`History`)
  return (
    <Page width={52} className={classes.page} title={<Trans>History</Trans>}>
      <p className={classes.lead}>
        <Trans>Everything you earned and spent.</Trans>
      </p>
      <nav className={`${bar.tabs} ${classes.tabs}`} aria-label={t`History`}>
        {tabs.map((tab) => (
          <Link
            key={tab.currency}
            to="/balances"
            search={{ currency: tab.currency }}
            replace
            className={bar.tab}
            aria-current={tab.currency === currency ? 'page' : undefined}
          >
            <CurrencyPiece currency={tab.currency} />
            {tab.label}
          </Link>
        ))}
      </nav>
      <section className={classes.card} aria-labelledby="now-title">
        <VisuallyHidden>
          <h2 id="now-title">
            <Trans>Now, and week by week</Trans>
          </h2>
        </VisuallyHidden>
        <BalanceNow currency={currency} />
        {currency !== 'gems' && <WeeksChart key={currency} currency={currency} />}
      </section>
      <section aria-labelledby="entries-title">
        <div className={classes.head}>
          <Title order={2} size="h3" id="entries-title">
            <Trans>Reason</Trans>
          </Title>
          <ReasonFilter currency={currency} reason={reason} onNarrow={narrow} />
        </div>
        <PanelCard>
          <EntryList
            key={`${currency} ${reason}`}
            currency={currency}
            reason={reason}
            onShowAll={() => narrow(undefined)}
          />
        </PanelCard>
      </section>
      <RubiesByGroup />
    </Page>
  )
}
