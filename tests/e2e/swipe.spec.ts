import type { Page } from '@playwright/test'
import type { Task } from '@questboard/api/tasks/schema'
import { expectAccessible } from '../support/accessible.ts'
import { day } from '../support/days.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

const row = (page: Page, name: string) => page.locator('[data-row]', { hasText: name })

/** Moves a finger over a row. */
async function swipe(page: Page, name: string, by: { x: number; y?: number }) {
  const box = await row(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not on the page`)
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: start.x + by.x * part, y: start.y + (by.y ?? 0) * part }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10)
  await touch('touchEnd', 1)
}

test('a swipe to the left moves a task, one to the right completes it', { tag: '@phone' }, async ({ page, player }) => {
  await player.send('POST /user/tasks', { title: 'Report', gold: 5, type: 'todo' })
  await player.send('POST /user/tasks', { title: 'Bread', gold: 5, type: 'daily' })
  await page.goto('/dashboard')
  await page.locator('#bell').waitFor()
  const sheet = page.getByRole('dialog', { name: /^Move .*Report/ })
  // The code loads with the first touch.
  await expect(async () => {
    await swipe(page, 'Report', { x: -120 })
    await expect(sheet).toBeVisible({ timeout: 1000 })
  }).toPass()
  const heights = await sheet
    .getByRole('button', { name: /^(Today|Tomorrow|Weekend|Next week|Pick a day)/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThanOrEqual(4)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48)
  await expectToFit(page)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Tomorrow/ }).click()
  await expect
    .poll(async () => {
      const { result } = await player.send<Task[]>('GET /user/tasks')
      return result.find(({ title }) => title === 'Report')?.dueOn
    })
    .toBe(day(1))

  const bread = page.getByRole('checkbox', { name: 'Bread' })
  // Too short, and downwards: nothing happens.
  await swipe(page, 'Bread', { x: 40 })
  await swipe(page, 'Bread', { x: 5, y: 60 })
  await expect(bread).not.toBeChecked()
  await swipe(page, 'Bread', { x: 120 })
  await expect(bread).toBeChecked()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bread).not.toBeChecked()
})
