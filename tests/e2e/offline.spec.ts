/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { type Gate, openGate } from '../support/gate.ts'
import { test as asPlayer, expect } from '../support/player.ts'
import { sendTo } from '../support/rest.ts'
import type { Person } from '../support/world.ts'

/** Journeys of somebody whose way to the server can be shut. */
const test = asPlayer.extend<{ gate: Gate }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture asks for from its pattern
  async gate({}, use) {
    const gate = await openGate(`http://127.0.0.1:${process.env.E2E_PORT}`)
    await use(gate)
    await gate.close()
  },
  async baseURL({ gate }, use) {
    await use(gate.url)
  },
})

const addTask = (player: Person, title: string, type = 'todo') =>
  player.send<{ id: string }>('POST /user/tasks', { title, gold: 10, type })

async function tasksOf(player: Person) {
  const { result } = await player.send<{ title: string; completed: boolean }[]>('GET /user/tasks')
  return result.map(({ title, completed }) => `${title}${completed ? ', done' : ''}`).sort()
}

async function goldOf(player: Person): Promise<number> {
  return (await player.send<{ stats: { gold: number } }>('GET /users/profile')).result.stats.gold
}

/** Waits until the application is kept by the browser, and what it shows too. */
async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.waitForFunction(async () => {
    const open = indexedDB.open('questboard-answers')
    await new Promise((resolve) => open.addEventListener('success', resolve))
    const names = open.result.transaction('answers').objectStore('answers').getAllKeys()
    await new Promise((resolve) => names.addEventListener('success', resolve))
    open.result.close()
    return names.result.some((name) => String(name).includes('dashboard.read'))
  })
}

const task = (page: Page, title: string) => page.getByRole('checkbox', { name: title })

const complete = (page: Page, title: string) => task(page, title).check()

async function add(page: Page, title: string): Promise<void> {
  const line = page.getByRole('textbox', { name: 'Add a task' })
  await line.fill(title)
  await line.press('Enter')
  await expect(task(page, title)).toBeVisible()
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `More for “${from}”` }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit task' })
  await dialog.getByLabel('Title').fill(to)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(task(page, to)).toBeVisible()
}

/** Calls of one procedure never reach the server. */
const cut = (page: Page, procedure: string) => page.route(`**/trpc/*${procedure}*`, (route) => route.abort())

/** The browser says that there is a network again. */
const comeOnline = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')))

test.describe('with the server away', () => {
  test.use({ serviceWorkers: 'allow' })

  test('tasks are done, added and changed, and once each when it is back', async ({ page, gate, player }) => {
    for (const title of ['Tidy', 'Read', 'Walk', 'Wash']) await addTask(player, title)
    await page.goto('/dashboard')
    await isKept(page)

    await gate.shut()
    for (const title of ['Tidy', 'Read', 'Walk']) await complete(page, title)
    await add(page, 'Sing')
    await rename(page, 'Wash', 'Wash up')
    const mark = page.getByRole('status').filter({ hasText: /Offline — what you see is from \d\d:\d\d/ })
    await expect(mark).toContainText('5 changes wait')
    await expectAccessible(page)

    await page.reload()
    await expect(task(page, 'Wash up')).toBeVisible()
    await expect(task(page, 'Sing')).toBeVisible()
    await expect(mark).toContainText('5 changes wait')
    for (const title of ['Tidy', 'Read', 'Walk']) await expect(task(page, title)).toBeChecked()

    await gate.open()
    await expect(mark).toBeHidden({ timeout: 30_000 })
    await expect.poll(() => tasksOf(player)).toEqual(['Read, done', 'Sing', 'Tidy, done', 'Walk, done', 'Wash up'])
    expect(await goldOf(player)).toBeGreaterThanOrEqual(30)
    await expect(page.getByText('Back online: 5 changes are saved.').first()).toBeAttached()
  })

  test('what was seen opens, what was not says so, in either language', async ({ page, gate, player }) => {
    await addTask(player, 'Tidy')
    await page.goto('/dashboard')
    await isKept(page)

    await gate.shut()
    await page.reload()
    await expect(task(page, 'Tidy')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /Offline — what you see is from \d\d:\d\d/ })).toBeVisible()

    await page.goto('/groups')
    await expect(page.getByText(/this page was never opened on this device/)).toBeVisible()
    await page.goto('/dashboard')
    await page.evaluate(() => localStorage.setItem('lang', 'bg'))
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: /Няма връзка — това, което виждаш, е от/ })).toBeVisible()
    await expect(task(page, 'Tidy')).toBeVisible()
  })

  test('a new version waits until it is asked for', async ({ page, gate }) => {
    await page.goto('/dashboard')
    await isKept(page)
    gate.amend('/sw.js', '\n// of another day\n')
    await page.reload()
    const dialog = page.getByRole('dialog', { name: 'A new version is here' })
    await expect(dialog).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    const loaded = page.waitForEvent('load')
    await dialog.getByRole('button', { name: 'Refresh' }).click()
    await loaded
    await expect(page.getByRole('region', { name: 'Tasks' })).toBeVisible()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting)).toBeNull()
  })
})

