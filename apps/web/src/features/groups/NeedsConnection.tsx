import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useStore } from '../../ui/store.ts'
import { outageStore } from '../offline/connection.ts'
import classes from './needs-connection.module.css'

/** Whether the server is reachable. What moves rubies, or what two may want at once, is never queued. */
export const useIsOnline = (): boolean => useStore(outageStore) === null

/** Says why buttons are disabled. */
export function NeedsConnection({ isOnline }: { isOnline: boolean }) {
  if (isOnline) return null
  return (
    <p className={classes.text} role="status">
      <Trans>This needs internet.</Trans>
    </p>
  )
}

/** Why such an action of a menu cannot be chosen now. Undefined: it can. */
export const heldOffline = (): ReactNode =>
  outageStore.read() === null ? undefined : <Trans>This needs internet.</Trans>
