import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { giveTo } from '../support/balances.ts'
import { dayMs } from '../support/day-ms.ts'
import { letDaysPass } from '../support/days.ts'
import {
  cachedCalls,
  complete,
  cut,
  dispatchOnline,
  queueMutation,
  quickAdd,
  rename,
  signedInAgain,
  signIn,
  signOut,
  task,
  tasksOf,
  test,
  waitForCache,
  waitingIn,
} from '../support/offline.ts'
import { expect } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { goldOf } from '../support/stats.ts'
import { family, pair } from '../support/tablet.ts'
import { addTask } from '../support/tasks.ts'
import type { Person } from '../support/test-server.ts'

test.describe('while the server is away', () => {
  test.use({ serviceWorkers: 'allow' })

  test('tasks are completed, added and changed offline, and sent once each', { tag: '@phone' }, async ({
    page,
    gate,
    player,
  }) => {
    for (const title of ['Tidy', 'Read', 'Walk', 'Wash']) await addTask(player, title)
    await page.goto('/dashboard')
    await waitForCache(page)

    await gate.shut()
    for (const title of ['Tidy', 'Read', 'Walk']) await complete(page, title)
    await quickAdd(page, 'Sing')
    await rename(page, 'Wash', 'Wash up')
    const mark = page.getByRole('status').filter({ hasText: /Offline: data from \d\d:\d\d/ })
    await expect(mark).toContainText('5 changes waiting')
    await expectAccessible(page)

    await page.reload()
    await expect(task(page, 'Wash up')).toBeVisible()
    await expect(task(page, 'Sing')).toBeVisible()
    await expect(mark).toContainText('5 changes waiting')
    for (const title of ['Tidy', 'Read', 'Walk']) await expect(task(page, title)).toBeChecked()

    await gate.open()
    await expect(mark).toBeHidden({ timeout: 30_000 })
    await expect.poll(() => tasksOf(player)).toEqual(['Read, done', 'Sing', 'Tidy, done', 'Walk, done', 'Wash up'])
    expect(await goldOf(player)).toBeGreaterThanOrEqual(30)
    await expect(page.getByText('Back online: 5 changes saved.').first()).toBeAttached()
  })

  test('the app is cached within a minute on a slow connection', async ({ page, gate }) => {
    test.setTimeout(120_000)
    await page.goto('/dashboard')
    const worker = () => page.evaluate(async () => await navigator.serviceWorker.getRegistration())
    await expect.poll(worker, { timeout: 30_000 }).toBeDefined()
    gate.delay(100)
    const isActive = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active != null)
    await expect.poll(isActive, { timeout: 60_000 }).toBe(true)
  })

  test('visited pages open, and others say why not, in either language', async ({ page, gate, player }) => {
    await addTask(player, 'Tidy')
    await page.goto('/dashboard')
    await waitForCache(page)

    await gate.shut()
    await page.reload()
    await expect(task(page, 'Tidy')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /Offline: data from \d\d:\d\d/ })).toBeVisible()

    await page.goto('/groups')
    await expect(page.getByText(/haven’t opened this page on this device/)).toBeVisible()
    await page.goto('/dashboard')
    await page.evaluate(() => localStorage.setItem('lang', 'bg'))
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: /Няма интернет: данните са от/ })).toBeVisible()
    await expect(task(page, 'Tidy')).toBeVisible()
    // Pages come from the user's cache; the service worker's files are shared.
    const files = await page.evaluate(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return kept.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(files).toContain('/index.html')
    expect(files.filter((path) => /^\/(api|trpc|calendar)/.test(path))).toEqual([])
  })

  test('pictures from before the cache existed are available offline', async ({ page, gate }) => {
    await page.goto('/dashboard')
    await waitForCache(page)
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length))
      .toBeGreaterThan(0)
    await gate.shut()
    await page.reload()
    const portrait = page.locator('img[src^="/avatars/"]').first()
    await expect(portrait).toBeAttached()
    await expect.poll(() => portrait.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  })

  test('without a response, cached data is shown within seconds', async ({ page, gate, player }) => {
    await addTask(player, 'Tidy')
    await page.goto('/dashboard')
    await waitForCache(page)
    gate.hush()
    await page.reload({ waitUntil: 'commit' })
    await expect(task(page, 'Tidy')).toBeVisible({ timeout: 12_000 })
    const mark = page.getByRole('status').filter({ hasText: /Offline: data from \d\d:\d\d/ })
    await expect(mark).toBeVisible()
    gate.hush(false)
    await expect(mark).toBeHidden({ timeout: 45_000 })
    await addTask(player, 'Read')
    await page.reload()
    await expect(task(page, 'Read')).toBeVisible()
  })

  test('a deletion on a page that was left at once is sent when there is a connection', async ({
    page,
    gate,
    player,
  }) => {
    for (const title of ['Tidy', 'Read']) await addTask(player, title)
    await page.goto('/dashboard')
    await waitForCache(page)
    await gate.shut()
    await page.getByRole('button', { name: 'More for “Tidy”' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(task(page, 'Tidy')).toBeHidden()
    await page.reload()
    await expect(task(page, 'Read')).toBeVisible()
    await expect(task(page, 'Tidy')).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: '1 change waiting' })).toBeVisible()
    await gate.open()
    await expect.poll(() => tasksOf(player), { timeout: 45_000 }).toEqual(['Read'])
  })

  test("a new version waits for the user's confirmation", async ({ page, gate }) => {
    await page.goto('/dashboard')
    await waitForCache(page)
    gate.amend('/sw.js', '\n// of another day\n')
    await page.reload()
    const line = page.getByRole('textbox', { name: 'Add a task' })
    await line.fill('Water the')
    const isWaiting = () => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting)
    await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true)
    await page.keyboard.type(' plants')
    await expect(line).toHaveValue('Water the plants')
    const dialog = page.getByRole('dialog', { name: 'A new version is here' })
    await expect(dialog).toHaveCount(0)
    await line.blur()
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    const loaded = page.waitForEvent('load')
    await dialog.getByRole('button', { name: 'Refresh' }).click()
    await loaded
    await expect(page.getByRole('region', { name: 'Tasks' })).toBeVisible()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting)).toBeNull()
  })
})

