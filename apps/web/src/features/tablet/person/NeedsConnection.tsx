import { Trans } from '@lingui/react/macro'
import { useStore } from '../../../ui/store.ts'
import { isReachable } from '../connection.ts'
import classes from './pages.module.css'

/** Says why buttons are disabled. */
export function NeedsConnection() {
  const isOnline = useStore(isReachable)
  if (isOnline) return null
  return (
    <p className={classes.small}>
      <Trans>This needs internet.</Trans>
    </p>
  )
}
