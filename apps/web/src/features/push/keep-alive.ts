import type { RegisteredRouter } from '@tanstack/react-router'
import { session, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { closeAll, closeSeen } from './close-seen.ts'
import {
  currentSubscription,
  isOf,
  keepCurrentSession,
  readKeptSession,
  register,
  subscribe,
  switchOffHere,
} from './subscription.ts'

let begun = false

/**
 * Runs beside an open page: follows taps on pushes, closes those that were seen, and registers this browser again when
 * the session or the server's key has changed.
 */
export function keepPushes(router: RegisteredRouter): void {
  if (!('serviceWorker' in navigator)) return
  listenOnce(router)
  void trpcUtils.profile.read.ensureData({}).then(({ notificationsCount }) => closeSeen(notificationsCount))
  void registerAgain().catch(() => {
    // The next visit tries again.
  })
}

function listenOnce(router: RegisteredRouter): void {
  if (begun) return
  begun = true
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data?.kind !== 'open') return
    ports[0]?.postMessage('opens')
    void router.navigate({ href: data.url })
  })
  session.onSignedOut((reason) => {
    closeAll().catch(() => {})
    // A session that the server ended gets no pushes, and the next one of the same user registers again.
    if (reason === 'left') void switchOffHere().catch(() => {})
  })
}

/**
 * The user had switched pushes on here. Another session, or another key, needs another registration. A registration
 * that was removed, or that was another user's, is not repeated.
 */
async function registerAgain(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const subscription = await currentSubscription()
  if (!subscription) return
  const [{ publicKey, devices }, kept] = await Promise.all([trpcClient.push.read.query({}), readKeptSession()])
  const own = devices.find(({ current }) => current)
  const isOwn = kept?.userId === session.user?.id
  if (own && isOf(subscription, publicKey)) {
    // An older version did not keep the user.
    if (!isOwn) await keepCurrentSession({ publicKey, name: own.name })
    return
  }
  if (!own) {
    // With this session it was removed from another device, and stays removed until it is switched on here.
    if (kept?.isCurrent && isOf(subscription, publicKey)) return switchOffHere()
    // Who switched pushes on is unknown. If an older version did not keep it, they stay as they are.
    if (kept === undefined || (kept && kept.userId === undefined)) return
    if (!isOwn) return switchOffHere()
  }
  const { nameOfThisDevice } = await import('./device-name.ts')
  await register(await subscribe(publicKey), { publicKey, name: own?.name ?? nameOfThisDevice() })
  await trpcUtils.push.read.invalidate()
}
