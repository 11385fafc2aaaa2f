import type { Locator, Page } from '@playwright/test'
import type { Task } from '@questboard/api/tasks/schema'
import { expectAccessible } from '../support/accessible.ts'
import { checkbox, panel } from '../support/dashboard-parts.ts'
import { day, dueOf } from '../support/days.ts'
import { expectToFit } from '../support/fits.ts'
import { test as offlineTest, reconnect, waitForCache, waitingIn } from '../support/offline.ts'
import { expect, test } from '../support/player.ts'
import { addTask } from '../support/tasks.ts'
import type { Person } from '../support/test-server.ts'

const row = (page: Page, name: string) => page.locator('[data-row]', { hasText: name })
const shown = (page: Page) => panel(page).locator('[data-row] [data-target]')

const expectOrder = (page: Page, names: string[]) =>
  expect
    .poll(() => shown(page).evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label'))))
    .toEqual(names)

/** The server's manual order, from the bottom of the list. */
const orderOf = async (player: Person) => {
  const { result } = await player.send<Task[]>('GET /user/tasks?order=manual')
  return result.map(({ title }) => title)
}

async function sortByHand(page: Page) {
  await panel(page).getByRole('button', { name: 'Sort', exact: true }).click()
  await page.getByRole('menuitem', { name: 'My own order' }).click()
}

/** Drags a row with the mouse onto the upper part of a target. */
async function drag(page: Page, name: string, target: Locator) {
  await row(page, name).getByTitle('Drag to sort').hover({ force: true })
  await expect(page.locator('[data-row][draggable=true]', { hasText: name })).toHaveCount(1)
  await page.mouse.down()
  const { x, y } = (await target.boundingBox()) ?? { x: 0, y: 0 }
  for (const step of [1, 2, 3]) await page.mouse.move(x + 80 + step, y + 4 + step)
  await page.mouse.up()
}

test('a list is sorted by hand, with the menu', async ({ page, player }) => {
  for (const title of ['One', 'Two', 'Three']) await addTask(player, title)
  await page.goto('/dashboard')
  await sortByHand(page)
  // Nothing moves before the user moves it.
  await expectOrder(page, ['Three', 'Two', 'One'])
  await row(page, 'One').getByRole('button', { name: 'More for “One”' }).click()
  await expect(page.getByRole('menuitem', { name: 'Move down' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expectOrder(page, ['Three', 'One', 'Two'])
  await expect.poll(() => orderOf(player)).toEqual(['Two', 'One', 'Three'])
  await expectToFit(page)
  await expectAccessible(page)
  await page.reload()
  await expectOrder(page, ['Three', 'One', 'Two'])

  await row(page, 'Three').getByRole('button', { name: 'More for “Three”' }).click()
  await page.getByRole('menuitem', { name: 'Move down' }).click()
  await expectOrder(page, ['One', 'Three', 'Two'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectOrder(page, ['Three', 'One', 'Two'])
  await expect.poll(() => orderOf(player)).toEqual(['Two', 'One', 'Three'])
})

test('Alt and an arrow move the focused task, and one undo takes all steps back', async ({ page, player }) => {
  for (const title of ['One', 'Two', 'Three', 'Four']) await addTask(player, title)
  await page.goto('/dashboard')
  await checkbox(page, 'One').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('To move tasks, sort the list').first()).toBeVisible()
  await sortByHand(page)
  await checkbox(page, 'One').focus()
  for (const _ of [1, 2, 3]) await page.keyboard.press('Alt+ArrowUp')
  await expectOrder(page, ['One', 'Four', 'Three', 'Two'])
  await expect(checkbox(page, 'One')).toBeFocused()
  await expect(page.getByText(/One.* moved\. Place 1 of 4\./)).toBeAttached()
  await page.keyboard.press('Alt+ArrowDown')
  await expectOrder(page, ['Four', 'One', 'Three', 'Two'])
  await expect(checkbox(page, 'One')).toBeFocused()
  await page.keyboard.press('u')
  await expectOrder(page, ['Four', 'Three', 'Two', 'One'])
  await expect.poll(() => orderOf(player)).toEqual(['One', 'Two', 'Three', 'Four'])
})

test('a task is dragged inside its section, and to another day', async ({ page, player }) => {
  await addTask(player, 'Report', { schedule: { due: day(3) } })
  await addTask(player, 'Doctor', { schedule: { due: day(0) } })
  await addTask(player, 'Bread', { schedule: { due: day(0) } })
  await page.goto('/dashboard')
  await sortByHand(page)
  await expectOrder(page, ['Bread', 'Doctor', 'Report'])
  await drag(page, 'Doctor', row(page, 'Bread'))
  await expectOrder(page, ['Doctor', 'Bread', 'Report'])
  await expect.poll(() => orderOf(player)).toEqual(['Report', 'Bread', 'Doctor'])

  await drag(page, 'Bread', panel(page).getByRole('heading', { name: /in 3 days/ }))
  await expect(page.locator('[data-day]', { hasText: 'Report' }).getByRole('checkbox', { name: 'Bread' })).toBeVisible()
  await expect.poll(() => dueOf(player, 'Bread')).toBe(day(3))
})

test('moves reach the server in the order in which they were made', async ({ page, player }) => {
  for (const title of ['One', 'Two', 'Three']) await addTask(player, title)
  await page.goto('/dashboard')
  await sortByHand(page)
  const answered = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/trpc/tasks.move*', async (route) => {
    sent++
    if (sent === 1) await answered.promise
    await route.continue()
  })
  await checkbox(page, 'One').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expectOrder(page, ['Three', 'One', 'Two'])
  await checkbox(page, 'Two').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expectOrder(page, ['Three', 'Two', 'One'])
  // A later request, so the second move would have been seen.
  await page.evaluate(() => fetch('/favicon.svg'))
  expect(sent).toBe(1)
  answered.resolve()
  await expect.poll(() => sent).toBe(2)
  await expect.poll(() => orderOf(player)).toEqual(['One', 'Two', 'Three'])
  await expectOrder(page, ['Three', 'Two', 'One'])
})

offlineTest.describe('while the server is away', () => {
  offlineTest.use({ serviceWorkers: 'allow' })

  offlineTest('moved tasks keep their places, and are saved later', async ({ page, player, gate }) => {
    for (const title of ['One', 'Two', 'Three']) await addTask(player, title)
    await page.goto('/dashboard')
    await sortByHand(page)
    await waitForCache(page)
    await gate.shut()
    await checkbox(page, 'One').focus()
    for (const _ of [1, 2]) await page.keyboard.press('Alt+ArrowUp')
    await expectOrder(page, ['One', 'Three', 'Two'])
    await checkbox(page, 'Two').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expectOrder(page, ['One', 'Two', 'Three'])
    await expect.poll(() => waitingIn(page)).toBe(3)
    await page.reload()
    await expectOrder(page, ['One', 'Two', 'Three'])
    await reconnect(page, gate)
    await expect.poll(() => orderOf(player), { timeout: 30_000 }).toEqual(['Three', 'Two', 'One'])
    await expectOrder(page, ['One', 'Two', 'Three'])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('by due day, a list without sections has daily tasks first', async ({ page, player }) => {
  // On a Sunday both are due today, and the newest is first.
  await addTask(player, 'Weekly', { type: 'weekly' })
  await addTask(player, 'Someday')
  await addTask(player, 'Daily', { type: 'daily' })
  await page.goto('/dashboard')
  await expectOrder(page, ['Daily', 'Someday', 'Weekly'])
  await panel(page).getByRole('button', { name: 'Sort', exact: true }).click()
  await page.getByRole('menuitem', { name: 'By due date' }).click()
  await expectOrder(page, ['Daily', 'Weekly', 'Someday'])
})
