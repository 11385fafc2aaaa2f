import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import type { NotificationPreferences } from '@questboard/api/preferences/schema'
import type { PushState } from '@questboard/api/push/schema'
import { expectAccessible } from '../support/accessible.ts'
import { browserArguments, findBrowserWithNotifications } from '../support/browser.ts'
import { joinByInvitation } from '../support/group.ts'
import { signIn } from '../support/offline.ts'
import { expect, test } from '../support/player.ts'
import { type Browser, type PushedPayload, type PushService, pushService } from '../support/push-service.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'

let service: PushService
test.beforeAll(async () => {
  service = await pushService()
})
test.afterAll(() => service.close())

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: { executablePath: findBrowserWithNotifications(), args: browserArguments },
})

/** The browsers of the tests reach no push service of a vendor: the subscription is one of this test's service. */
function subscribesTo({ endpoint, keys }: Browser): void {
  const subscribed = () => localStorage.getItem('test-subscribed') !== null
  class Subscription {
    endpoint = endpoint
    options = { applicationServerKey: null as ArrayBuffer | null }
    toJSON = () => ({ endpoint, keys })
    unsubscribe = async () => {
      localStorage.removeItem('test-subscribed')
      return true
    }
  }
  const current = () => {
    const made = new Subscription()
    const key = localStorage.getItem('test-subscribed') ?? ''
    const bytes = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
    made.options.applicationServerKey = Uint8Array.from(bytes, (character) => character.charCodeAt(0)).buffer
    return made
  }
  Object.assign(PushManager.prototype, {
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      localStorage.setItem('test-subscribed', applicationServerKey)
      return current()
    },
    getSubscription: async () => (subscribed() ? current() : null),
  })
}

const browserOf = async (page: Page): Promise<Browser> => {
  const browser = service.browser()
  await page.addInitScript(subscribesTo, browser)
  return browser
}

/** Opens the page of the settings, and waits for the service worker. */
async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings/notifications')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

const onThisDevice = (page: Page) => page.getByRole('switch', { name: 'On this device' })

const list = (page: Page) => page.getByRole('list', { name: 'Devices that get notifications' })

/** Delivers a push as a push service would, over the browser's own protocol. */
async function deliver(devtools: CDPSession, origin: string, payload: PushedPayload): Promise<void> {
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registrationOf(devtools),
    data: JSON.stringify(payload),
  })
}

const registrations = new WeakMap<CDPSession, Promise<string>>()

async function watchWorkers(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  const { promise, resolve } = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
    if (first && !first.isDeleted) resolve(first.registrationId)
  })
  registrations.set(devtools, promise)
  await devtools.send('ServiceWorker.enable')
  return devtools
}

const registrationOf = (devtools: CDPSession) => registrations.get(devtools) ?? Promise.reject(new Error('not watched'))

/** What the device shows. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body }) => `${title} | ${body}`)
  })

/** The part of a service worker that a tap needs. */
interface WorkerScope {
  registration: { getNotifications(): Promise<Notification[]> }
  NotificationEvent: new (type: string, about: { notification: Notification; action: string }) => Event
  dispatchEvent(event: Event): boolean
}

/** Taps a shown notification, or one of its buttons. */
async function tap(worker: Worker, action = ''): Promise<void> {
  await worker.evaluate(async (button) => {
    const self = globalThis as unknown as WorkerScope
    const [notification] = await self.registration.getNotifications()
    if (!notification) throw new Error('nothing is shown')
    const event = new self.NotificationEvent('notificationclick', { notification, action: button })
    const work: Promise<unknown>[] = []
    // Only events of the browser may wait.
    Object.defineProperty(event, 'waitUntil', { value: (promise: Promise<unknown>) => work.push(promise) })
    self.dispatchEvent(event)
    await Promise.all(work)
  }, action)
}

const workerOf = (context: BrowserContext): Worker => {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no service worker runs')
  return worker
}