test.describe('a new version on a family tablet', () => {
  test.use({ serviceWorkers: 'allow' })

  test('is offered in words', async ({ page, gate, player }) => {
    const { id } = await family(player)
    const { code } = await expectOk(
      player.send<{ code: string }>(`POST /groups/${id}/devices/code`, { name: 'Kitchen' }),
    )
    await page.goto('/tablet')
    await pair(page, code)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    gate.amend('/sw.js', '\n// of another day\n')
    await page.reload()
    await expect(page.getByRole('dialog', { name: 'A new version is here' })).toBeVisible({ timeout: 30_000 })
  })
})

test('a daily that was done yesterday is open on the next day without a connection', async ({ page, player }) => {
  await addTask(player, 'Tidy', { type: 'daily' })
  await page.goto('/dashboard')
  await complete(page, 'Tidy')
  await expect.poll(() => tasksOf(player)).toEqual(['Tidy, done'])
  await page.reload()
  await expect(task(page, 'Tidy')).toBeChecked()
  await expect.poll(() => cachedCalls(page)).toContain('dashboard.read')

  await page.route('**/trpc/**', (route) => route.abort())
  // How the app asks whether the server is there.
  await page.route('/', (route) => route.abort())
  await page.reload()
  await expect(page.getByText(/^Offline: data from/)).toBeVisible()
  await expect(task(page, 'Tidy')).toBeChecked()
  await page.clock.setSystemTime(Date.now() + dayMs)
  await page.reload()
  await expect(task(page, 'Tidy')).not.toBeChecked()
})

