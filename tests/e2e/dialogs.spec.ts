import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { failProcedure } from '../support/fail-procedure.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard what you wrote?' })

/** Goes to Missions, then to the dashboard inside the app, and opens the form of a task. */
async function openTask(page: Page, title: string) {
  await page.goto('/missions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Missions')
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await page.getByRole('button', { name: `More for “${title}”` }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit task' })
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
  return dialog
}

test.beforeEach(async ({ player }) => {
  await player.send('POST /user/tasks', { title: 'Stretch', gold: 10, type: 'daily', tags: [] })
})

test('Escape, a click outside and Back close a dialog in which nothing changed', { tag: '@phone' }, async ({
  page,
}) => {
  const dialog = await openTask(page, 'Stretch')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const again = async () => {
    await page.getByRole('button', { name: 'More for “Stretch”' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await expect(dialog).toBeVisible()
  }
  await again()
  await page.mouse.click(4, 4)
  await expect(dialog).toHaveCount(0)

  // Typed and taken back is nothing.
  await again()
  await dialog.getByLabel('Title').fill('Stretch twice')
  await dialog.getByLabel('Title').fill('Stretch')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard')
  await page.goForward()
  await expect(page.getByRole('checkbox', { name: 'Stretch' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  // However many were opened and closed, one more press leaves the page.
  await page.goBack()
  await expect(page).toHaveURL('/missions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Missions')
  await page.goForward()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('checkbox', { name: 'Stretch' })).toBeVisible()
})

test('on a phone a message covers no field or button of a dialog', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'More for “Stretch”' }).click()
  await page.getByRole('menuitem', { name: 'Copy' }).click()
  const message = page
    .getByText(/^Copied “.Stretch.” to your tasks\./)
    .locator('visible=true')
    .last()
  await expect(message).toBeVisible()
  await page.getByRole('button', { name: 'More for “Stretch”' }).first().click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit task' })
  await expect(dialog.getByLabel('Title')).toBeVisible()
  await expect(message).toBeVisible()
  const toast = await message.boundingBox()
  const controls = dialog.locator('input, textarea, button').filter({ visible: true })
  const covered = await controls.evaluateAll(
    (all, area) =>
      all
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect()
          const isBeside = right <= area.x || left >= area.x + area.width
          return !isBeside && bottom > area.y && top < area.y + area.height
        })
        .map(({ outerHTML }) => outerHTML),
    toast ?? { x: 0, y: 0, width: 0, height: 0 },
  )
  // On a wide screen the dialog is in the middle, above the message.
  if (isMobile) expect(covered).toEqual([])
})

test('a dialog closed by its button costs no press of Back', async ({ page }) => {
  const dialog = await openTask(page, 'Stretch')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/missions')

  await openTask(page, 'Stretch')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page).toHaveURL('/store/avatars')
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
  await page.goForward()
  await expect(page).toHaveURL('/store/avatars')
})

/** Presses Back. The app then goes forward again; a press before that would be for another entry of the history. */
async function goBackInDialog(page: Page): Promise<void> {
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
}

test('what was written is kept until the user discards it', { tag: '@phone' }, async ({ page, isMobile }) => {
  const dialog = await openTask(page, 'Stretch')
  await dialog.getByLabel('Title').fill('Stretch twice')
  if (!isMobile) expect((await page.locator('[aria-modal]').boundingBox())?.width).toBe(600)
  const tries = {
    Escape: () => page.keyboard.press('Escape'),
    outside: () => page.mouse.click(4, 4),
    Close: () => dialog.getByRole('button', { name: 'Close' }).click(),
    Back: () => goBackInDialog(page),
  }
  for (const leave of Object.values(tries)) {
    await leave()
    await expect(question(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question(page)).toHaveCount(0)
    await expect(dialog.getByLabel('Title')).toHaveValue('Stretch twice')
  }
  // Back and Escape on the question keep the input, too.
  await goBackInDialog(page)
  await expect(question(page)).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await goBackInDialog(page)
  await expect(question(page)).toHaveCount(0)
  await goBackInDialog(page)
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard')
  await expect(dialog.getByLabel('Title')).toHaveValue('Stretch twice')

  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: 'Stretch' })).toBeVisible()
})

