import type { Page, Request } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { failProcedure, refuseProcedure } from '../support/fail-procedure.ts'
import { test as asPlayer, expect } from '../support/player.ts'
import { untilQuiet } from '../support/quiet.ts'
import { test as asVisitor } from '../support/visitor.ts'

const unreachable = 'Can’t reach the server. Check your internet and try again.'
const resting = /Questboard is busy right now/

/** Calls of one procedure no longer reach the server. */
const cut = (page: Page, procedure: string) =>
  page.route(`**/trpc/*${procedure}*`, (route) => route.abort('connectionrefused'))

asVisitor(
  'a sign-up that does not reach the server keeps the form, and works later',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/sign-up')
    const email = `${crypto.randomUUID()}@example.org`
    await page.getByLabel('Name').fill('Ani')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('sunflower seeds')
    await page.getByLabel('Day of birth').fill('05.03.1990')
    await cut(page, 'auth.register')
    const start = page.getByRole('button', { name: 'Start playing' })
    await start.click()
    await expect(page.getByRole('alert')).toHaveText(unreachable)
    await expect(page.getByLabel('Name')).toHaveValue('Ani')
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('sunflower seeds')
    await expect(page.getByLabel('Year of birth')).toHaveValue('1990')
    await expect(start).toBeEnabled()
    await expectAccessible(page)

    await page.unrouteAll()
    await start.click()
    await expect(page).toHaveURL('/dashboard')
  },
)

asVisitor('a sign-in during a server error keeps the form and says why', async ({ page, newPlayer }) => {
  const { email, password } = await newPlayer()
  await page.goto('/login')
  await failProcedure(page, 'auth.login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(resting)
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
})

asPlayer('a name that failed to save stays in its field', async ({ page }) => {
  await page.goto('/settings/profile')
  await failProcedure(page, 'profile.update')
  await page.getByLabel('Name').fill('Ani the Second')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(resting)).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Ani the Second')
  await expect(page.getByRole('button', { name: 'Ani’s account', exact: true })).toBeVisible()
})

asPlayer('a task that failed to be added is reported, and added on retry', async ({ page, player }) => {
  await page.goto('/dashboard')
  await failProcedure(page, 'tasks.create')
  await page.getByRole('textbox', { name: 'Add a task' }).fill('Buy bread')
  await page.getByRole('textbox', { name: 'Add a task' }).press('Enter')
  const message = page.getByRole('alert').filter({ hasText: /Couldn’t add .*Buy bread/ })
  await expect(message).toContainText(resting)
  await expectAccessible(page)
  await page.unrouteAll()
  await message.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('checkbox', { name: 'Buy bread' })).toBeVisible()
  await expect.poll(async () => (await player.send('GET /user/tasks')).result).toHaveLength(1)
})

asPlayer('the line of a task that was refused for good is there again', async ({ page }) => {
  await page.goto('/dashboard')
  await refuseProcedure(page, 'tasks.create')
  const line = page.getByRole('textbox', { name: 'Add a task' })
  await line.fill('Buy bread 20g')
  await line.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: /Couldn’t add .*Buy bread/ })).toBeVisible()
  await expect(line).toHaveValue('Buy bread 20g')
})

asPlayer('a failed completion reopens the task and pays nothing', async ({ page, player }) => {
  await player.send('POST /user/tasks', { title: 'Buy bread', gold: 10, type: 'daily' })
  await page.goto('/dashboard')
  await failProcedure(page, 'tasks.complete')
  const task = page.getByRole('checkbox', { name: 'Buy bread' })
  // The checkbox reverts by itself, so `check()` would never return.
  await task.click()
  await expect(page.getByRole('alert').filter({ hasText: /Buy bread.* is still open\./ })).toBeVisible()
  await expect(task).not.toBeChecked()
  await expect(page.getByText('0 gold', { exact: true }).filter({ visible: true }).first()).toBeVisible()
})

