import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Link, Outlet } from '@tanstack/react-router'
import { Logo } from '../ui/Logo.tsx'
import { LanguageSwitch, LanguageToggle } from './LanguageSwitch.tsx'
import classes from './PublicLayout.module.css'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import { SkipLink } from './SkipLink.tsx'

/** The frame of what a visitor sees: Home, Login, Sign up and the languages above, the page below. */
export function PublicLayout() {
  const { t } = useLingui()
  const isNarrow = useMediaQuery('(max-width: 32em)', undefined, { getInitialValueInEffect: false })
  return (
    <>
      <SkipLink />
      <header className={classes.bar}>
        <nav className={classes.links} aria-label={t`Main`}>
          <Link to="/" className={classes.home}>
            <Logo compact />
          </Link>
          <span className={classes.space} />
          <Link to="/" className={classes.link} data-wide activeOptions={{ exact: true }}>
            <Trans>Home</Trans>
          </Link>
          <Link to="/login" className={classes.link}>
            <Trans>Login</Trans>
          </Link>
          <Button size="sm" renderRoot={(props) => <Link to="/sign-up" {...props} />}>
            <Trans>Sign up</Trans>
          </Button>
        </nav>
        {isNarrow ? (
          <LanguageToggle />
        ) : (
          <div className={classes.switches}>
            <LanguageSwitch short />
            <SchemeSwitch />
          </div>
        )}
      </header>
      <Outlet />
    </>
  )
}
