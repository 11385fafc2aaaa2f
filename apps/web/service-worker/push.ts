import { readSession, writeSession } from './push-session.ts'

declare const self: ServiceWorkerGlobalScope & {
  navigator: { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> }
}

/** A button of a notification, and the call that it makes. */
type Action = { action: string; title: string; path: string; body: unknown }

type Payload = { title: string; body: string; url: string; tag: string; actions: Action[]; badge: number }

/** TypeScript's library lacks the buttons of notifications. */
type Options = NotificationOptions & { actions: { action: string; title: string }[] }

/** The time in which an open page says that it opens an address. */
const replyTimeoutMs = 600

/** The time until a call is given up. */
const timeoutMs = 15_000

/** Shows pushes, answers taps on them, and keeps the subscription alive. */
export function handlePushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(showNotification(readPayload(event.data))))
  self.addEventListener('notificationclick', (event) => event.waitUntil(onClick(event)))
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain()))
  self.addEventListener('message', (event) => {
    const { kind, session, token } = event.data ?? {}
    const [port] = event.ports
    if (kind === 'push-session') event.waitUntil(writeSession(session).then(() => port?.postMessage('kept')))
    if (kind === 'kept-push-session') {
      const about = readSession().then((kept) => kept && { isCurrent: kept.token === token, userId: kept.userId })
      event.waitUntil(about.then((found) => port?.postMessage(found ?? null)))
    }
  })
}

/** Reads a push. If nothing is shown, the browser shows its own text, so even an unreadable push says something. */
function readPayload(data: PushMessageData | null): Payload {
  const nothing = { title: 'Questboard', body: '', url: '/notifications', tag: 'unknown', actions: [], badge: 1 }
  try {
    return { ...nothing, ...data?.json() }
  } catch {
    return nothing
  }
}

async function showNotification({ title, body, url, tag, actions, badge }: Payload): Promise<void> {
  const options: Options = {
    body,
    tag,
    icon: '/icons/icon-192.png',
    data: { url, actions },
    actions: actions.map(({ action, title: label }) => ({ action, title: label })),
  }
  await self.registration.showNotification(title, options)
  await Promise.allSettled([showBadge(badge), closeSeen(tag)])
}

async function showBadge(count: number): Promise<void> {
  if (count > 0) await self.navigator.setAppBadge?.(count)
  else await self.navigator.clearAppBadge?.()
}

/** The ids of the notifications that a shown one names in its address. */
const idsIn = (url: string): string[] => {
  const { searchParams } = new URL(url, self.location.origin)
  return (searchParams.get('open') ?? searchParams.get('seen') ?? '').split(',').filter(Boolean)
}

/** Closes what was seen elsewhere since. A push must show something, so none is sent for this alone. */
async function closeSeen(tag: string): Promise<void> {
  const shown = (await self.registration.getNotifications()).filter((notification) => notification.tag !== tag)
  if (shown.length === 0) return
  const response = await callApi('GET', '/user/notifications')
  if (!response?.ok) return
  const { result } = (await response.json()) as { result: { notifications: { id: string }[] } }
  const unseen = new Set(result.notifications.map(({ id }) => id))
  for (const notification of shown) {
    const ids = idsIn(notification.data?.url ?? '')
    if (ids.length > 0 && !ids.some((id) => unseen.has(id))) notification.close()
  }
}

async function onClick({ action, notification }: NotificationEvent): Promise<void> {
  notification.close()
  const { url = '/notifications', actions = [] } = (notification.data ?? {}) as Partial<Payload>
  const chosen = actions.find((candidate) => candidate.action === action)
  if (!chosen) return openPage(url)
  const response = await callApi('POST', chosen.path, chosen.body).catch(() => undefined)
  // Refused, or not sent: the page of the request shows its state.
  if (!response?.ok) return openPage(url)
  const left = (await self.registration.getNotifications()).length
  await showBadge(left)
}

/** Focuses an open page, which follows the link without losing its state, or opens one. */
async function openPage(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0]
  if (!page) {
    await self.clients.openWindow(url)
    return
  }
  await page.focus().catch(() => {})
  if (await pageFollows(page, url)) return
  await page.navigate(url).catch(() => self.clients.openWindow(url))
}

function pageFollows(page: WindowClient, url: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), replyTimeoutMs)
    port1.onmessage = () => {
      clearTimeout(late)
      resolve(true)
    }
    page.postMessage({ kind: 'open', url }, [port2])
  })
}

/** A call with the session of this browser. Undefined: no one is signed in. */
async function callApi(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response | undefined> {
  const session = await readSession()
  if (!session) return undefined
  return fetch(`/api${path}`, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      authorization: `Bearer ${session.token}`,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/** The push service ended the subscription: a new one takes its place under the same name. */
async function subscribeAgain(): Promise<void> {
  const session = await readSession()
  if (!session) return
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: session.publicKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  await callApi('POST', '/user/push/devices', { endpoint, keys, name: session.name })
}
