import type { Page } from '@playwright/test'
import type { Group } from '@questboard/api/groups/schema'
import type { Profile } from '@questboard/api/profile/schema'
import { expectAccessible } from '../support/accessible.ts'
import { putCardsAway } from '../support/cards.ts'
import { checkbox, panel } from '../support/dashboard-parts.ts'
import { failProcedure } from '../support/fail-procedure.ts'
import { expectToFit } from '../support/fits.ts'
import { family } from '../support/group-pages.ts'
import { notificationSamples, sendNotifications } from '../support/notifications.ts'
import { expect, test } from '../support/player.ts'
import { untilQuiet } from '../support/quiet.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'

const rows = (page: Page) => panel(page).locator('[data-row]')

/** One after the other, so that they are sorted by their numbers. */
async function make(player: Person, count: number) {
  for (let nth = 1; nth <= count; nth++) {
    await expectOk(player.send('POST /user/tasks', { title: `Task ${nth}`, gold: 10, type: 'daily', tags: [] }))
  }
}

declare global {
  interface Window {
    shifted: number
  }
}

/** Adds up layout shifts without user input. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.shifted += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The data loads only when its placeholders are visible. */
async function expectStillWhileLoading(page: Page, path: string, heading: string) {
  await watchShifts(page)
  const waiting = page.getByLabel('Loading').first().waitFor()
  await page.route('**/trpc/**', async (route) => {
    await waiting
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02)
}

for (const [path, heading] of [
  ['/dashboard', 'Dashboard'],
  ['/missions', 'Missions'],
  ['/groups', 'Groups'],
  ['/store/avatars', 'Store'],
  ['/notifications', 'Notifications'],
] as const) {
  test(`nothing moves while ${path} loads over a slow network`, { tag: path === '/dashboard' ? '@phone' : [] }, async ({
    page,
    player,
  }) => {
    await make(player, 30)
    await player.send('POST /groups', { name: 'Our family' })
    await expectStillWhileLoading(page, path, heading)
  })
}

test('nothing moves while the page of a group loads over a slow network', { tag: '@phone' }, async ({
  page,
  player,
  newPlayer,
}) => {
  const id = await family(player, await newPlayer({ name: 'Boyan' }))
  await expectStillWhileLoading(page, `/groups/${id}`, 'Our family')
})

test('the dashboard is requested and its frame is visible before the app has loaded', async ({ page, player }) => {
  await make(player, 3)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('dashboard.read')) requests.push(request.url())
  })
  const shown = Promise.withResolvers<void>()
  await page.route(/\/assets\/[\w-]+\.js$/, async (route) => {
    await shown.promise
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  const logo = page.getByText('BETA', { exact: true })
  await expect(logo).toBeVisible()
  const place = await logo.boundingBox()
  await expect.poll(() => requests.length).toBe(1)
  shown.resolve()
  await page.locator('#bell').waitFor()
  await expect(rows(page)).toHaveCount(3)
  expect(await page.getByRole('banner').getByText('BETA', { exact: true }).boundingBox()).toEqual(place)
  await expect(logo).toHaveCount(1)
  expect(requests).toHaveLength(1)
})

test('a click changes the row at once, however slow the network is', async ({ page, player }) => {
  await make(player, 100)
  await page.goto('/dashboard')
  await expect(rows(page)).toHaveCount(100)
  const answered = Promise.withResolvers<void>()
  await page.route('**/trpc/tasks.complete*', async (route) => {
    await answered.promise
    await route.continue()
  })
  // In frames, not milliseconds: those depend on other load on the machine.
  const change = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let frames = 0
        const count = () => {
          frames++
          requestAnimationFrame(count)
        }
        addEventListener('click', () => requestAnimationFrame(count), { capture: true, once: true })
        new MutationObserver(() => resolve(frames)).observe(document, {
          subtree: true,
          attributes: true,
          attributeFilter: ['data-done'],
        })
      }),
  )
  await checkbox(page, 'Task 98').click()
  expect(await change).toBeLessThanOrEqual(1)
  await expect(checkbox(page, 'Task 98')).toBeChecked()
  answered.resolve()
})

