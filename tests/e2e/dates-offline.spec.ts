import type { Page } from '@playwright/test'
import type { Task } from '@questboard/api/tasks/schema'
import { day } from '../support/days.ts'
import {
  cachedResponsesIn,
  complete,
  cut,
  dispatchOnline,
  queueMutation,
  task,
  test,
  waitForCache,
  waitingIn,
} from '../support/offline.ts'
import { expect } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'

const today = day(0)

/** A task that repeats, and is due today. */
const addRepeating = (player: Person, title: string, schedule: object = { frequency: 'daily' }) =>
  expectOk(player.send<Task>('POST /user/tasks', { title, gold: 5, type: 'daily', schedule }))

const section = (page: Page, name: string) => page.getByRole('region', { name: 'Tasks' }).getByRole('region', { name })

test.describe('while the server is away', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the calendar and the statistics that were open show their last data without a connection', async ({
    page,
    player,
    gate,
  }) => {
    // Installing the service worker takes long on a busy machine.
    test.slow()
    const { id } = await expectOk(
      player.send<{ id: string }>('POST /user/tasks', { title: 'Walk', gold: 5, type: 'daily', schedule: null }),
    )
    await expectOk(player.send(`POST /user/tasks/${id}/complete`))
    await page.goto('/dashboard')
    await waitForCache(page)
    const cached = async () => (await cachedResponsesIn(page)).join()
    await page.goto('/statistics')
    await expect(page.getByRole('figure', { name: 'Done by day' })).toBeVisible()
    await expect.poll(cached).toMatch(/history\.statistics/)
    await page.goto('/calendar')
    const cell = page.getByRole('grid').locator(`[data-day="${today}"]`)
    await expect(cell).toHaveAccessibleName(/Walk, Done/)
    await expect.poll(cached).toMatch(/tasks\.occurrences/)
    // A page that an earlier version has cached names scripts that are no longer there.
    await page.evaluate(async () => {
      const pages = await caches.open('pages')
      for (const path of ['/calendar', '/statistics']) {
        await pages.put(path, new Response('', { headers: { 'content-type': 'text/html' } }))
      }
    })
    await gate.shut()
    await page.reload()
    await expect(cell).toHaveAccessibleName(/Walk, Done/)
    await page.goto('/statistics')
    await expect(page.getByRole('figure', { name: 'Done by day' })).toBeVisible()
  })
})

test('a skip is undone without a connection', async ({ page, player }) => {
  const { slot } = await addRepeating(player, 'Gym')
  await page.goto('/dashboard')
  const gym = section(page, 'Today').getByRole('checkbox', { name: 'Gym' })
  await expect(gym).toBeVisible()
  await cut(page, 'tasks.')
  await page.getByRole('button', { name: 'More for “Gym”' }).click()
  await page.getByRole('menuitem', { name: 'Skip this time' }).click()
  await expect(gym).toBeHidden()
  await expect.poll(() => waitingIn(page)).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(gym).toBeVisible()
  await page.reload()
  await expect(gym).toBeVisible()
  await page.unrouteAll()
  await dispatchOnline(page)
  await expect.poll(() => waitingIn(page), { timeout: 30_000 }).toBe(0)
  expect((await player.send('GET /user/tasks')).result).toMatchObject([{ slot }])
  await expect(gym).toBeVisible()
})

test('a move to a day that is over has no effect, and no message', async ({ page, player }) => {
  const { id } = await addRepeating(player, 'Rent', { frequency: 'monthly' })
  await page.goto('/dashboard')
  await queueMutation(page, player, {
    call: 'snooze',
    input: { id, until: day(-1) },
    title: 'Rent',
    type: 'daily',
    at: new Date().toISOString(),
  })
  await page.reload()
  await expect.poll(() => waitingIn(page), { timeout: 30_000 }).toBe(0)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('reopening names the occurrence that was done', async ({ page, player }) => {
  const { slot } = await addRepeating(player, 'Gym')
  await page.goto('/dashboard')
  await complete(page, 'Gym')
  await expect.poll(async () => (await player.send('GET /user/tasks')).result).toMatchObject([{ completed: true }])
  const sent = page.waitForRequest(/tasks\.reopen/)
  await task(page, 'Gym').uncheck()
  expect((await sent).postDataJSON()).toMatchObject({ 0: { occurrence: slot } })
  await expect.poll(async () => (await player.send('GET /user/tasks')).result).toMatchObject([{ completed: false }])
})