test('what reached the server while its answer was lost is done once', async ({ page, player }) => {
  await addTask(player, 'Tidy', 'daily')
  await page.goto('/dashboard')
  for (const procedure of ['tasks.complete', 'tasks.create']) {
    await page.route(
      `**/trpc/*${procedure}*`,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
  }
  await complete(page, 'Tidy')
  await expect(page.getByText('Back online: 1 change is saved.').first()).toBeAttached()
  const gold = await goldOf(player)
  expect(gold).toBeGreaterThanOrEqual(10)
  await add(page, 'Sing')
  await expect.poll(() => tasksOf(player)).toEqual(['Sing', 'Tidy, done'])
  await expect(page.getByText(/^1 change waits/)).toBeHidden()
  expect(await goldOf(player)).toBe(gold)
})

test('what was refused is named with its reason, and can be dropped', async ({ page, player }) => {
  const { result } = await addTask(player, 'Tidy')
  await addTask(player, 'Read')
  await page.goto('/dashboard')
  await cut(page, 'tasks.complete')
  await complete(page, 'Tidy')
  await complete(page, 'Read')
  await player.send(`DELETE /user/tasks/${result.id}`)
  await page.unrouteAll()
  await comeOnline(page)
  const dialog = page.getByRole('dialog', { name: 'What was done offline' })
  await expect(dialog).toContainText('1 change is saved. 1 was refused:', { timeout: 30_000 })
  await expect(dialog.getByRole('listitem')).toContainText('Completing “Tidy”')
  await expect(dialog.getByRole('listitem')).toContainText('This task does not exist any more')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Drop them' }).click()
  await expect(dialog).toBeHidden()
  await expect(task(page, 'Tidy')).toBeHidden()
  expect(await tasksOf(player)).toEqual(['Read, done'])
})

test('a day that is over does not count for the next one', async ({ page, player }) => {
  await addTask(player, 'Tidy', 'daily')
  await page.goto('/dashboard')
  await cut(page, 'tasks.complete')
  await complete(page, 'Tidy')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('kept-acts')
  await page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  await page.unrouteAll()
  await comeOnline(page)
  const dialog = page.getByRole('dialog', { name: 'What was done offline' })
  await expect(dialog).toContainText('Its day was over before it could be sent.', { timeout: 30_000 })
  expect(await tasksOf(player)).toEqual(['Tidy'])
})

test('somebody else on the same device neither sees nor sends it', async ({ page, player, newPlayer, address }) => {
  const other = await newPlayer({ name: 'Boris' })
  await addTask(player, 'Tidy')
  await page.goto('/dashboard')
  await cut(page, 'tasks.complete')
  await complete(page, 'Tidy')
  await signOut(page, player.name)
  const dialog = page.getByRole('dialog', { name: 'Not everything is sent yet' })
  await expect(dialog).toContainText('1 change waits on this device.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep for my next sign-in' }).click()
  await page.unrouteAll()

  await signIn(page, other)
  await comeOnline(page)
  await expect(page.getByRole('region', { name: 'Tasks' })).toBeVisible()
  await expect(page.getByText('Tidy', { exact: true })).toBeHidden()
  await expect(page.getByText(/Tidy.* is done/)).toBeHidden()
  // The session with which the first one was known has ended; the own tasks are asked for by another one.
  const again = await signedInAgain(player, address)
  expect(await tasksOf(again)).toEqual(['Tidy'])
  await signOut(page, other.name)

  await signIn(page, player)
  await expect.poll(() => tasksOf(again), { timeout: 30_000 }).toEqual(['Tidy, done'])
})

test('a session that has ended keeps what waits for the next one', async ({ page, player, address }) => {
  await addTask(player, 'Tidy')
  await page.goto('/dashboard')
  await cut(page, 'tasks.complete')
  await complete(page, 'Tidy')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('kept-acts')
  await player.send('POST /auth/logout')
  await page.unrouteAll()
  await comeOnline(page)
  await signIn(page, player)
  const again = await signedInAgain(player, address)
  await expect.poll(() => tasksOf(again), { timeout: 30_000 }).toEqual(['Tidy, done'])
})

test('can be installed', async ({ page }) => {
  await page.goto('/dashboard')
  const devtools = await page.context().newCDPSession(page)
  const { url, errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = await page.request.get(url)
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const { icons, shortcuts } = await manifest.json()
  for (const { src } of [...icons, ...shortcuts.flatMap(({ icons: own = [] }) => own)]) {
    expect((await page.request.get(src)).headers()['content-type'], src).toContain('image/')
  }
  const worker = await page.request.get('/sw.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
  expect(worker.headers()['content-type']).toContain('javascript')
})

test('the shortcut to add a task leads to the line that adds', async ({ page }) => {
  await page.goto('/dashboard?from=shortcut#add')
  await expect(page.getByRole('textbox', { name: 'Add a task' })).toBeFocused()
})

async function signedInAgain(player: Person, address: string): Promise<Person> {
  const { email, password } = player
  const { result } = await sendTo(address)<{ token: string }>('POST /auth/login', { email, password })
  return { ...player, token: result.token, send: sendTo(address, result.token) }
}

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
}
