/// <reference lib="dom" />

import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { checkbox, panel } from '../support/dashboard-parts.ts'
import { day, dueOf } from '../support/days.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import { addTask } from '../support/tasks.ts'

/* A narrow window, as with a text size of 400 %, and nothing but the keyboard. */

const width = 320

test.use({ viewport: { width, height: 640 } })

/** The most controls from one end of a page to the other. */
const maxControls = 60

/**
 * Presses Tab until a control has the focus. Each control on the way has a name, shows that it has the focus, is inside
 * of the window, and follows the one before it on the screen.
 */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  let before: { left: number; right: number; top: number; bottom: number } | undefined
  for (let count = 0; count < maxControls; count++) {
    await page.keyboard.press(key)
    const focused = page.locator(':focus')
    await expect(focused).toHaveAccessibleName(/\S/)
    await expect(focused).toBeInViewport()
    const place = await focused.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const isShown = element.matches(':focus-visible')
      // The bars at the edges of the window stay where they are while the page scrolls.
      const isInPage = element.closest('main') !== null
      return { left, right, top: top + scrollY, bottom: bottom + scrollY, isShown, isInPage }
    })
    expect(place.isShown).toBe(true)
    expect(place.left).toBeGreaterThanOrEqual(0)
    expect(place.right).toBeLessThanOrEqual(width)
    if (place.isInPage) {
      // Below, in the same line, or in the next column.
      const [first, second] = key === 'Tab' ? [before, place] : [place, before]
      if (first && second && second.left < first.right) expect(second.bottom).toBeGreaterThan(first.top)
      before = place
    }
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${target}`)
}

test('tasks are added with a date, moved, skipped and sorted in a narrow window, by keyboard alone', async ({
  page,
  player,
}) => {
  test.slow()
  await addTask(player, 'Report', { schedule: { due: day(0) } })
  await addTask(player, 'Filter', { type: 'weekly', schedule: { frequency: 'daily', interval: 10 } })
  await page.goto('/dashboard')
  await expect(checkbox(page, 'Report')).toBeVisible()

  // From the top of the page.
  const line = panel(page).getByRole('textbox', { name: 'Add a task' })
  await tabTo(page, line)
  await page.keyboard.type('Call the bank tomorrow 9:00')
  await expect(panel(page).getByRole('status').filter({ hasText: 'Understood: To-do, Tomorrow' })).toBeAttached()
  await expectToFit(page)
  await page.keyboard.press('Enter')
  await expect(checkbox(page, 'Call the bank')).toBeVisible()
  await expect.poll(() => dueOf(player, 'Call the bank')).toBe(day(1))
  await expect(line).toBeFocused()
  await expectAccessible(page)
  await expectToFit(page)

  await tabTo(page, checkbox(page, 'Call the bank'))
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: /^Move .*Call the bank/ })
  await expect(sheet.getByRole('button', { name: /^Today/ })).toBeFocused()
  await expectToFit(page)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => dueOf(player, 'Call the bank')).toBe(day(0))
  // The task left its place, so the one that took it has the focus.
  await expect(panel(page).getByRole('checkbox').and(page.locator(':focus'))).toHaveCount(1)

  await tabTo(page, panel(page).getByRole('button', { name: 'Sort', exact: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'My own order' })).toBeFocused()
  await expectToFit(page)
  await page.keyboard.press('Enter')
  await tabTo(page, checkbox(page, 'Call the bank'))
  const order = () =>
    panel(page)
      .getByRole('region', { name: 'Today' })
      .locator('[data-target]')
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')))
  const before = await order()
  await page.keyboard.press(before[0] === 'Call the bank' ? 'Alt+ArrowDown' : 'Alt+ArrowUp')
  await expect.poll(order).not.toEqual(before)
  await expect(page.getByText(/Call the bank.* moved\. Place \d of \d\./)).toBeAttached()
  await expect(checkbox(page, 'Call the bank')).toBeFocused()

  await page.keyboard.press('n')
  await tabTo(page, checkbox(page, 'Filter'))
  await page.keyboard.press('Shift+S')
  await expect.poll(() => dueOf(player, 'Filter')).toBe(day(10))
  await expect(page.getByText(/^Skipped .*Filter.* this time/).first()).toBeAttached()
  await expectToFit(page)
  await page.keyboard.press('u')
  await expect.poll(() => dueOf(player, 'Filter')).toBe(day(0))
})

test('the calendar is opened, read and changed in a narrow window, by keyboard alone', async ({ page, player }) => {
  test.slow()
  await addTask(player, 'Report', { schedule: { due: day(0), time: '18:00' } })
  await page.goto('/dashboard')
  await expect(checkbox(page, 'Report')).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page).toHaveURL('/calendar')
  const cell = (on: string) => page.getByRole('grid').locator(`[data-day="${on}"]`)
  const list = page.locator('section[aria-labelledby="day-title"]')
  await expect(cell(day(0))).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)

  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await tabTo(page, cell(day(0)))
  await expect(cell(day(0))).toHaveAccessibleName(/today\. 1 task: Report, Due, 18:00$/)
  await page.keyboard.press('ArrowRight')
  await expect(cell(day(1))).toBeFocused()
  await expect(cell(day(1))).toHaveAccessibleName(/Nothing due$/)
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('PageUp')
  await tabTo(page, page.getByRole('button', { name: 'Today', exact: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, cell(day(0)))
  await page.keyboard.press('Enter')
  await expect(list.getByRole('heading', { level: 2 })).toBeFocused()
  await tabTo(page, list.getByRole('textbox'))
  await page.keyboard.type('Bread')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('checkbox', { name: 'Bread' })).toBeVisible()
  await expectToFit(page)

  await tabTo(page, list.getByRole('checkbox', { name: 'Report' }))
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: /^Move .*Report/ })
  await expect(sheet.getByRole('button', { name: /^Tomorrow/ })).toBeFocused()
  await expectToFit(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => dueOf(player, 'Report')).toBe(day(1))
  await expectAccessible(page)
})

test('what a pressed button changes is announced once, and the focus stays on the page when the button goes', async ({
  page,
  player,
}) => {
  test.slow()
  const goes = async (button: Locator) => {
    await button.press('Enter')
    await expect(button).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
  }
  const named = (name: string | RegExp) => page.getByRole('button', { name })
  const announced = (words: RegExp) => page.getByRole('status').filter({ hasText: words })
  await page.goto('/dashboard')
  await goes(named(/^Drink a glass of water *Daily$/))
  await page.goto('/rewards')
  await goes(named(/^Something sweet *20 gold$/))

  await addTask(player, 'Bins', { schedule: { due: day(-2) } })
  await page.goto('/dashboard')
  await goes(named('Move all to today'))
  await checkbox(page, 'Bins').press('Space')
  await expect(announced(/“.?Bins.?” is done\./)).toHaveCount(1)
  await goes(named('Undo'))
  await expect(checkbox(page, 'Bins')).toBeFocused()
  await page.getByRole('button', { name: 'More for “Bins”' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await goes(dialog.getByRole('button', { name: 'No date' }))
  await expect(dialog.getByRole('button', { name: 'Today' })).toBeFocused()
  await goes(dialog.getByRole('button', { name: 'Today' }))
  await expect(dialog.getByLabel('Time', { exact: true })).toBeFocused()
  await goes(dialog.getByRole('button', { name: 'No date' }))
  await goes(dialog.getByRole('button', { name: 'Pick a day' }))
  await expect(dialog.getByRole('textbox', { name: 'Date' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await checkbox(page, 'Bins').press('Delete')
  await expect(announced(/“.?Bins.?” deleted\./)).toHaveCount(1)
})