/** A task of the member that awaits the player's approval. */
async function request(player: Person, member: Person, groupId: string, title: string): Promise<void> {
  const body = { title, ruby: 5, type: 'todo', requireApprove: true, assignedUsers: [member.id] }
  const { id } = await expectOk(player.send<{ id: string }>(`POST /groups/${groupId}/tasks`, body))
  await expectOk(member.send(`PATCH /groups/${groupId}/users/${member.id}/tasks/${id}/complete`))
}

const unseenOf = async (who: Person) =>
  (await expectOk(who.send<{ notificationsCount: number }>('GET /user/notifications'))).notificationsCount

test('a request is approved from its notification, and another opens by a tap', async ({
  page,
  context,
  address,
  player,
  newPlayer,
}) => {
  const browser = await browserOf(page)
  await openSettings(page)
  await expect(onThisDevice(page)).not.toBeChecked()
  await onThisDevice(page).click()
  await expect(list(page).getByRole('listitem')).toContainText('This device')
  await expect(onThisDevice(page)).toBeChecked()
  await expectAccessible(page)
  await list(page)
    .getByRole('button', { name: /^Send a test/ })
    .click()
  await expect(page.getByText('The test is on its way.')).toBeVisible()
  expect(service.of(browser)[0]?.payload.body).toBe('It works! Notifications arrive on this device.')

  const boyan = await newPlayer({ name: 'Boyan' })
  const group = await expectOk(player.send<{ id: string }>('POST /groups', { name: 'Our family' }))
  await joinByInvitation({ id: group.id, creator: player }, boyan)
  await expectOk(player.send('PUT /user/notifications/seen', { notificationIds: [] }))
  const devtools = await watchWorkers(page)

  await request(player, boyan, group.id, 'Dishes')
  await expect.poll(() => service.of(browser).length).toBe(2)
  await deliver(devtools, address, service.of(browser)[1]?.payload as PushedPayload)
  await expect.poll(() => shown(page)).toEqual(['A task is waiting for your approval | “Dishes” · Our family'])
  await tap(workerOf(context), 'approve')
  const rubies = async () =>
    (await expectOk(boyan.send<UserGroupTask[]>(`GET /groups/${group.id}/users/${boyan.id}/tasks`))).map(
      ({ title, approved }) => `${title} ${approved}`,
    )
  await expect.poll(rubies).toEqual(['Dishes true'])
  expect(await shown(page)).toEqual([])
  expect(await unseenOf(player)).toBe(0)

  // Answered elsewhere meanwhile: the button is refused, and the page opens.
  await deliver(devtools, address, service.of(browser)[1]?.payload as PushedPayload)
  await expect.poll(() => shown(page)).toHaveLength(1)
  await tap(workerOf(context), 'notYet')
  await expect(page).toHaveURL(/\/notifications$/)

  await request(player, boyan, group.id, 'Windows')
  await expect.poll(() => service.of(browser).length, { timeout: 15_000 }).toBe(3)
  await deliver(devtools, address, service.of(browser)[2]?.payload as PushedPayload)
  await expect.poll(() => shown(page)).toHaveLength(1)
  await tap(workerOf(context))
  await expect(page).toHaveURL(new RegExp(`/groups/${group.id}/dashboard`))
  await expect.poll(() => unseenOf(player)).toBe(0)
  expect(service.faults).toEqual([])
})

