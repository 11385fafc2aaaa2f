import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { putCardsAway } from '../support/cards.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import type { Person } from '../support/test-server.ts'

const panel = (page: Page) => page.getByRole('region', { name: /^(Tasks|Задачи)$/ })

const check = (page: Page, name: string) => panel(page).getByRole('checkbox', { name })

const sheet = (page: Page) => page.getByRole('dialog', { name: /^(Keyboard shortcuts|Клавишни комбинации)$/ })

async function make(player: Person, ...titles: string[]) {
  for (const title of titles) await player.send('POST /user/tasks', { title, gold: 10, type: 'daily', tags: [] })
}

/** A key press on a Bulgarian layout: a Cyrillic character on the key of a Latin one. */
async function pressCyrillic(page: Page, code: string, key: string) {
  await page.evaluate(
    ([code, key]) => {
      const target = document.activeElement ?? document.body
      target.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }))
    },
    [code, key],
  )
}

test('single keys move through a list, complete, undo and edit', async ({ page, player }) => {
  await make(player, 'Wash up', 'Stretch')
  await putCardsAway(page)
  await page.goto('/dashboard')
  await expect(check(page, 'Stretch')).toBeVisible()
  await page.keyboard.press('j')
  await expect(check(page, 'Stretch')).toBeFocused()
  await page.keyboard.press('j')
  await expect(check(page, 'Wash up')).toBeFocused()
  await page.keyboard.press('x')
  await expect(check(page, 'Wash up')).toBeChecked()
  await page.keyboard.press('u')
  await expect(check(page, 'Wash up')).not.toBeChecked()
  await page.keyboard.press('k')
  await expect(check(page, 'Stretch')).toBeFocused()
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog', { name: 'Edit task' })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  // In inputs and dialogs no key is a shortcut.
  await page.keyboard.type(' and go?')
  await expect(dialog.getByLabel('Title')).toHaveValue('Stretch and go?')
  await dialog.getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.keyboard.press('/')
  await expect(panel(page).getByRole('button', { name: 'To-do' })).toBeFocused()
})

test('g and another key open the pages, b opens the board', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(panel(page)).toBeVisible()
  for (const [letter, address, heading] of [
    ['m', '/missions', 'Missions'],
    ['g', '/groups', 'Groups'],
    ['s', '/store/avatars', 'Store'],
    ['d', '/dashboard', 'Dashboard'],
    // Alone it is the key for adding a task here.
    ['n', '/notifications', 'Notifications'],
    ['d', '/dashboard', 'Dashboard'],
  ] as const) {
    await page.keyboard.press('g')
    await page.keyboard.press(letter)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
  }
  await expect(page.getByRole('button', { name: 'Open the whole board' })).toBeVisible()
  await page.keyboard.press('b')
  await expect(page.getByRole('dialog', { name: 'Your board' })).toBeVisible()
})

test('the account menu opens the list of shortcuts, where they can be switched off', async ({ page, player }) => {
  await make(player, 'Stretch')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Ani’s account' }).click()
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
  await expect(sheet(page)).toContainText('Undo the last action')
  await expectAccessible(page)
  await expectToFit(page)
  await sheet(page).getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await sheet(page).getByRole('button', { name: 'Got it' }).click()
  await expect(sheet(page)).toHaveCount(0)
  await page.keyboard.press('n')
  await page.keyboard.press('?')
  await page.keyboard.press('j')
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await expect(panel(page).getByRole('textbox')).not.toBeFocused()
  await expect(check(page, 'Stretch')).not.toBeFocused()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard')

  // The choice is saved and can be changed back.
  await page.reload()
  await page.getByRole('button', { name: 'Ani’s account' }).click()
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
  await sheet(page).getByRole('switch').click()
  await sheet(page).getByRole('button', { name: 'Got it' }).click()
  await page.keyboard.press('j')
  await expect(check(page, 'Stretch')).toBeFocused()
})

test.describe('in Bulgarian and dark mode', () => {
  test.use({ locale: 'bg-BG', colorScheme: 'dark' })

  test('the keys of a Cyrillic layout work too, and the list is accessible', async ({ page, player }) => {
    await make(player, 'Измий чиниите')
    await page.goto('/dashboard')
    await expect(check(page, 'Измий чиниите')).toBeVisible()
    await pressCyrillic(page, 'KeyJ', 'й')
    await expect(check(page, 'Измий чиниите')).toBeFocused()
    await pressCyrillic(page, 'KeyX', 'ь')
    await expect(check(page, 'Измий чиниите')).toBeChecked()
    await pressCyrillic(page, 'KeyN', 'н')
    const line = panel(page).getByRole('textbox')
    await expect(line).toBeFocused()
    await line.fill('Полей цветята !дневна #здраве 20з')
    await expect(panel(page).getByText('Дневна').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(check(page, 'Полей цветята')).toBeVisible()
    await expect(line).toBeFocused()
    await line.blur()
    await pressCyrillic(page, 'Slash', '?')
    await expect(sheet(page)).toContainText('Отмени последното')
    await expectAccessible(page)
    await expectToFit(page)
  })
})
