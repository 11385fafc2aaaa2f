/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { cachedResponsesIn, signedInAgain, signIn, signOut, task, test } from '../support/offline.ts'
import { expect } from '../support/player.ts'
import { addTask } from '../support/tasks.ts'
import type { Person } from '../support/test-server.ts'

/** Opens the dashboard and waits until its responses are cached in IndexedDB. */
async function openAndKeep(page: Page, player: Person): Promise<void> {
  await addTask(player, 'Tidy')
  await page.goto('/dashboard')
  await expect(task(page, 'Tidy')).toBeVisible()
  await expect
    .poll(() => cachedResponsesIn(page), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining('dashboard.read'))
}

/** Runs all scheduled work, so that anything not written by then is never written. */
async function runScheduled(page: Page): Promise<void> {
  await page.clock.runFor(20_000)
}

test('signing out right after loading leaves no cached responses', async ({ page, player }) => {
  await openAndKeep(page, player)
  await page.clock.install()
  await page.reload()
  await expect(task(page, 'Tidy')).toBeVisible()
  await signOut(page, player.name)
  await expect(page).toHaveURL(/\/login/)
  await runScheduled(page)
  await expect.poll(() => cachedResponsesIn(page)).toEqual([])
})

test('signing out before responses are written leaves none', async ({ page, player }) => {
  await page.clock.install()
  await addTask(player, 'Tidy')
  await page.goto('/dashboard')
  await expect(task(page, 'Tidy')).toBeVisible()
  // The caching code has loaded and has responses to write: timers are stopped.
  await page.clock.runFor(3000)
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'questboard-acts'))
  await page.goto('/groups')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(3000)
  await signOut(page, player.name)
  await expect(page).toHaveURL(/\/login/)
  await runScheduled(page)
  await expect.poll(() => cachedResponsesIn(page)).toEqual([])
})

test('signing out in one tab discards pending writes of the others', async ({ page, context, player }) => {
  await openAndKeep(page, player)
  const otherPage = await context.newPage()
  await otherPage.clock.install()
  await otherPage.goto('/dashboard')
  await expect(task(otherPage, 'Tidy')).toBeVisible()
  await otherPage.clock.runFor(3000)
  await signOut(page, player.name)
  await expect(otherPage).toHaveURL(/\/login/)
  await runScheduled(otherPage)
  await expect.poll(() => cachedResponsesIn(page)).toEqual([])
})

test('a session that ended elsewhere leaves no cached responses', async ({ page, player }) => {
  await openAndKeep(page, player)
  await page.clock.install()
  await page.reload()
  await expect(task(page, 'Tidy')).toBeVisible()
  await player.send('POST /auth/logout')
  await page.getByRole('textbox', { name: 'Add a task' }).fill('Read')
  await page.getByRole('textbox', { name: 'Add a task' }).press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await runScheduled(page)
  await expect.poll(() => cachedResponsesIn(page)).toEqual([])
})

test('cached responses are deleted even when the storage is busy', async ({ page, context, player }) => {
  await openAndKeep(page, player)
  const busy = await context.newPage()
  await busy.goto('/robots.txt')
  await busy.evaluate(async () => {
    const open = indexedDB.open('questboard-answers')
    await new Promise((resolve) => open.addEventListener('success', resolve))
    const answers = open.result.transaction('answers', 'readwrite').objectStore('answers')
    const goOn = () => {
      if (!Object.hasOwn(window, 'isDone')) answers.get('nothing').onsuccess = goOn
    }
    goOn()
    answers.transaction.addEventListener('complete', () => open.result.close())
  })
  await signOut(page, player.name)
  await expect(page).toHaveURL(/\/login/)
  await busy.evaluate(() => Object.assign(window, { isDone: true }))
  await expect.poll(() => cachedResponsesIn(page)).toEqual([])
})

test('the next page deletes what a closed tab could not', async ({ page, context, player }) => {
  await openAndKeep(page, player)
  // Storage events do not reach a page of another kind. The tab is closed before it deletes anything.
  await page.evaluate(() => {
    localStorage.removeItem('ut')
    localStorage.removeItem('cu')
  })
  await page.close()
  const next = await context.newPage()
  await next.goto('/login')
  await expect.poll(() => cachedResponsesIn(next)).toEqual([])
})

test('a response that arrives after signing out is not cached for the next user', async ({
  page,
  player,
  newPlayer,
  address,
}) => {
  const otherPerson = await newPlayer({ name: 'Boris' })
  await addTask(await signedInAgain(otherPerson, address), 'Walk')
  await openAndKeep(page, player)
  const released = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route(
    '**/trpc/*history.statistics*',
    async (route) => {
      const response = await route.fetch()
      asked.resolve()
      await released.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.getByRole('region', { name: 'Profile' }).getByRole('link', { name: 'Statistics' }).click()
  await asked.promise
  await signOut(page, player.name)
  await signIn(page, otherPerson)
  await expect(task(page, 'Walk')).toBeVisible()
  await expect
    .poll(() => cachedResponsesIn(page), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining(`${otherPerson.id} dashboard.read`))
  const arrived = page.waitForResponse(/history\.statistics/)
  released.resolve()
  await (await arrived).finished()
  // What another page needs is written together with what has arrived before, or later.
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect
    .poll(() => cachedResponsesIn(page), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining(' store.'))
  expect((await cachedResponsesIn(page)).filter((name) => name.includes('statistics'))).toEqual([])
})

test('the next user of the device gets a cache again', async ({ page, player, newPlayer, address }) => {
  const otherPerson = await newPlayer({ name: 'Boris' })
  await addTask(await signedInAgain(otherPerson, address), 'Walk')
  await openAndKeep(page, player)
  await signOut(page, player.name)
  await signIn(page, otherPerson)
  await expect(task(page, 'Walk')).toBeVisible()
  await expect
    .poll(() => cachedResponsesIn(page), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining('dashboard.read'))
  for (const name of await cachedResponsesIn(page)) expect(name).toContain(otherPerson.id)
})
