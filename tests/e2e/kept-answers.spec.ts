/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { addTask, answersIn, signedInAgain, signIn, signOut, task, test } from '../support/offline.ts'
import { expect } from '../support/player.ts'
import type { Person } from '../support/world.ts'

/** Opens the dashboard and waits until its answers are kept in IndexedDB. */
async function openAndKeep(page: Page, player: Person): Promise<void> {
  await addTask(player, 'Tidy')
  await page.goto('/dashboard')
  await expect(task(page, 'Tidy')).toBeVisible()
  await expect
    .poll(() => answersIn(page), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining('dashboard.read'))
}

/** Lets everything run that was scheduled, so that what is not written by then is never written. */
async function runScheduled(page: Page): Promise<void> {
  await page.clock.runFor(20_000)
}

test('signing out right after loading leaves no answers behind', async ({ page, player }) => {
  await openAndKeep(page, player)
  await page.clock.install()
  await page.reload()
  await expect(task(page, 'Tidy')).toBeVisible()
  await signOut(page, player.name)
  await expect(page).toHaveURL(/\/login/)
  await runScheduled(page)
  await expect.poll(() => answersIn(page)).toEqual([])
})

test('signing out while answers are still to be written leaves none behind', async ({ page, player }) => {
  await page.clock.install()
  await addTask(player, 'Tidy')
  await page.goto('/dashboard')
  await expect(task(page, 'Tidy')).toBeVisible()
  // The code that keeps answers has come, and has them to write: timers run no further.
  await page.clock.runFor(3000)
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'questboard-acts'))
  await page.goto('/groups')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(3000)
  await signOut(page, player.name)
  await expect(page).toHaveURL(/\/login/)
  await runScheduled(page)
  await expect.poll(() => answersIn(page)).toEqual([])
})

test('signing out in one tab forgets what the others were about to keep', async ({ page, context, player }) => {
  await openAndKeep(page, player)
  const other = await context.newPage()
  await other.clock.install()
  await other.goto('/dashboard')
  await expect(task(other, 'Tidy')).toBeVisible()
  await other.clock.runFor(3000)
  await signOut(page, player.name)
  await expect(other).toHaveURL(/\/login/)
  await runScheduled(other)
  await expect.poll(() => answersIn(page)).toEqual([])
})

test('a session that was ended elsewhere leaves no answers behind', async ({ page, player }) => {
  await openAndKeep(page, player)
  await page.clock.install()
  await page.reload()
  await expect(task(page, 'Tidy')).toBeVisible()
  await player.send('POST /auth/logout')
  await page.getByRole('textbox', { name: 'Add a task' }).fill('Read')
  await page.getByRole('textbox', { name: 'Add a task' }).press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await runScheduled(page)
  await expect.poll(() => answersIn(page)).toEqual([])
})

test('answers are forgotten also when the storage is busy at that moment', async ({ page, context, player }) => {
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
  await expect.poll(() => answersIn(page)).toEqual([])
})

test('what a closed tab could not forget is forgotten by the next page', async ({ page, context, player }) => {
  await openAndKeep(page, player)
  // Storage events do not reach a page of another kind; the tab is gone before it forgets anything.
  await page.evaluate(() => {
    localStorage.removeItem('ut')
    localStorage.removeItem('cu')
  })
  await page.close()
  const next = await context.newPage()
  await next.goto('/login')
  await expect.poll(() => answersIn(next)).toEqual([])
})

test('the next person on the device keeps answers again', async ({ page, player, newPlayer, address }) => {
  const other = await newPlayer({ name: 'Boris' })
  await addTask(await signedInAgain(other, address), 'Walk')
  await openAndKeep(page, player)
  await signOut(page, player.name)
  await signIn(page, other)
  await expect(task(page, 'Walk')).toBeVisible()
  await expect
    .poll(() => answersIn(page), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining('dashboard.read'))
  for (const name of await answersIn(page)) expect(name).toContain(other.id)
})
