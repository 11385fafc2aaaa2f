/// <reference lib="dom" />
import type { CDPSession, Page } from '@playwright/test'
import { complete, cut, dispatchOnline, signOut, task, tasksOf, test, waitingIn } from '../support/offline.ts'
import { expect } from '../support/player.ts'
import { addTask } from '../support/tasks.ts'

/**
 * Storage quota of a page, in bytes, while there is space. The browser relies on this number until a write exceeds it.
 */
const space = 10_000_000

/** The error of storing this many bytes now; null if it works. */
const problemOfWriting = (page: Page, bytes: number) =>
  page.evaluate(async (size) => {
    const open = indexedDB.open('probe')
    open.addEventListener('upgradeneeded', () => open.result.createObjectStore('probe'))
    await new Promise((resolve) => open.addEventListener('success', resolve))
    const write = open.result.transaction('probe', 'readwrite')
    write.objectStore('probe').put(new Uint8Array(size), 'name')
    await new Promise((resolve) => {
      write.addEventListener('complete', resolve)
      write.addEventListener('abort', resolve)
    })
    open.result.close()
    return write.error?.name ?? null
  }, bytes)

/** Opens the dashboard and waits until the app has opened its storage, which it does when the page is idle. */
async function open(page: Page, origin: string): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: space })
  await page.goto('/dashboard')
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(databases, { timeout: 20_000 }).toContain('questboard-acts')
  return devtools
}

/** Leaves the app no space to store anything. Returns a function that frees the space. */
async function fill(page: Page, devtools: CDPSession): Promise<() => Promise<void>> {
  const { origin } = new URL(page.url())
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await expect.poll(() => problemOfWriting(page, 2 * space)).toBe('QuotaExceededError')
  return async () => {
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: space })
    await expect.poll(() => problemOfWriting(page, 1)).toBeNull()
  }
}

test.beforeEach(async ({ page }) => {
  // The explanation of the first task covers the rows on a small screen.
  await page.addInitScript(() => localStorage.setItem('first-task-shown', 'yes'))
})

const refusal = (page: Page) => page.getByRole('alert')

test('on a full device a change that cannot be queued is refused with its reason, and the next one is sent', async ({
  page,
  player,
  address,
}) => {
  for (const title of ['Tidy', 'Read', 'Walk']) await addTask(player, title, { type: 'daily' })
  const devtools = await open(page, address)
  const giveSpace = await fill(page, devtools)
  await cut(page, 'tasks.complete')
  await complete(page, 'Tidy')
  await expect(refusal(page)).toContainText('Can’t reach the server.')
  await expect(task(page, 'Tidy')).not.toBeChecked()

  await page.unrouteAll()
  await complete(page, 'Read')
  await expect.poll(() => tasksOf(player)).toEqual(['Read, done', 'Tidy', 'Walk'])

  await giveSpace()
  await cut(page, 'tasks.complete')
  await complete(page, 'Walk')
  await expect.poll(() => waitingIn(page)).toBe(1)
  await expect(task(page, 'Walk')).toBeChecked()
  await page.unrouteAll()
  await dispatchOnline(page)
  await expect.poll(() => tasksOf(player), { timeout: 30_000 }).toEqual(['Read, done', 'Tidy', 'Walk, done'])
})

test('queued changes are sent when the device becomes full, and so are later ones', async ({
  page,
  player,
  address,
}) => {
  for (const title of ['Tidy', 'Read']) await addTask(player, title, { type: 'daily' })
  const devtools = await open(page, address)
  await cut(page, 'tasks.complete')
  await complete(page, 'Tidy')
  await expect.poll(() => waitingIn(page)).toBe(1)
  const giveSpace = await fill(page, devtools)
  await page.unrouteAll()
  await complete(page, 'Read')
  await expect.poll(() => tasksOf(player), { timeout: 30_000 }).toEqual(['Read, done', 'Tidy, done'])
  await giveSpace()
  await dispatchOnline(page)
  await expect.poll(() => waitingIn(page), { timeout: 30_000 }).toBe(0)
  // Nothing else requests the state of sent changes.
  await signOut(page, player.name)
  await expect(page).toHaveURL(/\/login/)
})

test('without browser storage everything is sent at once', async ({ page, player }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError')
    }
  })
  for (const title of ['Tidy', 'Read']) await addTask(player, title, { type: 'daily' })
  const problems: Error[] = []
  page.on('pageerror', (problem) => problems.push(problem))
  await page.goto('/dashboard')
  await complete(page, 'Tidy')
  await expect.poll(() => tasksOf(player)).toEqual(['Read', 'Tidy, done'])
  await cut(page, 'tasks.complete')
  await complete(page, 'Read')
  await expect(refusal(page)).toContainText('Can’t reach the server.')
  await page.unrouteAll()
  await refusal(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => tasksOf(player)).toEqual(['Read, done', 'Tidy, done'])
  await signOut(page, player.name)
  await expect(page).toHaveURL(/\/login/)
  expect(problems).toEqual([])
})

test('storage deleted while the page is open is created again', async ({ page, player, address }) => {
  await addTask(player, 'Tidy', { type: 'daily' })
  await open(page, address)
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      const removal = indexedDB.deleteDatabase(name)
      await new Promise((resolve) => removal.addEventListener('success', resolve))
    }
  })
  await cut(page, 'tasks.complete')
  await complete(page, 'Tidy')
  await expect.poll(() => waitingIn(page)).toBe(1)
  await page.unrouteAll()
  await dispatchOnline(page)
  await expect.poll(() => tasksOf(player), { timeout: 30_000 }).toEqual(['Tidy, done'])
})

test('storage blocked by another tab delays nothing for long', async ({ page, context, player, address }) => {
  for (const title of ['Tidy', 'Read', 'Walk']) await addTask(player, title, { type: 'daily' })
  await open(page, address)
  // An open connection and a pending deletion: no other page can open the database.
  const otherPage = await context.newPage()
  await otherPage.goto('/robots.txt')
  await otherPage.evaluate(async () => {
    const open = indexedDB.open('questboard-acts')
    await new Promise((resolve) => open.addEventListener('success', resolve))
    Object.assign(window, { connection: open.result })
    const blocked = indexedDB.deleteDatabase('questboard-acts')
    await new Promise((resolve) => blocked.addEventListener('blocked', resolve))
  })
  await cut(page, 'tasks.complete')
  await complete(page, 'Tidy')
  await expect(refusal(page)).toContainText('Can’t reach the server.')
  await page.unrouteAll()
  await complete(page, 'Read')
  await expect.poll(() => tasksOf(player)).toEqual(['Read, done', 'Tidy', 'Walk'])

  await otherPage.evaluate(() => (window as unknown as { connection: IDBDatabase }).connection.close())
  await cut(page, 'tasks.complete')
  await complete(page, 'Walk')
  await expect.poll(() => waitingIn(page)).toBe(1)
  await expect(task(page, 'Walk')).toBeChecked()
})
