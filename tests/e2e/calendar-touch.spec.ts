import type { Page } from '@playwright/test'
import { day, dueOf } from '../support/days.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'

/* Tasks are dragged with the mouse. By touch, the menu of a row moves them. */

const grid = (page: Page) => page.getByRole('grid')
const cell = (page: Page, on: string) => grid(page).locator(`[data-day="${on}"]`)
const list = (page: Page) => page.locator('section[aria-labelledby="day-title"]')

for (const [name, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a tablet', { width: 820, height: 1180 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    test('a task is moved to another day by touch', async ({ page, player }) => {
      await expectOk(
        player.send('POST /user/tasks', { title: 'Rent', gold: 5, type: 'todo', schedule: { due: day(0) } }),
      )
      await page.goto('/calendar')
      await expectToFit(page)
      await cell(page, day(0)).tap()
      await expect(list(page).getByRole('checkbox', { name: 'Rent' })).toBeVisible()
      await list(page).getByRole('button', { name: 'More for “Rent”' }).tap()
      await page.getByRole('menuitem', { name: 'Tomorrow' }).tap()
      await expect.poll(() => dueOf(player, 'Rent')).toBe(day(1))
      await expect(list(page).getByRole('checkbox', { name: 'Rent' })).toHaveCount(0)

      await page.goto(`/calendar?day=${day(1)}`)
      await expect(cell(page, day(1))).toHaveAccessibleName(/1 task: Rent, Due$/)
      await list(page).getByRole('button', { name: 'More for “Rent”' }).tap()
      await page.getByRole('menuitem', { name: 'Pick a day' }).tap()
      const [year, month, date] = day(20).split('-')
      await page.getByRole('textbox', { name: 'Day' }).fill(`${date}.${month}.${year}`)
      await expectToFit(page)
      await page.keyboard.press('Enter')
      await expect.poll(() => dueOf(player, 'Rent')).toBe(day(20))
    })
  })
}

for (const locale of ['en-GB', 'bg-BG']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, hasTouch: true })

    test('the bar at the top fits windows between a phone and a laptop', async ({ page }) => {
      for (const width of [769, 820, 1024, 1025]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/calendar')
        await expect(grid(page)).toBeVisible()
        await expectToFit(page)
      }
      // What has no room in the bar is in the menu.
      await page.setViewportSize({ width: 820, height: 900 })
      await page.getByRole('button', { name: /^(.*’s account|Профил на .*)$/ }).tap()
      await expect(page.getByText('English', { exact: true }).filter({ visible: true })).toHaveCount(1)
      await expectToFit(page)
    })
  })
}
