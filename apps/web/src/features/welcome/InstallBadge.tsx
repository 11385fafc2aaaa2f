import { Trans } from '@lingui/react/macro'
import { IconDeviceMobileDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './InstallBadge.module.css'

/** A link to the page that explains how to install the app. It is not in the app stores; browsers install it. */
export function InstallBadge() {
  return (
    <Link to="/about" hash="install" className={classes.badge}>
      <IconDeviceMobileDown size={30} stroke={1.75} aria-hidden="true" />
      <span className={classes.text}>
        <span className={classes.small}>
          <Trans>On phone and computer</Trans>
        </span>{' '}
        <span className={classes.large}>
          <Trans>Install the app</Trans>
        </span>
      </span>
    </Link>
  )
}