test('a daily that was done offline is open on the next day, also without loading the page again', async ({
  page,
  player,
}) => {
  await addTask(player, 'Tidy', { type: 'daily' })
  await page.goto('/dashboard')
  await expect.poll(() => cachedCalls(page)).toContain('dashboard.read')
  await page.route('**/trpc/**', (route) => route.abort())
  await page.route('/', (route) => route.abort())
  await complete(page, 'Tidy')
  await expect.poll(() => waitingIn(page)).toBe(1)
  await expect(page.getByText(/^Offline: data from/)).toBeVisible()
  await expect(task(page, 'Tidy')).toBeChecked()
  await page.clock.setSystemTime(Date.now() + dayMs)
  // As when the phone shows the app again.
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await expect(task(page, 'Tidy')).not.toBeChecked()
  expect(await waitingIn(page)).toBe(1)
  await complete(page, 'Tidy')
  await expect.poll(() => waitingIn(page)).toBe(2)
})

test('a call whose response was lost is executed once', { tag: '@smoke' }, async ({ page, player }) => {
  await addTask(player, 'Tidy', { type: 'daily' })
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
  await expect(page.getByText('Back online: 1 change saved.').first()).toBeAttached()
  const gold = await goldOf(player)
  expect(gold).toBeGreaterThanOrEqual(10)
  await quickAdd(page, 'Sing')
  await expect.poll(() => tasksOf(player)).toEqual(['Sing', 'Tidy, done'])
  await expect(page.getByText(/^1 change (is )?waiting/)).toBeHidden()
  expect(await goldOf(player)).toBe(gold)
})

test('a refused change is shown with its reason and can be dropped', async ({ page, player }) => {
  const { id } = await addTask(player, 'Tidy')
  await addTask(player, 'Read')
  await page.goto('/dashboard')
  await cut(page, 'tasks.complete')
  await complete(page, 'Tidy')
  await complete(page, 'Read')
  await expect.poll(() => waitingIn(page)).toBe(2)
  await player.send(`DELETE /user/tasks/${id}`)
  await page.unrouteAll()
  await dispatchOnline(page)
  const dialog = page.getByRole('dialog', { name: 'Offline changes' })
  await expect(dialog).toContainText('1 change saved. Couldn’t save 1 change:', { timeout: 30_000 })
  await expect(dialog.getByRole('listitem')).toContainText('Completing “Tidy”')
  await expect(dialog.getByRole('listitem')).toContainText('This task no longer exists')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
  await expect(task(page, 'Tidy')).toBeHidden()
  expect(await tasksOf(player)).toEqual(['Read, done'])
})

test('renaming offline keeps changes of another device', async ({ page, player }) => {
  const { id } = await addTask(player, 'Tidy')
  await page.goto('/dashboard')
  await cut(page, 'tasks.patch')
  await rename(page, 'Tidy', 'Tidy up')
  await expect.poll(() => waitingIn(page)).toBe(1)
  await player.send(`PATCH /user/tasks/${id}`, { gold: 25, notes: 'The attic too' })
  await page.unrouteAll()
  await dispatchOnline(page)
  await expect.poll(() => waitingIn(page), { timeout: 30_000 }).toBe(0)
  expect((await player.send('GET /user/tasks')).result).toMatchObject([
    { title: 'Tidy up', gold: 25, notes: 'The attic too' },
  ])
})

test('saving a form changes only the edited fields', async ({ page, player }) => {
  const { id } = await addTask(player, 'Tidy')
  await page.goto('/dashboard')
  await expect(task(page, 'Tidy')).toBeVisible()
  await player.send(`PATCH /user/tasks/${id}`, { gold: 25 })
  await rename(page, 'Tidy', 'Tidy up')
  expect((await player.send('GET /user/tasks')).result).toMatchObject([{ title: 'Tidy up', gold: 25 }])
})

test('a change queued by an older version, with all fields, is still sent', async ({ page, player }) => {
  const { id } = await addTask(player, 'Tidy')
  await page.goto('/dashboard')
  const fields = { title: 'Tidy up', notes: '', gold: 15, type: 'todo', tags: [], requireResult: false }
  await queueMutation(page, player, {
    call: 'update',
    input: { ...fields, id },
    title: 'Tidy up',
    type: 'todo',
    at: new Date().toISOString(),
  })
  await page.reload()
  await expect.poll(() => waitingIn(page), { timeout: 30_000 }).toBe(0)
  expect((await player.send('GET /user/tasks')).result).toMatchObject([{ title: 'Tidy up', gold: 15 }])
})