asPlayer('a dialog that fails to save keeps its input, and saves on retry', async ({ page, player }) => {
  await player.send('POST /user/tasks', { title: 'Buy bread', gold: 10, type: 'daily' })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'More for “Buy bread”' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit task' })
  await dialog.getByLabel('Title').fill('Bake bread')
  await failProcedure(page, 'tasks.patch')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(resting)
  await expect(dialog.getByLabel('Title')).toHaveValue('Bake bread')
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await expectAccessible(page)
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('checkbox', { name: 'Bake bread' })).toBeVisible()
})

asPlayer('offline, actions that cannot be queued fail visibly', async ({ page, context }) => {
  await page.goto('/settings/profile')
  await page.getByLabel('Name').fill('Ani the Second')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(unreachable)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Ani the Second’s account', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
})

asPlayer('a page that failed to load says why, and loads on retry', async ({ page }) => {
  await page.clock.install()
  await cut(page, 'dashboard.read')
  await page.goto('/dashboard')
  const heading = page.getByRole('heading', { name: 'That didn’t work' })
  // A lost call is retried after one second and after two more. The outcome is polled as well, at the machine's pace.
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(heading).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(page.getByRole('alert')).toHaveText(unreachable)
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Tasks' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

/** What the app hears when a chunk cannot be loaded. */
const failChunk = (page: Page) => page.evaluate(() => dispatchEvent(new Event('vite:preloadError')))

/** The app's question whether the server still has the build of the open page. */
const isCheck = (request: Request) => request.method() === 'HEAD'

asPlayer('a chunk that fails on a bad connection leaves the page as it is', async ({ page }) => {
  await page.goto('/settings/profile')
  await page.getByLabel('Name').fill('Ani the Second')
  await untilQuiet(page)
  const checked = page.waitForResponse((response) => isCheck(response.request()))
  await failChunk(page)
  expect((await checked).status()).toBe(200)
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Name')).toHaveValue('Ani the Second')
})

asPlayer('a connection lost during the first load leaves the page, which is completed later', async ({ page }) => {
  const firstLoad = new Set<string>()
  await page.route('**/dashboard', async (route) => {
    const response = await route.fetch()
    for (const [path] of (await response.text()).matchAll(/assets\/[\w-]+\.\w+/g)) firstLoad.add(`/${path}`)
    await route.fulfill({ response })
  })
  const failed: string[] = []
  await page.route('**/assets/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (firstLoad.has(pathname)) return route.continue()
    failed.push(pathname)
    return route.abort('internetdisconnected')
  })
  await page.goto('/dashboard')
  const tasks = page.getByRole('region', { name: 'Tasks' })
  await expect(tasks).toBeVisible()
  // What no one has opened yet loads when the page is quiet.
  await expect.poll(() => failed.length).toBeGreaterThan(5)
  await expect(tasks).toBeVisible()
  await page.unroute('**/assets/*')
  const live = page.waitForResponse(/\/trpc\/notifications\.live/)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { name: 'What shall we start with?' })).toBeVisible()
  await live
})

asPlayer('a chunk that a deployment removed reloads the page, once', async ({ page }) => {
  await page.goto('/settings/profile')
  await expect(page.getByLabel('Name')).toHaveValue('Ani')
  let checks = 0
  await page.route('**/assets/*.js', (route) => {
    if (!isCheck(route.request())) return route.fallback()
    checks++
    return route.fulfill({ status: 404 })
  })
  await untilQuiet(page)
  const reloaded = page.waitForEvent('load')
  await failChunk(page)
  await reloaded
  await expect(page.getByLabel('Name')).toHaveValue('Ani')
  await page.getByLabel('Name').fill('Ani the Second')
  // A broken chunk must not cause a loop.
  await untilQuiet(page)
  await failChunk(page)
  await expect(page.getByLabel('Name')).toHaveValue('Ani the Second')
  expect(checks).toBe(1)
})

asPlayer('a page that failed to load inside of the frame has one main part and a title', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Tasks' })).toBeVisible()
  await refuseProcedure(page, '*store.avatars*')
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page.getByRole('heading', { name: 'That didn’t work' })).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page).toHaveTitle(/^That didn’t work/)
  await expectAccessible(page)
  await page.goto('/no-such-square')
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page).toHaveTitle(/^You’ve landed off the board/)
})
