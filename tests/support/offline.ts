/// <reference lib="dom" />

import type { Page } from '@playwright/test'
import type { Task } from '@questboard/api/tasks/schema'
import { type FlakyProxy, openFlakyProxy } from './flaky-proxy.ts'
import { test as asPlayer, expect } from './player.ts'
import { sendTo } from './rest.ts'
import type { Person } from './test-server.ts'

/** Signed-in tests whose connection to the server can be closed. */
export const test = asPlayer.extend<{ gate: FlakyProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture asks for from its pattern
  async gate({}, use) {
    const gate = await openFlakyProxy(`http://127.0.0.1:${process.env.E2E_PORT}`)
    await use(gate)
    await gate.close()
  },
  async baseURL({ gate }, use) {
    await use(gate.url)
  },
})

/**
 * Opens the connection and says so, as a browser does. Otherwise the app notices it with its next try, up to half a
 * minute later.
 */
export async function reconnect(page: Page, gate: FlakyProxy): Promise<void> {
  await gate.open()
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

export async function tasksOf(player: Person) {
  const { result } = await player.send<Task[]>('GET /user/tasks')
  return result.map(({ title, completed }) => `${title}${completed ? ', done' : ''}`).sort()
}

/** Waits until the browser has cached the app and the responses to these calls. */
export async function waitForCache(page: Page, calls = ['dashboard.read']): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => cachedCalls(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(calls))
}

/** What a database of this browser has stored. Empty, if the app has not created it yet. */
const readStored = (page: Page, database: string, store: string, read: 'getAll' | 'getAllKeys'): Promise<unknown[]> =>
  page.evaluate(
    async ([name, from, method]) => {
      // Only the app may create the database.
      const known = await indexedDB.databases()
      if (!known.some((one) => one.name === name)) return []
      const open = indexedDB.open(name)
      await new Promise((resolve) => open.addEventListener('success', resolve))
      // Opened during its deletion: it exists again, and is empty.
      if (!open.result.objectStoreNames.contains(from)) {
        open.result.close()
        return []
      }
      const stored = open.result.transaction(from).objectStore(from)[method]()
      await new Promise((resolve) => stored.addEventListener('success', resolve))
      open.result.close()
      return stored.result
    },
    [database, store, read] as const,
  )

/** The keys of the responses cached in this browser. Each starts with the user's id. */
export const cachedResponsesIn = async (page: Page): Promise<string[]> =>
  (await readStored(page, 'questboard-answers', 'answers', 'getAllKeys')).map(String)

/** The calls whose responses this browser has cached. */
export const cachedCalls = async (page: Page): Promise<string[]> =>
  (await cachedResponsesIn(page)).map((key) => key.split(' ')[1] ?? '')

/** The number of queued mutations in this browser. */
export const waitingIn = async (page: Page): Promise<number> =>
  (await readStored(page, 'questboard-acts', 'acts', 'getAll')).flat().length

export const task = (page: Page, title: string) => page.getByRole('checkbox', { name: title })

export const complete = (page: Page, title: string) => task(page, title).check()

export async function quickAdd(page: Page, title: string): Promise<void> {
  const line = page.getByRole('textbox', { name: 'Add a task' })
  await line.fill(title)
  await line.press('Enter')
  await expect(task(page, title)).toBeVisible()
}

export async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `More for “${from}”` }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit task' })
  await dialog.getByLabel('Title').fill(to)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(task(page, to)).toBeVisible()
}

/** Adds a mutation to the queue, as the app would have stored it. */
export const queueMutation = (page: Page, { id }: Person, mutation: object): Promise<void> =>
  page.evaluate(
    async ([owner, waiting]) => {
      const open = indexedDB.open('questboard-acts')
      open.addEventListener('upgradeneeded', () => open.result.createObjectStore('acts'))
      await new Promise((resolve) => open.addEventListener('success', resolve))
      const acts = open.result.transaction('acts', 'readwrite').objectStore('acts')
      const before = acts.get(owner)
      await new Promise((resolve) => before.addEventListener('success', resolve))
      acts.put([...(before.result ?? []), waiting], owner)
      await new Promise((resolve) => acts.transaction.addEventListener('complete', resolve))
      open.result.close()
      localStorage.setItem(`kept-acts:${owner}`, '1')
    },
    [id, { key: crypto.randomUUID(), refused: null, ...mutation }] as const,
  )

/** Blocks the calls of one procedure. */
export const cut = (page: Page, procedure: string) => page.route(`**/trpc/*${procedure}*`, (route) => route.abort())

/** Dispatches the browser's online event. */
export const dispatchOnline = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')))

export async function signedInAgain(player: Person, address: string): Promise<Person> {
  const { email, password } = player
  const { result } = await sendTo(address)<{ token: string }>('POST /auth/login', { email, password })
  return { ...player, token: result.token, send: sendTo(address, result.token) }
}

export async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name}’s account` }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)
}
