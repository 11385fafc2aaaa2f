import type { Page } from '@playwright/test'
import type { Task } from '@questboard/api/tasks/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { test as offline, reconnect, waitForCache } from '../support/offline.ts'
import { expect, test } from '../support/player.ts'
import { addTask } from '../support/tasks.ts'
import type { Person } from '../support/test-server.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Tasks' })
const dialog = (page: Page) => page.getByRole('dialog')
const item = (page: Page, title: string) =>
  panel(page).getByRole('list', { name: 'Checklist' }).getByRole('checkbox', { name: title })
const toggle = (page: Page, done: number, of: number) =>
  panel(page).getByRole('button', { name: `Checklist of “Pack”: ${done}/${of}`, exact: true })

/** The items on the server, such as `Socks` and `Tent, done`. */
async function stored(player: Person) {
  const { result } = await player.send<Task[]>('GET /user/tasks')
  return result[0]?.checklist.map(({ title, done }) => `${title}${done ? ', done' : ''}`)
}

test('a checklist is written, reordered and changed with the keyboard', async ({ page, player }) => {
  await addTask(player, 'Pack')
  await page.goto('/dashboard')
  const open = async () => {
    await panel(page).getByRole('button', { name: 'More for “Pack”' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
  }
  const line = (nth: number) => dialog(page).getByRole('textbox', { name: `Item ${nth}`, exact: true })
  await open()
  await dialog(page).getByRole('button', { name: 'Add a checklist' }).click()
  await expect(line(1)).toBeFocused()
  await page.keyboard.type('Tent')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Socks')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Lamp')
  await page.keyboard.press('Enter')
  await expect(line(4)).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(line(3)).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(line(2)).toBeFocused()
  await expect(line(2)).toHaveValue('Lamp')
  await dialog(page).getByRole('button', { name: 'Move item 1 down' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Move item 2 down' })).toBeFocused()
  await expectAccessible(page)
  await expectToFit(page)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(toggle(page, 0, 3)).toBeVisible()
  expect(await stored(player)).toEqual(['Lamp', 'Tent', 'Socks'])

  await toggle(page, 0, 3).click()
  await item(page, 'Tent').check()
  await expect(toggle(page, 1, 3)).toBeVisible()
  await open()
  await line(2).fill('Big tent')
  await dialog(page).getByRole('button', { name: 'Delete item 1' }).click()
  await expect(line(1)).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => stored(player)).toEqual(['Big tent, done', 'Socks'])
})

test('a long title is named and not saved', async ({ page, player }) => {
  await addTask(player, 'Pack', { checklist: [{ title: 'Socks' }] })
  await page.goto('/dashboard')
  await panel(page).getByRole('button', { name: 'More for “Pack”' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog(page).getByRole('textbox', { name: 'Item 1' }).fill('x'.repeat(151))
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByText('Each checklist item needs a title of up to 150 characters.')).toBeVisible()
  expect(await stored(player)).toEqual(['Socks'])
})

test('items are ticked in the row, and undone', async ({ page, player }) => {
  await addTask(player, 'Pack', { type: 'daily', checklist: [{ title: 'Socks' }, { title: 'Tent' }] })
  await page.goto('/dashboard')
  await expect(toggle(page, 0, 2)).toBeVisible()
  await toggle(page, 0, 2).press('Enter')
  await item(page, 'Socks').check()
  await expect(page.getByRole('status').filter({ hasText: /“.?Socks.?” is done\./ })).toHaveCount(1)
  await expect(toggle(page, 1, 2)).toBeVisible()
  await expect.poll(() => stored(player)).toEqual(['Socks, done', 'Tent'])
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(item(page, 'Socks')).not.toBeChecked()
  await expect.poll(() => stored(player)).toEqual(['Socks', 'Tent'])

  await item(page, 'Tent').focus()
  await page.keyboard.press('Space')
  await expect.poll(() => stored(player)).toEqual(['Socks', 'Tent, done'])
  await panel(page).getByRole('checkbox', { name: 'Pack' }).check()
  await expect(item(page, 'Tent')).toBeDisabled()
  await expect(item(page, 'Tent')).toBeChecked()
})

test('a search finds the items', async ({ page, player }) => {
  await addTask(player, 'Pack', { checklist: [{ title: 'Тор за цветята' }] })
  await addTask(player, 'Read')
  await page.goto('/dashboard')
  await expect(panel(page).getByRole('checkbox')).toHaveCount(2)
  await page.keyboard.press('f')
  await expect(panel(page).getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('ЦВЕТЯ')
  await expect(panel(page).getByRole('checkbox')).toHaveCount(1)
  await expect(panel(page).getByRole('checkbox', { name: 'Pack' })).toBeVisible()
})

offline.describe('offline', () => {
  offline.use({ serviceWorkers: 'allow' })

  offline('ticks wait for the connection, and stay visible', async ({ page, gate, player }) => {
    await addTask(player, 'Pack', { checklist: ['Socks', 'Tent', 'Lamp'].map((title) => ({ title })) })
    await page.goto('/dashboard')
    await waitForCache(page)
    await gate.shut()
    await toggle(page, 0, 3).click()
    await item(page, 'Socks').check()
    await item(page, 'Lamp').check()
    await item(page, 'Socks').uncheck()
    await expect(toggle(page, 1, 3)).toBeVisible()
    await page.reload()
    await expect(toggle(page, 1, 3)).toBeVisible()
    await reconnect(page, gate)
    await expect.poll(() => stored(player), { timeout: 30_000 }).toEqual(['Socks', 'Tent', 'Lamp, done'])
    await expect(toggle(page, 1, 3)).toBeVisible()
  })
})
