import { lazy } from 'react'
import { whenQuiet } from '../../app/live/when-quiet.ts'
import { loadCatalog } from '../../app/locale.ts'
import { offlineSupport, queueMarkerKey } from '../../app/offline-support.ts'
import { session } from '../../app/trpc.ts'

/** The time before code that failed to load is requested again. */
const pauseMs = 15_000

/** The offline support. It loads when the page is quiet, or at once if mutations are queued or there is no network. */
export const Offline = lazy(async () => {
  await untilNeeded()
  for (;;) {
    try {
      const [{ Offline }] = await Promise.all([offlineSupport(), loadCatalog('offline')])
      return { default: Offline }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
})

async function untilNeeded(): Promise<void> {
  const { user } = session
  if (!navigator.onLine || (user && localStorage.getItem(queueMarkerKey(user.id)) !== null)) return
  await new Promise<unknown>(whenQuiet)
}
