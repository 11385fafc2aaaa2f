import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Logo } from '../../ui/Logo.tsx'
import classes from './Footer.module.css'

/** The footer of the public pages. */
export function Footer() {
  const { t } = useLingui()
  return (
    <footer className={classes.footer}>
      <Logo />
      <nav className={classes.links} aria-label={t`More`}>
        <Link to="/about">
          <Trans>About</Trans>
        </Link>
        <Link to="/terms-and-conditions">
          <Trans>Terms</Trans>
        </Link>
        <Link to="/privacy-policy">
          <Trans>Privacy</Trans>
        </Link>
        <a href="/api/docs">
          <Trans>For developers</Trans>
        </a>
      </nav>
      <p>
        <Trans>Questboard is in beta. You must be 13 or older to have an account.</Trans>
      </p>
    </footer>
  )
}
