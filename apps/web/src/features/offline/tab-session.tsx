import { Trans } from '@lingui/react/macro'
import type { OfflineSupport } from '../../app/offline-support.ts'
import { endSession } from '../../app/sign-out.ts'
import { tabEndKey } from '../../app/start-session.ts'
import { session } from '../../app/trpc.ts'
import { Button } from '../../ui/Button.tsx'
import classes from './offline.module.css'
import { formatTime } from './seen-time.ts'

/*
 * A session in a browser that is a family tablet. It lives in its tab, for 15 minutes. Nothing works offline, because
 * nothing of the user may stay: no response is cached, and no change is queued.
 */

export const respond: OfflineSupport['respond'] = async (_, error, observer) => {
  if (error) observer.error(error)
}

export const enqueue: OfflineSupport['enqueue'] = () => Promise.reject(new Error('A tablet keeps nothing of a user.'))

export const confirmSignOut: OfflineSupport['confirmSignOut'] = async () => true

const endsAt = (): number => Number(sessionStorage.getItem(tabEndKey))

/** Timers of a sleeping tablet stand still, so the time is compared. */
setInterval(() => session.isSignedIn && endsAt() <= Date.now() && void end(), 1000)

// The service worker keeps pictures. The tab may be closed without signing out.
addEventListener('pagehide', () => session.isSignedIn && 'caches' in window && void caches.delete('pictures'))

session.onSignedOut(() => sessionStorage.clear())

async function end(): Promise<void> {
  await endSession(session.token)
  // A new page keeps nothing of the account in memory.
  location.replace('/tablet')
}

/** Above every page: until when the session lasts, and the way back to the tablet. */
export function Banner() {
  const time = formatTime(endsAt())
  return (
    <div className={classes.place} data-shown>
      <p className={classes.text} role="status">
        <Trans>Signed in for this tab only, until {time}</Trans>
      </p>
      <Button size="compact-md" variant="white" onClick={() => void end()}>
        <Trans>Sign out</Trans>
      </Button>
    </div>
  )
}