test('the Back gesture of Android closes a dialog, and asks first if something was written', async ({ page }) => {
  // The gesture is the browser's own. It calls requestClose() of the last watcher.
  await page.addInitScript(() => {
    const Native = Reflect.get(window, 'CloseWatcher')
    class Kept extends Native {
      constructor() {
        super()
        Reflect.set(window, 'lastWatcher', this)
      }
    }
    Reflect.set(window, 'CloseWatcher', Kept)
  })
  const gesture = () => page.evaluate(() => Reflect.get(window, 'lastWatcher').requestClose())
  const dialog = await openTask(page, 'Stretch')
  await gesture()
  await expect(dialog).toHaveCount(0)
  await openTask(page, 'Stretch')
  await dialog.getByLabel('Title').fill('Stretch twice')
  await gesture()
  await expect(question(page)).toBeVisible()
  await gesture()
  await expect(question(page)).toHaveCount(0)
  await expect(dialog.getByLabel('Title')).toHaveValue('Stretch twice')
  await expect(page).toHaveURL('/dashboard')
})

test('the browser asks before a reload that would lose what was written', async ({ page }) => {
  const dialog = await openTask(page, 'Stretch')
  await dialog.getByLabel('Title').fill('Stretch twice')
  const asked = page.waitForEvent('dialog')
  const reload = page.evaluate(() => location.reload())
  const browsersQuestion = await asked
  expect(browsersQuestion.type()).toBe('beforeunload')
  await browsersQuestion.dismiss()
  await reload
  await expect(dialog.getByLabel('Title')).toHaveValue('Stretch twice')
})

test('a choice counts as written', async ({ page }) => {
  const dialog = await openTask(page, 'Stretch')
  await dialog.getByText('Weekly', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
})

test('Escape in quick add asks, and keeps the line', async ({ page }) => {
  await page.goto('/missions')
  await page.getByRole('button', { name: 'New mission' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New mission' })
  const line = dialog.getByRole('textbox', { name: 'Add a task' })
  await line.pressSequentially('Paint the fence')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  await question(page).getByRole('button', { name: 'Keep editing' }).press('Enter')
  await expect(line).toHaveValue('Paint the fence')
  await expect(line).toBeFocused()
})

test('only its button closes a dialog while its request runs', { tag: '@phone' }, async ({ page }) => {
  const dialog = await openTask(page, 'Stretch')
  await dialog.getByLabel('Title').fill('Stretch twice')
  const answered = Promise.withResolvers<void>()
  await page.route('**/trpc/tasks.*', async (route) => {
    if (route.request().method() === 'POST') await answered.promise
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.goBack()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  answered.resolve()
  await expect(page.getByRole('checkbox', { name: 'Stretch twice' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/missions')
})

test('a form that fails after it was closed says so, and can be sent again', async ({ page }) => {
  const dialog = await openTask(page, 'Stretch')
  await dialog.getByLabel('Title').fill('Stretch twice')
  await failProcedure(page, 'tasks.patch')
  const closed = Promise.withResolvers<void>()
  await page.route('**/trpc/tasks.patch*', async (route) => {
    await closed.promise
    await route.fallback()
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  closed.resolve()
  await expect(page.getByRole('alert')).toContainText('Something on the page you left didn’t work.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('checkbox', { name: 'Stretch twice' })).toBeVisible()
})

test('a reload with an open dialog leaves no dead press of Back', async ({ page }) => {
  await openTask(page, 'Stretch')
  await page.reload()
  // Rows are shown before the app listens for Back.
  await page.locator('#bell').waitFor()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/missions')
})

test('the buttons of a form are visible at once on a phone', { tag: '@phone' }, async ({ page }) => {
  const dialog = await openTask(page, 'Stretch')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByLabel('Title')).toBeInViewport()
})

test('a bar says that a dialog is loading, until it opens', { tag: '@phone' }, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.goto('/dashboard')
  await expect(page.getByRole('checkbox', { name: 'Stretch' })).toBeVisible()
  await page.getByRole('button', { name: 'More for “Stretch”' }).click()
  const history = page.getByRole('menuitem', { name: 'History' })
  await expect(history).toBeVisible()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await history.click()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-loading')
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
  expect(await html.evaluate((element) => getComputedStyle(element, '::after').height)).toBe('3px')
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(html).not.toHaveAttribute('data-loading')
})

test('a button that loads later does not count as a change', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (body.includes('New tag')) await released
    await route.fulfill({ response, body })
  })
  const dialog = await openTask(page, 'Stretch')
  await dialog.getByLabel('Title').click()
  await expect(dialog.getByRole('button', { name: 'New tag' })).toHaveCount(0)
  release()
  await expect(dialog.getByRole('button', { name: 'New tag' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
