import { NeedsInternet } from '../../../app/NeedsInternet.tsx'
import { useStore } from '../../../ui/store.ts'
import { isReachable } from '../connection.ts'
import classes from './pages.module.css'

/** Says why buttons are disabled. The tablet keeps its own account of the connection, and its texts are large. */
export function NeedsConnection() {
  const isOnline = useStore(isReachable)
  if (isOnline) return null
  return (
    <p className={classes.small}>
      <NeedsInternet />
    </p>
  )
}