test('what was seen elsewhere closes, and signing out ends pushes here', async ({ page, address, player }) => {
  await browserOf(page)
  await openSettings(page)
  await onThisDevice(page).click()
  await expect(list(page)).toBeVisible()
  const devtools = await watchWorkers(page)
  const payload = { title: 'Old', body: '', actions: [], badge: 1, tag: 'old' }
  await deliver(devtools, address, { ...payload, url: `/notifications?open=${crypto.randomUUID()}` })
  await expect.poll(() => shown(page)).toEqual(['Old | '])
  await deliver(devtools, address, {
    ...payload,
    title: 'New',
    tag: 'new',
    url: `/notifications?open=${crypto.randomUUID()}`,
  })
  await expect.poll(() => shown(page)).toEqual(['New | '])

  const devices = async () => (await expectOk(player.send<PushState>('GET /user/push'))).devices.length
  await list(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(list(page)).toBeHidden()
  await expect(onThisDevice(page)).not.toBeChecked()
  await expect(onThisDevice(page)).toBeFocused()
  expect(await devices()).toBe(0)
  await onThisDevice(page).press('Space')
  await expect.poll(devices).toBe(1)
  await expect(onThisDevice(page)).toBeEnabled()
  await expect(onThisDevice(page)).toBeChecked()
  await expect(onThisDevice(page)).toBeFocused()
  await page.evaluate(() => localStorage.getItem('test-subscribed')).then((key) => expect(key).not.toBeNull())
  await page.evaluate(() => {
    Object.assign(navigator, { clearAppBadge: async () => localStorage.setItem('test-badge', 'cleared') })
  })
  await deliver(devtools, address, { ...payload, title: 'Private', tag: 'private', url: '/notifications' })
  await expect.poll(() => shown(page)).toEqual(['Private | '])
  await page.getByRole('button', { name: 'Ani’s account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test-subscribed'))).toBeNull()
  // Others use this browser, too.
  await expect.poll(() => shown(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('test-badge'))).toBe('cleared')
})

test('pushes that one account switched on are not those of the next in the same browser', async ({
  page,
  player,
  newPlayer,
}) => {
  await browserOf(page)
  await openSettings(page)
  await onThisDevice(page).click()
  await expect(list(page)).toBeVisible()
  const boris = await newPlayer({ name: 'Boris' })
  // Her session ends while no page is open here.
  await page.goto('/icons/icon-192.png')
  await expectOk(player.send('POST /auth/logout'))
  await page.goto('/dashboard')
  await signIn(page, boris)
  await openSettings(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test-subscribed')), { timeout: 20_000 }).toBeNull()
  await expect(onThisDevice(page)).not.toBeChecked()
  expect((await expectOk(boris.send<PushState>('GET /user/push'))).devices).toEqual([])
})

test('a session that ends while the app is open leaves pushes to the next one of the same account', async ({
  page,
  player,
}) => {
  await browserOf(page)
  await openSettings(page)
  await onThisDevice(page).click()
  await expect(list(page)).toBeVisible()
  await expectOk(player.send('POST /auth/logout'))
  await page.getByRole('switch', { name: 'Quiet hours' }).click()
  await expect(page).toHaveURL(/\/login/)
  // In the same window, which is not loaded again.
  await page.getByLabel('E-mail').fill(player.email)
  await page.getByLabel('Password', { exact: true }).fill(player.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/settings\/notifications/)
  await expect(onThisDevice(page)).toBeChecked()
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
})

/** Forgets who switched pushes on, as if an older version had kept the session. */
const forgetWhoSwitchedOn = () =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('push', 1)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('session', 'readwrite')
      const store = transaction.objectStore('session')
      const reading = store.get('current')
      reading.onsuccess = () => {
        const { userId: _, ...rest } = reading.result
        store.put(rest, 'current')
      }
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })

test('a new session of the same account registers again, and ends nothing where it is unknown whose pushes they are', async ({
  page,
  player,
}) => {
  await browserOf(page)
  await openSettings(page)
  await onThisDevice(page).click()
  await expect(list(page)).toBeVisible()
  const endSession = async () => {
    await page.goto('/icons/icon-192.png')
    await page.evaluate(() => localStorage.removeItem('ut'))
    await page.goto('/dashboard')
    await signIn(page, player)
    await openSettings(page)
  }
  await endSession()
  await expect(onThisDevice(page)).toBeChecked()

  await page.evaluate(forgetWhoSwitchedOn)
  await endSession()
  await expect(onThisDevice(page)).not.toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('test-subscribed'))).not.toBeNull()
})

test('a device that was removed elsewhere stays removed', async ({ page, player }) => {
  await browserOf(page)
  await openSettings(page)
  await onThisDevice(page).click()
  await expect(list(page)).toBeVisible()
  const devices = async () => (await expectOk(player.send<PushState>('GET /user/push'))).devices
  const [device] = await devices()
  await expectOk(player.send(`DELETE /user/push/devices/${device?.id}`))
  // Removing it counts, even if an older version did not keep who had switched them on.
  await page.evaluate(forgetWhoSwitchedOn)
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test-subscribed'))).toBeNull()
  await page.reload()
  await expect(onThisDevice(page)).not.toBeChecked()
  expect(await devices()).toEqual([])
})

