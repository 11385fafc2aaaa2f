import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { panel } from '../support/dashboard-parts.ts'
import { day, dueOf, taskOf } from '../support/days.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import { addTask } from '../support/tasks.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const section = (page: Page, name: string) => panel(page).getByRole('region', { name })
const menu = async (page: Page, title: string, action: string) => {
  await panel(page)
    .getByRole('button', { name: `More for “${title}”` })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('tasks with dates are shown in sections', async ({ page, player }) => {
  await addTask(player, 'Someday')
  await addTask(player, 'Rent', { schedule: { due: day(-2) } })
  await addTask(player, 'Doctor', { schedule: { due: day(0), time: '18:30' } })
  await addTask(player, 'Report', { schedule: { due: day(3) } })
  await addTask(player, 'Later', { type: 'daily', schedule: { frequency: 'daily', start: day(5) } })
  await page.goto('/dashboard')
  await expect(section(page, 'Overdue').getByRole('checkbox', { name: 'Rent' })).toBeVisible()
  await expect(section(page, 'Overdue')).toContainText('Overdue: 2 days ago')
  await expect(section(page, 'Today')).toContainText('Today 18:30')
  await expect(section(page, 'Upcoming')).toContainText('in 3 days')
  await expect(section(page, 'No date').getByRole('checkbox', { name: 'Someday' })).toBeVisible()
  await expect(panel(page).getByRole('checkbox', { name: 'Later' })).toBeHidden()
  await panel(page).getByRole('button', { name: 'Resting 1' }).click()
  await expect(panel(page).getByRole('checkbox', { name: 'Later' })).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)

  await panel(page).getByRole('button', { name: 'Move all to today' }).click()
  await expect(section(page, 'Today').getByRole('checkbox', { name: 'Rent' })).toBeVisible()
  await expect.poll(() => dueOf(player, 'Rent')).toBe(day(0))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(section(page, 'Overdue').getByRole('checkbox', { name: 'Rent' })).toBeVisible()
  await expect.poll(() => dueOf(player, 'Rent')).toBe(day(-2))
})

test('the form gives a to-do a date, and a repeating task a schedule', { tag: '@phone' }, async ({ page, player }) => {
  await addTask(player, 'Rent', { gold: 5 })
  await page.goto('/dashboard')
  await menu(page, 'Rent', 'Edit')
  await dialog(page).getByRole('button', { name: 'Tomorrow' }).click()
  await dialog(page).getByLabel('Time').fill('09:00')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(section(page, 'Upcoming')).toContainText('Tomorrow 09:00')
  await expect.poll(() => dueOf(player, 'Rent')).toBe(day(1))
  expect((await taskOf(player, 'Rent'))?.schedule).toEqual({ due: day(1), time: '09:00' })

  await menu(page, 'Rent', 'Edit')
  await dialog(page).getByText('Daily', { exact: true }).click()
  const repeat = dialog(page).getByLabel('Repeat', { exact: true })
  await expect(repeat).toHaveValue('none')
  await repeat.selectOption('weekdays')
  await expect(dialog(page)).toContainText('Missing it costs 3 gold.')
  await repeat.selectOption('custom')
  await dialog(page).getByLabel('Every', { exact: true }).fill('2')
  await dialog(page).getByLabel('Unit').selectOption('monthly')
  await dialog(page).getByLabel('On', { exact: true }).selectOption('-1')
  await expectToFit(page)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => (await taskOf(player, 'Rent'))?.schedule)
    .toMatchObject({ frequency: 'monthly', interval: 2, byMonthDay: [-1], byDay: null })
})

test('a task is moved and skipped from its menu, and both can be undone', async ({ page, player }) => {
  const schedule = { frequency: 'daily', interval: 10 }
  await addTask(player, 'Filter', { type: 'weekly', schedule })
  await page.goto('/dashboard')
  await menu(page, 'Filter', 'Tomorrow')
  await expect(section(page, 'Upcoming')).toContainText('Tomorrow')
  await expect.poll(() => dueOf(player, 'Filter')).toBe(day(1))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(section(page, 'Today').getByRole('checkbox', { name: 'Filter' })).toBeVisible()
  await expect.poll(() => dueOf(player, 'Filter')).toBe(day(0))

  await menu(page, 'Filter', 'Skip this time')
  await expect(panel(page).getByRole('button', { name: 'Resting 1' })).toBeVisible()
  await expect.poll(() => dueOf(player, 'Filter')).toBe(day(10))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(section(page, 'Today').getByRole('checkbox', { name: 'Filter' })).toBeVisible()
  await expect.poll(() => dueOf(player, 'Filter')).toBe(day(0))
  await panel(page).getByRole('checkbox', { name: 'Filter' }).check()
  await expect.poll(() => dueOf(player, 'Filter')).toBe(day(0))
})

test('without a date the list has no sections', async ({ page, player }) => {
  await addTask(player, 'Someday')
  await page.goto('/dashboard')
  await expect(panel(page).getByRole('checkbox', { name: 'Someday' })).toBeVisible()
  await expect(panel(page).getByRole('heading', { level: 3 })).toHaveCount(0)
})
