import { Trans } from '@lingui/react/macro'
import classes from './promises.module.css'

/** Says why buttons are disabled. */
export function NeedsConnection({ isOnline }: { isOnline: boolean }) {
  if (isOnline) return null
  return (
    <p className={classes.offline}>
      <Trans>This needs a connection.</Trans>
    </p>
  )
}
