/// <reference lib="dom" />

import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { checkbox, panel } from '../support/dashboard-parts.ts'
import { day, dueOf } from '../support/days.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import { addTask } from '../support/tasks.ts'

/** The rows that are wholly in the window, and where the board and the list begin. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const place = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const rows = [...document.querySelectorAll('[aria-labelledby=tasks-title] [data-row]')]
    const seen = rows.map((row) => row.getBoundingClientRect()).filter(({ bottom }) => bottom <= innerHeight)
    const [board, list] = [place('figure'), place('[aria-labelledby=tasks-title]')]
    return { rows: seen.length, isBeside: list.left >= board.right && Math.abs(list.top - board.top) < 20 }
  })

test('six tasks are seen beside the board of a laptop without scrolling', async ({ page, player }) => {
  for (const nth of [1, 2, 3, 4, 5, 6, 7, 8]) await addTask(player, `Task ${nth}`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Rewards' })).toBeVisible()
  await expect.poll(() => layoutOf(page)).toEqual({ rows: 8, isBeside: true })

  await page.setViewportSize({ width: 1024, height: 768 })
  await expect.poll(() => layoutOf(page)).toMatchObject({ isBeside: true })
  expect((await layoutOf(page)).rows).toBeGreaterThanOrEqual(6)
})

const section = (page: Page, name: string) => panel(page).getByRole('region', { name })
const count = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })

test('the headings count what is due, and all that is overdue moves to today', { tag: '@phone' }, async ({
  page,
  player,
}) => {
  await addTask(player, 'Rent', { schedule: { due: day(-2) } })
  await addTask(player, 'Doctor', { schedule: { due: day(0), time: '18:30' } })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Overdue 1', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Today 1', exact: true })).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)
  await section(page, 'Overdue').getByRole('button', { name: 'Move all to today' }).click()
  await expect(page.getByRole('heading', { name: 'Today 2', exact: true })).toBeVisible()
  await expect(checkbox(page, 'Rent')).toBeVisible()
})

test('the list counts what is due, and filters by it', async ({ page, player }) => {
  await addTask(player, 'Someday')
  await addTask(player, 'Rent', { schedule: { due: day(-2) } })
  await addTask(player, 'Doctor', { schedule: { due: day(0), time: '18:30' } })
  await addTask(player, 'Plants', { type: 'weekly' })
  await addTask(player, 'Report', { schedule: { due: day(1) } })
  await page.goto('/dashboard')
  await expect(count(page, '2 today')).toBeVisible()
  await expect(count(page, '1 overdue')).toBeVisible()
  await expect(section(page, 'Today')).toContainText('by Sunday')
  await expectToFit(page)
  await expectAccessible(page)

  await count(page, '1 overdue').click()
  await expect(checkbox(page, 'Rent')).toBeVisible()
  await expect(checkbox(page, 'Doctor')).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Move all to today' }).click()
  await expect(panel(page)).toContainText('No such tasks')
  await panel(page).getByRole('button', { name: 'Show all tasks' }).click()
  await expect(count(page, '3 today')).toBeVisible()

  await count(page, '3 today').click()
  await expect(checkbox(page, 'Someday')).toHaveCount(0)
  // A filter must not hide a new task.
  await page.getByRole('textbox', { name: 'Add a task' }).fill('Bread')
  await page.keyboard.press('Enter')
  await expect(checkbox(page, 'Bread')).toBeVisible()
})

test('upcoming tasks are listed by day for two weeks, later ones on demand', async ({ page, player }) => {
  await addTask(player, 'Report', { schedule: { due: day(3) } })
  await addTask(player, 'Cake', { schedule: { due: day(3), time: '17:30' } })
  await addTask(player, 'Tax', { schedule: { due: day(30) } })
  await page.goto('/dashboard')
  const upcoming = section(page, 'Upcoming')
  await expect(upcoming.getByRole('heading', { level: 4 })).toHaveText([/in 3 days/])
  await expect(upcoming.getByRole('checkbox')).toHaveCount(2)
  await upcoming.getByRole('button', { name: 'Show later tasks 1' }).click()
  await expect(checkbox(page, 'Tax')).toBeVisible()
})

test('a day with nothing due offers the next task', async ({ page, player }) => {
  await addTask(player, 'Report', { schedule: { due: day(3) } })
  await page.goto('/dashboard')
  await expect(panel(page)).toContainText('Nothing due today')
  await expect(panel(page)).toContainText('Next: Report · in 3 days')
  await panel(page).getByRole('button', { name: 'Do it today' }).click()
  await expect(section(page, 'Today').getByRole('checkbox', { name: 'Report' })).toBeVisible()
  await expect.poll(() => dueOf(player, 'Report')).toBe(day(0))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(panel(page)).toContainText('Nothing due today')
  await checkbox(page, 'Report').check()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(checkbox(page, 'Report')).not.toBeChecked()
})

test('a search does not say that nothing is due', async ({ page, player }) => {
  await addTask(player, 'Rent', { schedule: { due: day(0) } })
  await addTask(player, 'Report', { schedule: { due: day(3) } })
  await page.goto('/dashboard')
  await expect(checkbox(page, 'Rent')).toBeVisible()
  await page.keyboard.press('f')
  await expect(panel(page).getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('rep')
  await expect(checkbox(page, 'Rent')).toBeHidden()
  await expect(section(page, 'Upcoming').getByRole('checkbox', { name: 'Report' })).toBeVisible()
  await expect(panel(page).getByText('Nothing due today').filter({ visible: true })).toHaveCount(0)
})

test('keys move, skip and filter tasks', async ({ page, player }) => {
  await addTask(player, 'Filter', { type: 'weekly', schedule: { frequency: 'daily', interval: 10 } })
  await addTask(player, 'Report', { schedule: { due: day(3) } })
  await page.goto('/dashboard')
  await expect(checkbox(page, 'Report')).toBeVisible()
  await page.keyboard.press('j')
  await expect(checkbox(page, 'Filter')).toBeFocused()
  // The sections belong together.
  await page.keyboard.press('j')
  await expect(checkbox(page, 'Report')).toBeFocused()
  await page.keyboard.press('t')
  await expect.poll(() => dueOf(player, 'Report')).toBe(day(0))
  await expect(section(page, 'Today').getByRole('checkbox', { name: 'Report' })).toBeVisible()

  await checkbox(page, 'Report').focus()
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: /^Move .*Report/ })
  await expect(sheet.getByRole('button', { name: /^Tomorrow/ })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(checkbox(page, 'Report')).toBeFocused()
  await page.keyboard.press('s')
  await sheet.getByRole('button', { name: /^Tomorrow/ }).click()
  await expect.poll(() => dueOf(player, 'Report')).toBe(day(1))

  await checkbox(page, 'Filter').focus()
  await page.keyboard.press('3')
  await expect(checkbox(page, 'Filter')).toHaveCount(0)
  await count(page, '1 upcoming').focus()
  await page.keyboard.press('3')
  await checkbox(page, 'Filter').focus()
  await page.keyboard.press('Shift+S')
  await expect.poll(() => dueOf(player, 'Filter')).toBe(day(10))
  await page.keyboard.press('u')
  await expect.poll(() => dueOf(player, 'Filter')).toBe(day(0))
  await checkbox(page, 'Report').focus()
  await page.keyboard.press('Shift+S')
  await expect(page.getByText(/Report.*can’t be skipped now/).first()).toBeVisible()
})