test('a browser that cannot says so, and a blocked one says how to allow it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await openSettings(page)
  await expect(onThisDevice(page)).toBeDisabled()
  await expect(page.getByText('Notifications are blocked for this site.')).toBeVisible()
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager')
  })
  await page.reload()
  await expect(page.getByText('This browser can’t show notifications')).toBeVisible()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', {
      get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
    })
  })
  await page.reload()
  await expect(page.getByRole('img', { name: /share button/ })).toBeVisible()
  await expectAccessible(page)
})

test('a time that is being written outlasts the response for the other one', async ({ page, player }) => {
  const preferences = () => expectOk(player.send<NotificationPreferences>('GET /user/notification-preferences'))
  await page.goto('/settings/notifications')
  await page.getByRole('switch', { name: 'Quiet hours' }).click()
  const [from, to] = [page.getByLabel('From'), page.getByLabel('To', { exact: true })]
  await expect(from).toHaveValue('22:00')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/trpc/preferences.update**', async (route) => {
    await released
    await route.continue()
  })
  await from.fill('21:30')
  await to.fill('06:15')
  const answered = page.waitForResponse('**/trpc/preferences.update**')
  release()
  await (await answered).finished()
  // The response is shown before the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect.poll(preferences).toMatchObject({ quietFrom: '21:30', quietTo: '07:00' })
  await expect(to).toBeFocused()
  await expect(to).toHaveValue('06:15')
  await to.blur()
  await expect.poll(preferences).toMatchObject({ quietFrom: '21:30', quietTo: '06:15' })
})

test('a time that was just written is saved when the page is left without leaving the field', async ({
  page,
  player,
}) => {
  const preferences = () => expectOk(player.send<NotificationPreferences>('GET /user/notification-preferences'))
  await page.goto('/settings/profile')
  const open = () => page.getByRole('link', { name: 'Notifications', exact: true }).click()
  // As a gesture on a phone does: no field is left before.
  const goBack = () => page.evaluate(() => history.back())
  await open()
  await page.getByRole('switch', { name: 'Quiet hours' }).click()
  await page.getByRole('switch', { name: 'Morning summary' }).click()
  await page.getByLabel('From').fill('21:30')
  await goBack()
  await expect.poll(preferences).toMatchObject({ quietFrom: '21:30', quietTo: '07:00' })
  await open()
  await page.getByLabel('At', { exact: true }).fill('08:00')
  await goBack()
  await expect.poll(preferences).toMatchObject({ quietFrom: '21:30', digestAt: '08:00' })
})

test('quiet hours, hidden contents and topics are saved at once', async ({ page, player }) => {
  const preferences = () => expectOk(player.send<NotificationPreferences>('GET /user/notification-preferences'))
  await page.goto('/settings/notifications')
  const quiet = page.getByRole('switch', { name: 'Quiet hours' })
  await quiet.click()
  await page.getByLabel('From').fill('21:30')
  await page.getByLabel('From').blur()
  await expect.poll(preferences).toMatchObject({ quietFrom: '21:30', quietTo: '07:00' })
  await page.getByLabel('To', { exact: true }).fill('21:30')
  await expect(page.getByText('Choose a time other than “From”.')).toBeVisible()
  await page.getByRole('switch', { name: 'Hide contents' }).click()
  await page.getByRole('switch', { name: 'Reminders', exact: true }).click()
  await page.getByRole('switch', { name: 'New tasks and missions' }).click()
  // This server sends no e-mails.
  await expect(page.getByRole('switch', { name: /e-mail/ })).toHaveCount(0)
  await expect.poll(preferences).toMatchObject({
    quietTo: '07:00',
    hideContents: true,
    types: { reminder: { push: false }, newTaskAssigned: { push: true }, newMissionAssigned: { push: true } },
  })
  await quiet.click()
  await expect.poll(preferences).toMatchObject({ quietFrom: null, quietTo: null })
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Hide contents' })).toBeChecked()
  await expectAccessible(page)
})
