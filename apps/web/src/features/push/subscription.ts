import type { PushDevice } from '@questboard/api/push/schema'
import { session, trpcClient } from '../../app/trpc.ts'

/** Why pushes could not be switched on. */
export class NotAllowed extends Error {}

const registration = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.ready

/** The subscription of this browser, without asking for one. */
export const currentSubscription = async (): Promise<PushSubscription | null> =>
  navigator.serviceWorker.controller ? (await registration()).pushManager.getSubscription() : null

/**
 * Asks for the permission, subscribes this browser, and registers it. Call it from a tap: browsers refuse to ask
 * otherwise.
 * @throws NotAllowed
 */
export async function switchOn(publicKey: string, name: string): Promise<PushDevice> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed()
  return register(await subscribe(publicKey), { publicKey, name })
}

/** Registers a subscription under the current session, which its service worker may use from now on. */
export async function register(
  subscription: PushSubscription,
  { publicKey, name }: { publicKey: string; name: string },
): Promise<PushDevice> {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  const device = await trpcClient.push.register.mutate({ endpoint, keys: { p256dh, auth }, name })
  await keepCurrentSession({ publicKey, name })
  return device
}

/** Lets the service worker act in the current session. */
export async function keepCurrentSession(about: { publicKey: string; name: string }): Promise<void> {
  const { token, user } = session
  if (token !== null) await keepSession({ token, userId: user?.id, ...about })
}

/** Subscribes. A subscription with an older key of the server is replaced. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await registration()
  const existing = await pushManager.getSubscription()
  if (existing && isOf(existing, publicKey)) return existing
  await existing?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** Whether a subscription was made with a key of the server. */
export function isOf({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey
  if (!key) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}

/** Ends pushes to this browser. The server learns it from the push service, if not from the page. */
export async function switchOffHere(): Promise<void> {
  await keepSession(null)
  await (await currentSubscription())?.unsubscribe()
}

/** Lets the service worker act for the user. Null: no longer. */
async function keepSession(
  kept: { token: string; userId: string | undefined; publicKey: string; name: string } | null,
): Promise<void> {
  await ask({ kind: 'push-session', session: kept })
}

/** The session with which pushes were last switched on here, as the service worker describes it. */
type KeptSession = {
  isCurrent: boolean
  /** Undefined: kept by an older version. */
  userId: string | undefined
}

/** Null: pushes are off. Undefined: unknown, as the service worker is busy or of an older version. */
export const readKeptSession = async (): Promise<KeptSession | null | undefined> =>
  (await ask({ kind: 'kept-push-session', token: session.token })) as KeptSession | null | undefined

async function ask(message: object): Promise<unknown> {
  const { active } = await registration()
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
    active?.postMessage(message, [port2])
    // A service worker of an older version does not answer.
    setTimeout(resolve, 1000)
  })
}