test('a refused completion does not block the deletion behind it', async ({ page, player }) => {
  const { id } = await addTask(player, 'Tidy', { type: 'daily' })
  await addTask(player, 'Read', { type: 'daily' })
  await page.goto('/dashboard')
  await cut(page, 'tasks.')
  await complete(page, 'Tidy')
  await page.getByRole('button', { name: 'More for “Tidy”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await complete(page, 'Read')
  await expect.poll(() => waitingIn(page)).toBe(3)
  await player.send(`PATCH /user/tasks/${id}`, { requireResult: true })
  await page.unrouteAll()
  await dispatchOnline(page)
  const dialog = page.getByRole('dialog', { name: 'Offline changes' })
  await expect(dialog.getByRole('listitem')).toHaveCount(1, { timeout: 30_000 })
  await expect(dialog.getByRole('listitem')).toContainText('Completing “Tidy”')
  expect(await tasksOf(player)).toEqual(['Read, done'])
})

test('a completion that fails on the way does not block the deletion behind it', async ({ page, player }) => {
  const { id } = await addTask(player, 'Tidy', { type: 'daily' })
  await page.goto('/dashboard')
  await expect(task(page, 'Tidy')).toBeVisible()
  await player.send(`PATCH /user/tasks/${id}`, { requireResult: true })
  const { promise: deleted, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/trpc/*tasks.complete*', async (route) => {
    await deleted
    await route.continue()
  })
  await complete(page, 'Tidy')
  await page.getByRole('button', { name: 'More for “Tidy”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  // The toast of the deletion makes space for the next one, and the deletion waits behind the completion.
  await quickAdd(page, 'Read')
  await complete(page, 'Read')
  letGo()
  await expect.poll(() => tasksOf(player)).toEqual(['Read, done'])
})

test("a queued completion counts even if the device's clock is wrong by hours", async ({ page, player }) => {
  await addTask(player, 'Tidy', { type: 'daily' })
  await page.clock.setSystemTime(Date.now() + 5 * 60 * 60 * 1000)
  await page.goto('/dashboard')
  await cut(page, 'tasks.complete')
  await complete(page, 'Tidy')
  await expect.poll(() => waitingIn(page)).toBe(1)
  const sent = page.waitForRequest((request) => /tasks\.complete/.test(request.url()))
  await page.unrouteAll()
  await dispatchOnline(page)
  const { 0: call } = (await sent).postDataJSON()
  expect(Math.abs(Date.parse(call.at) - Date.now())).toBeLessThan(60_000)
  await expect.poll(() => tasksOf(player), { timeout: 30_000 }).toEqual(['Tidy, done'])
})

/** A daily that the player can complete yesterday, by the clock of the page. */
async function beginYesterday(page: Page, player: Person): Promise<void> {
  await addTask(player, 'Tidy', { type: 'daily' })
  await giveTo(player, { gold: 50 })
  await letDaysPass(player, 1)
  await player.send('GET /users/profile')
  await page.clock.setSystemTime(Date.now() - dayMs)
  await page.goto('/dashboard')
}

/** Sends what was done yesterday, on the morning after: it is paid, and its penalty is returned. */
async function expectPaidForYesterday(page: Page, player: Person): Promise<void> {
  await page.unrouteAll()
  await dispatchOnline(page)
  await expect.poll(() => waitingIn(page), { timeout: 30_000 }).toBe(0)
  const { result } = await player.send<{ entries: { reason: string; amount: number }[] }>(
    'GET /user/ledger?currency=gold',
  )
  const about = ['taskMissed', 'penaltyReturned', 'taskCompleted']
  const rows = result.entries.filter(({ reason }) => about.includes(reason))
  expect(rows.map(({ reason, amount }) => `${reason} ${amount}`).sort()).toEqual([
    'penaltyReturned 5',
    'taskCompleted 10',
    'taskMissed -5',
  ])
  // It counts for yesterday: today it is open, with its streak.
  expect((await player.send('GET /user/tasks')).result).toMatchObject([{ completed: false, streak: 1 }])
  await expect(task(page, 'Tidy')).not.toBeChecked()
}

test('a daily done offline yesterday is paid this morning, and its penalty is returned', async ({ page, player }) => {
  await beginYesterday(page, player)
  await cut(page, 'tasks.complete')
  await complete(page, 'Tidy')
  await expect.poll(() => waitingIn(page)).toBe(1)
  await letDaysPass(player, 1)
  await expect.poll(() => goldOf(player)).toBe(45)
  await page.clock.setSystemTime(Date.now())
  await expectPaidForYesterday(page, player)
})

test('a daily whose request hung over midnight counts for the day on which it was done', async ({ page, player }) => {
  await beginYesterday(page, player)
  const { promise: morning, resolve: wake } = Promise.withResolvers<void>()
  await page.route('**/trpc/*tasks.complete*', async (route) => {
    await morning
    await route.abort()
  })
  const sent = page.waitForRequest(/tasks\.complete/)
  await complete(page, 'Tidy')
  await sent
  await letDaysPass(player, 1)
  await expect.poll(() => goldOf(player)).toBe(45)
  await page.clock.setSystemTime(Date.now())
  wake()
  await expect.poll(() => waitingIn(page)).toBe(1)
  await expectPaidForYesterday(page, player)
})

test('a completion that is too old is shown with the reason', async ({ page, player }) => {
  const { id } = await addTask(player, 'Tidy', { type: 'daily' })
  await page.goto('/dashboard')
  await queueMutation(page, player, {
    call: 'complete',
    input: { id },
    title: 'Tidy',
    type: 'daily',
    at: new Date(Date.now() - 73 * 60 * 60 * 1000).toISOString(),
  })
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Offline changes' })
  await expect(dialog).toContainText('It was done more than three days before it could be sent', { timeout: 30_000 })
  await expectAccessible(page)
  expect(await tasksOf(player)).toEqual(['Tidy'])
})

test('a to-do belongs to no day, so it counts however late it is sent', async ({ page, player }) => {
  const { id } = await addTask(player, 'Tidy')
  await page.goto('/dashboard')
  const about = {
    input: { id },
    title: 'Tidy',
    type: 'todo',
    at: new Date(Date.now() - 5 * dayMs).toISOString(),
  }
  await queueMutation(page, player, { call: 'complete', ...about })
  await queueMutation(page, player, { call: 'archive', ...about })
  await page.reload()
  await expect.poll(() => waitingIn(page), { timeout: 30_000 }).toBe(0)
  expect(await goldOf(player)).toBeGreaterThanOrEqual(10)
  expect(await tasksOf(player)).toEqual([])
})

test('another user of the device neither sees nor sends the queue', async ({ page, player, newPlayer, address }) => {
  const otherPerson = await newPlayer({ name: 'Boris' })
  await addTask(player, 'Tidy')
  await page.goto('/dashboard')
  await cut(page, 'tasks.complete')
  await complete(page, 'Tidy')
  await signOut(page, player.name)
  const dialog = page.getByRole('dialog', { name: 'Not everything is sent yet' })
  await expect(dialog).toContainText('1 change is waiting on this device.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep until I sign in again' }).click()
  await page.unrouteAll()

  await signIn(page, otherPerson)
  await dispatchOnline(page)
  await expect(page.getByRole('region', { name: 'Tasks' })).toBeVisible()
  await expect(page.getByText('Tidy', { exact: true })).toBeHidden()
  await expect(page.getByText(/Tidy.* is done/)).toBeHidden()
  // The first user's session has ended; the new one requests the same tasks.
  const again = await signedInAgain(player, address)
  expect(await tasksOf(again)).toEqual(['Tidy'])
  await signOut(page, otherPerson.name)

  await signIn(page, player)
  await expect.poll(() => tasksOf(again), { timeout: 30_000 }).toEqual(['Tidy, done'])
})

test('a task that is still on its way at signing out stays its user’s own', async ({
  page,
  player,
  newPlayer,
  address,
}) => {
  const otherPerson = await newPlayer({ name: 'Boris' })
  await page.goto('/dashboard')
  const held = Promise.withResolvers<void>()
  const sent = Promise.withResolvers<void>()
  await page.route('**/trpc/*tasks.create*', async (route) => {
    sent.resolve()
    await held.promise
    await route.abort()
  })
  await quickAdd(page, 'Tidy')
  await sent.promise
  await signOut(page, player.name)
  await signIn(page, otherPerson)
  await expect(page.getByRole('region', { name: 'Tasks' })).toBeVisible()
  held.resolve()
  await expect.poll(() => waitingIn(page), { timeout: 30_000 }).toBe(1)
  await page.unrouteAll()
  await dispatchOnline(page)
  await expect(task(page, 'Tidy')).toHaveCount(0)
  await signOut(page, otherPerson.name)
  await signIn(page, player)
  const again = await signedInAgain(player, address)
  await expect.poll(() => tasksOf(again), { timeout: 30_000 }).toEqual(['Tidy'])
  expect(await tasksOf(await signedInAgain(otherPerson, address))).toEqual([])
})

test('kept changes are sent after signing in again, although a call of the session before still hangs', async ({
  page,
  player,
  address,
}) => {
  await addTask(player, 'Tidy')
  await page.goto('/dashboard')
  await cut(page, 'tasks.complete')
  await complete(page, 'Tidy')
  await expect.poll(() => waitingIn(page)).toBe(1)
  await page.unrouteAll()
  const hung = Promise.withResolvers<void>()
  const sent = Promise.withResolvers<void>()
  await page.route(
    '**/trpc/*tasks.complete*',
    async (route) => {
      sent.resolve()
      await hung.promise
      await route.abort()
    },
    { times: 1 },
  )
  await dispatchOnline(page)
  await sent.promise
  await signOut(page, player.name)
  const dialog = page.getByRole('dialog', { name: 'Not everything is sent yet' })
  await dialog.getByRole('button', { name: 'Keep until I sign in again' }).click()
  await signIn(page, player)
  await expect(page.getByRole('region', { name: 'Tasks' })).toBeVisible()
  hung.resolve()
  const again = await signedInAgain(player, address)
  await expect.poll(() => tasksOf(again)).toEqual(['Tidy, done'])
})

test('two windows send the queue in parallel, each change once', async ({ page, context, player }) => {
  const titles = ['Tidy', 'Read', 'Walk', 'Wash']
  for (const title of titles) await addTask(player, title)
  const otherPage = await context.newPage()
  const sent: string[] = []
  context.on('request', (request) => {
    const call = /tasks\.complete/.test(request.url()) ? request.postData() : null
    if (call !== null) sent.push(call)
  })
  await page.goto('/dashboard')
  await otherPage.goto('/dashboard')
  await context.route('**/trpc/*tasks.complete*', (route) => route.abort())
  for (const title of titles) await complete(page, title)
  await expect.poll(() => waitingIn(page)).toBe(titles.length)
  await expect(task(otherPage, 'Wash')).toBeChecked()
  const tried = sent.length
  await context.unrouteAll()
  await Promise.all([dispatchOnline(page), dispatchOnline(otherPage), dispatchOnline(page), dispatchOnline(otherPage)])
  await expect.poll(() => tasksOf(player), { timeout: 30_000 }).toEqual(titles.map((title) => `${title}, done`).sort())
  await expect.poll(() => waitingIn(page)).toBe(0)
  expect(new Set(sent.slice(tried)).size).toBe(sent.length - tried)
  expect(sent.length - tried).toBe(titles.length)
})

test('a server that is not ready is retried, and then gets the queue', async ({ page, player }) => {
  await addTask(player, 'Tidy')
  await page.goto('/dashboard')
  await cut(page, 'tasks.complete')
  await complete(page, 'Tidy')
  await expect.poll(() => waitingIn(page)).toBe(1)
  // Before the connection is restored: nothing gets through in between.
  let refused = 0
  await page.route('**/trpc/*tasks.complete*', async (route) => {
    refused += 1
    await route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' })
  })
  await dispatchOnline(page)
  await expect.poll(() => refused).toBeGreaterThan(0)
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await waitingIn(page)).toBe(1)
  expect(await tasksOf(player)).toEqual(['Tidy'])
  await page.unrouteAll()
  await expect.poll(() => tasksOf(player), { timeout: 30_000 }).toEqual(['Tidy, done'])
  await expect.poll(() => waitingIn(page)).toBe(0)
})

test('a user who signs out with queued changes can stay, send or drop them', { tag: '@smoke' }, async ({
  page,
  player,
  address,
}) => {
  for (const title of ['Tidy', 'Read']) await addTask(player, title)
  await page.goto('/dashboard')
  await cut(page, 'tasks.complete')
  await complete(page, 'Tidy')
  await expect.poll(() => waitingIn(page)).toBe(1)
  const dialog = page.getByRole('dialog', { name: 'Not everything is sent yet' })

  await signOut(page, player.name)
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(dialog).toBeHidden()
  await expect(task(page, 'Tidy')).toBeChecked()

  await signOut(page, player.name)
  await dialog.getByRole('button', { name: 'Send now and sign out' }).click()
  await expect(dialog).toContainText('Still offline.')
  expect(await waitingIn(page)).toBe(1)
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Send now and sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  const again = await signedInAgain(player, address)
  expect(await tasksOf(again)).toEqual(['Read', 'Tidy, done'])

  await signIn(page, player)
  await cut(page, 'tasks.complete')
  await complete(page, 'Read')
  await expect.poll(() => waitingIn(page)).toBe(1)
  await signOut(page, player.name)
  await dialog.getByRole('button', { name: 'Discard and sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await waitingIn(page)).toBe(0)
  await page.unrouteAll()
  await signIn(page, player)
  await expect(task(page, 'Read')).not.toBeChecked()
  expect(await tasksOf(again)).toEqual(['Read', 'Tidy, done'])
})

test('an ended session keeps the queue for the next one', async ({ page, player, address }) => {
  await addTask(player, 'Tidy')
  await page.goto('/dashboard')
  await cut(page, 'tasks.complete')
  await complete(page, 'Tidy')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('kept-acts')
  await player.send('POST /auth/logout')
  await page.unrouteAll()
  await dispatchOnline(page)
  await signIn(page, player)
  const again = await signedInAgain(player, address)
  await expect.poll(() => tasksOf(again), { timeout: 30_000 }).toEqual(['Tidy, done'])
})

test('the app can be installed', async ({ page }) => {
  await page.goto('/dashboard')
  const devtools = await page.context().newCDPSession(page)
  const { url, errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = await page.request.get(url)
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const { icons, shortcuts, screenshots } = await manifest.json()
  for (const { src } of [...icons, ...shortcuts.flatMap(({ icons: own = [] }) => own)]) {
    expect((await page.request.get(src)).headers()['content-type'], src).toContain('image/')
  }
  expect(screenshots.map((shot: { form_factor: string }) => shot.form_factor).sort()).toEqual(['narrow', 'wide'])
  for (const { src, sizes, label } of screenshots) {
    const size = await page.evaluate(async (url) => {
      const { width, height } = await createImageBitmap(await (await fetch(url)).blob())
      return `${width}x${height}`
    }, src)
    expect(size, src).toBe(sizes)
    expect(label).toBeTruthy()
  }
  const worker = await page.request.get('/sw.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
  expect(worker.headers()['content-type']).toContain('javascript')
})

test('the shortcut for a new task focuses the input line', async ({ page }) => {
  await page.goto('/dashboard?from=shortcut#add')
  await expect(page.getByRole('textbox', { name: 'Add a task' })).toBeFocused()
})