test('a failed completion is reverted exactly and can be retried', async ({ page, player }) => {
  await make(player, 3)
  await putCardsAway(page)
  await page.goto('/dashboard')
  await expect(rows(page)).toHaveCount(3)
  // In the app's frame: the prerendered rows show gold, too.
  const gold = page.locator('#side-panel, header').locator('span[data-currency="gold"]').first()
  await expect(gold).toHaveText('0 gold')
  const before = await panel(page).getByRole('list').textContent()
  // Offline it would be queued. Here the server is reachable and fails.
  await failProcedure(page, 'tasks.complete')
  await checkbox(page, 'Task 2').click()
  await expect(page.getByRole('alert')).toContainText(/Task 2.” is still open\./)
  await expect(checkbox(page, 'Task 2')).not.toBeChecked()
  expect(await panel(page).getByRole('list').textContent()).toBe(before)
  expect(await gold.textContent()).toBe('0 gold')
  await page.unrouteAll()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(checkbox(page, 'Task 2')).toBeChecked()
  await expect.poll(async () => (await player.send<Profile>('GET /users/profile')).result.stats.gold).toBe(10)
})

/** Counts the scripts that the page requests. */
function countScripts(page: Page) {
  const scripts = { requested: 0 }
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.requested++
  })
  return scripts
}

test('a page is prefetched when the pointer is over its link', async ({ page }) => {
  const scripts = countScripts(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const counted = (part: string) => fetched.filter((url) => url.includes(part)).length
  await page.goto('/dashboard')
  await untilQuiet(page)
  const before = scripts.requested
  const bell = page.getByRole('banner').getByRole('button', { name: 'Notifications' })
  await bell.hover()
  await expect.poll(() => counted('notifications.list')).toBe(1)
  await expect.poll(() => scripts.requested).toBeGreaterThan(before)
  await untilQuiet(page)
  const ready = scripts.requested
  await bell.click()
  await expect(page.getByRole('heading', { name: 'All quiet' })).toBeVisible()
  expect(scripts.requested).toBe(ready)
})

test('the form of a task is prefetched when the keyboard reaches its row', async ({ page, player }) => {
  await make(player, 1)
  const scripts = countScripts(page)
  await page.goto('/dashboard')
  await untilQuiet(page)
  const before = scripts.requested
  await page.keyboard.press('Tab')
  await checkbox(page, 'Task 1').focus()
  await expect.poll(() => scripts.requested).toBeGreaterThan(before)
  await untilQuiet(page)
  const ready = scripts.requested
  // The pointer finds nothing left to prefetch.
  await rows(page).getByText('Task 1', { exact: true }).hover()
  await untilQuiet(page)
  expect(scripts.requested).toBe(ready)
})

test('500 tasks and 100 notifications are loaded, found, completed and scrolled', async ({
  page,
  player,
  newPlayer,
}) => {
  test.slow()
  // Further rows are added while the page has nothing else to do, of which a busy machine leaves little.
  const showsAll = () => expect(rows(page)).toHaveCount(500, { timeout: 30_000 })
  await make(player, 500)
  const boyan = await newPlayer({ name: 'Boyan' })
  const group = await expectOk(player.send<Group>('POST /groups', { name: 'Our family' }))
  const [notice] = notificationSamples(boyan.id, group)[0] ?? []
  if (!notice) throw new Error('there is nothing to tell')
  await sendNotifications(
    player,
    Array.from({ length: 100 }, () => notice),
  )
  await putCardsAway(page)
  await page.goto('/dashboard')
  await showsAll()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Notifications, 99+ new' })).toBeVisible()
  await expectToFit(page)

  const last = checkbox(page, 'Task 1')
  await last.focus()
  await expect(last).toBeInViewport()
  await expect(last).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(checkbox(page, 'Task 2')).toBeFocused()
  await last.click()
  await expect(last).toBeChecked()
  await panel(page).getByRole('button', { name: 'To-do' }).click()
  await expect(rows(page)).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'To-do' }).click()
  await showsAll()

  await page.goto('/notifications')
  await expect(page.getByRole('region', { name: 'New' }).getByRole('listitem')).toHaveCount(100)
  await expectToFit(page)
  await expectAccessible(page)
})
