import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { IconMap2, IconMoodSmile, IconReceipt } from '@tabler/icons-react'
import { Link, Outlet } from '@tanstack/react-router'
import { useStats } from '../../app/mutations/balances.ts'
import { trpc } from '../../app/trpc.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Page } from '../../ui/Page.tsx'
import tabs from '../../ui/tabs.module.css'
import { openBuyGems } from '../payments/open-buy-gems.tsx'
import classes from './StoreLayout.module.css'

const shelves = [
  { to: '/store/avatars', icon: IconMoodSmile, label: <Trans>Avatars</Trans> },
  { to: '/store/boards', icon: IconMap2, label: <Trans>Boards</Trans> },
  { to: '/store/purchases', icon: IconReceipt, label: <Trans>My purchases</Trans> },
] as const

/** The layout of the store: the balances and three tabs. */
export function StoreLayout() {
  const { t } = useLingui()
  const { gold, gems } = useStats()
  const { data: config } = trpc.config.read.useQuery({})
  return (
    <Page
      width={72}
      className={classes.page}
      title={<Trans>Store</Trans>}
      beside={
        <div className={classes.money}>
          <p className={classes.purse}>
            <Text span size="sm" c="dimmed">
              <Trans>You have</Trans>
            </Text>
            <Amount currency="gold" value={gold} chip />
            <Amount currency="gems" value={gems} chip />
          </p>
          {config?.payments && (
            <Button size="compact-md" variant="light" onClick={openBuyGems}>
              <Trans>Buy gems</Trans>
            </Button>
          )}
        </div>
      }
    >
      <nav className={`${tabs.tabs} ${classes.shelves}`} aria-label={t`Store`}>
        {shelves.map(({ to, icon: Icon, label }) => (
          <Link key={to} to={to} className={tabs.tab}>
            <Icon size={20} aria-hidden="true" />
            {label}
          </Link>
        ))}
      </nav>
      <Outlet />
    </Page>
  )
}
