import { lazyWithRetry } from '../../app/lazy-with-retry.ts'
import { whenQuiet } from '../../app/live/when-quiet.ts'
import { loadCatalog } from '../../app/locale.ts'
import { offlineSupport, queueMarkerKey } from '../../app/offline-support.ts'
import { session } from '../../app/trpc.ts'

/**
 * The banner of the offline support. It loads when the page is quiet, or at once if mutations are queued or there is no
 * network.
 */
export const Banner = lazyWithRetry(async () => {
  await untilNeeded()
  const [{ Banner }] = await Promise.all([offlineSupport(), loadCatalog('offline')])
  return { default: Banner }
})

async function untilNeeded(): Promise<void> {
  const { user } = session
  if (!navigator.onLine || (user && localStorage.getItem(queueMarkerKey(user.id)) !== null)) return
  await new Promise<unknown>(whenQuiet)
}
