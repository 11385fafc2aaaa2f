import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { day } from '../support/days.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import { addTask } from '../support/tasks.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Tasks' })
const field = (page: Page) => panel(page).getByRole('searchbox', { name: 'Search the tasks' })
const checks = (page: Page) => panel(page).getByRole('checkbox')

test('tasks are searched by title and notes, and then the archive', async ({ page, player }) => {
  await addTask(player, 'Тор за цветята')
  await addTask(player, 'Meet Ani', { notes: 'At the Café' })
  const { id: old } = await addTask(player, 'Repot the cactus')
  await player.send(`POST /user/tasks/${old}/complete`, {})
  await player.send(`PATCH /user/tasks/${old}/archive`)
  await page.goto('/dashboard')
  await expect(checks(page)).toHaveCount(2)

  await panel(page).getByRole('button', { name: 'Search', exact: true }).click()
  await expect(field(page)).toBeFocused()
  await field(page).fill('cafe')
  await expect(checks(page)).toHaveCount(1)
  await expect(panel(page).getByRole('checkbox', { name: 'Meet Ani' })).toBeVisible()
  await field(page).fill('ЦВЕТЯ')
  await expect(panel(page).getByRole('checkbox', { name: 'Тор за цветята' })).toBeVisible()
  await expectToFit(page)

  await field(page).fill('cactus')
  await expect(panel(page).getByRole('heading', { name: 'No task with “cactus”' })).toBeVisible()
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: 'Search the archive' }).click()
  await expect(panel(page).getByText('Repot the cactus')).toBeVisible()
  await field(page).fill('rose')
  await expect(panel(page).getByText('Nothing like this in the archive')).toBeVisible()
})

test('the search opens and closes with the keyboard, and never hides a new task', async ({ page, player }) => {
  await addTask(player, 'Read')
  await addTask(player, 'Walk')
  await page.goto('/dashboard')
  await expect(checks(page)).toHaveCount(2)
  await page.keyboard.press('f')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('wal')
  await expect(checks(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(checks(page)).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await expect(panel(page).getByRole('button', { name: 'Search', exact: true })).toBeFocused()

  await page.keyboard.press('f')
  await page.keyboard.type('read')
  await expect(checks(page)).toHaveCount(1)
  const line = panel(page).getByRole('textbox', { name: 'Add a task' })
  await line.fill('Swim')
  await line.press('Enter')
  await expect(panel(page).getByRole('checkbox', { name: 'Swim' })).toBeVisible()
})

test('a search shows its first results, more with scrolling, and all tasks when it ends', async ({ page, player }) => {
  for (let nth = 1; nth <= 60; nth++) await addTask(player, `Water plant ${nth}`)
  await addTask(player, 'Read')
  await page.goto('/dashboard')
  await expect(checks(page)).toHaveCount(61)
  await page.keyboard.press('f')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('plant')
  await expect(panel(page).getByRole('checkbox', { name: 'Water plant 60' })).toBeVisible()
  await expect(panel(page).getByRole('checkbox', { name: 'Read' })).toBeHidden()
  await page.keyboard.type(' 1')
  await expect(checks(page)).toHaveCount(15)
  await checks(page).first().focus()
  for (let nth = 0; nth < 16; nth++) await page.keyboard.press('ArrowDown')
  await expect(panel(page).getByRole('checkbox', { name: 'Water plant 1', exact: true })).toBeFocused()

  await field(page).fill('plant')
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(panel(page).getByRole('checkbox', { name: 'Water plant 1', exact: true })).toBeInViewport({
      timeout: 500,
    })
  }).toPass()
  await field(page).fill('')
  await expect(checks(page)).toHaveCount(61)
})

test('a search shows what it finds among tasks that rest', async ({ page, player }) => {
  await addTask(player, 'Read')
  const start = day(20)
  const schedule = { frequency: 'daily', interval: 10, start }
  const task = { title: 'Pay the nursery', gold: 5, type: 'daily', schedule }
  expect((await player.send('POST /user/tasks', task)).status).toBe(200)
  await page.goto('/dashboard')
  await expect(panel(page).getByRole('button', { name: /^Resting/ })).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('f')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('nursery')
  await expect(panel(page).getByRole('checkbox', { name: 'Pay the nursery' })).toBeVisible()
})
