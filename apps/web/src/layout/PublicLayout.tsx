import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Logo } from '../ui/Logo.tsx'
import { LanguageSwitch, LanguageToggle } from './LanguageSwitch.tsx'
import { PrerenderedSchemeSwitch } from './PrerenderedSchemeSwitch.tsx'
import classes from './PublicLayout.module.css'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import { SkipLink } from './SkipLink.tsx'

/** The layout of the public pages: navigation and languages above, the page below. */
export function PublicLayout({ isSignedIn = false, children }: { isSignedIn?: boolean; children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <>
      <SkipLink />
      <header className={classes.bar}>
        <nav className={classes.links} aria-label={t`Navigation`}>
          <Link to="/" className={classes.home}>
            <Logo compact />
            <span className={classes.homeName}>
              <Trans>Home</Trans>
            </span>
          </Link>
          <span className={classes.space} />
          <Link to="/" className={classes.link} data-wide activeOptions={{ exact: true }}>
            <Trans>Home</Trans>
          </Link>
          {isSignedIn ? (
            <Button size="sm" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
              <Trans>Dashboard</Trans>
            </Button>
          ) : (
            <>
              <Link to="/login" className={classes.link}>
                <Trans context="page">Sign in</Trans>
              </Link>
              <Button size="sm" renderRoot={(props) => <Link to="/sign-up" {...props} />}>
                <Trans>Sign up</Trans>
              </Button>
            </>
          )}
        </nav>
        <div className={classes.toggle}>
          <LanguageToggle />
        </div>
        <div className={classes.switches}>
          <LanguageSwitch short />
          {import.meta.env.SSR ? <PrerenderedSchemeSwitch /> : <SchemeSwitch />}
        </div>
      </header>
      {children ?? <Outlet />}
    </>
  )
}
