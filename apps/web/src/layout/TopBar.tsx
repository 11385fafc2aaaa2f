import { useLingui } from '@lingui/react/macro'
import { IconLayoutSidebar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useStats } from '../app/mutations/balances.ts'
import { Amount } from '../ui/Amount.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Logo } from '../ui/Logo.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Bell } from './Bell.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { pages } from './pages.tsx'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import { StoreMenu } from './StoreMenu.tsx'
import classes from './TopBar.module.css'

type TopBarProps = { sideOpen: boolean; onToggleSide: () => void }

/** The bar above every signed-in page: the toggle of the side panel, the pages, the account. */
export function TopBar({ sideOpen, onToggleSide }: TopBarProps) {
  const { t } = useLingui()
  const stats = useStats()
  return (
    <header className={classes.bar}>
      <IconButton
        size={40}
        aria-label={t`Side panel`}
        aria-expanded={sideOpen}
        aria-controls="side-panel"
        onClick={onToggleSide}
      >
        <IconLayoutSidebar size={22} />
      </IconButton>
      <Link to="/dashboard" className={classes.home}>
        <Logo compact />
      </Link>
      <nav className={classes.pages} aria-label={t`Navigation`}>
        {pages.map(({ to, label }) => (
          <Link key={to} to={to} className={classes.page}>
            {label}
          </Link>
        ))}
        <StoreMenu />
      </nav>
      <span className={classes.space} />
      <span className={classes.balances}>
        <Amount currency="gold" value={stats.gold} size="sm" />
        <Amount currency="gems" value={stats.gems} size="sm" />
      </span>
      <span className={classes.switches}>
        <LanguageSwitch short />
        <SchemeSwitch />
      </span>
      <Bell />
      <AccountMenu />
    </header>
  )
}
