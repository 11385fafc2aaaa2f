import type { Page } from '@playwright/test'
import type { Tag } from '@questboard/api/tags/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { family } from '../support/group-pages.ts'
import { test as offline, waitForCache } from '../support/offline.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const panel = (page: Page) => page.getByRole('region', { name: 'Tasks' })
const manager = (page: Page) => page.getByRole('region', { name: 'Tags', exact: true })
const row = (page: Page, name: string) => manager(page).getByRole('listitem').filter({ hasText: name })
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Tag name' })

const ownTagNames = async (player: Person) =>
  (await expectOk(player.send<Tag[]>('GET /tags')))
    .filter((tag) => tag.own)
    .map(({ name, color }) => `${name}, ${color}`)

const make = (player: Person, name: string, color = 'gray') =>
  expectOk(player.send<Tag>('POST /tags', { name, color })).then(({ id }) => id)

test('own tags are created, changed and deleted in the settings, with the keyboard', async ({ page, player }) => {
  await page.goto('/settings/game')
  await expect(manager(page)).toContainText('You have no tags of your own yet.')
  await manager(page).getByRole('button', { name: 'New tag' }).press('Enter')
  await expect(nameField(page)).toBeFocused()
  await page.keyboard.type('Garden')
  const checked = manager(page).getByRole('radio', { checked: true })
  await checked.focus()
  await page.keyboard.press('ArrowRight')
  await expect(checked).toHaveAccessibleName('Orange')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(row(page, 'Garden')).toBeVisible()
  await expect.poll(() => ownTagNames(player)).toEqual(['Garden, orange'])
  await expect(manager(page).getByRole('button', { name: 'New tag' })).toBeFocused()

  await row(page, 'Garden').getByRole('button', { name: 'Edit “Garden”' }).press('Enter')
  await nameField(page).fill('Yard')
  await page.keyboard.press('Enter')
  await expect(manager(page).getByRole('button', { name: 'Edit “Yard”' })).toBeFocused()
  await expect.poll(() => ownTagNames(player)).toEqual(['Yard, orange'])

  await row(page, 'Yard').getByRole('button', { name: 'Delete “Yard”' }).press('Enter')
  await expect(row(page, 'Yard')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Yard')).toBeVisible()
  expect(await ownTagNames(player)).toEqual(['Yard, orange'])
  await row(page, 'Yard').getByRole('button', { name: 'Delete “Yard”' }).click()
  // The name is free again, although the deletion can still be undone.
  await manager(page).getByRole('button', { name: 'New tag' }).click()
  await nameField(page).fill('yard')
  await page.getByRole('button', { name: 'Add tag' }).click()
  await expect.poll(() => ownTagNames(player)).toEqual([expect.stringMatching(/^yard/)])
})

test('a name that exists already is refused beside its field', async ({ page, player }) => {
  await make(player, 'Garden')
  await page.goto('/settings/game')
  for (const name of ['GÁRDEN', 'работа', ' ']) {
    await manager(page).getByRole('button', { name: 'New tag' }).click()
    await nameField(page).fill(name)
    await page.getByRole('button', { name: 'Add tag' }).click()
    await expect(nameField(page)).toHaveAccessibleDescription(
      name === ' ' ? 'Enter a name of up to 30 characters.' : 'There is already a tag with this name.',
    )
    await expect(nameField(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(nameField(page)).toHaveCount(0)
  }
})

test('a tag is created in the form of a task, is chosen, and is known to quick add', async ({ page, player }) => {
  await player.send('POST /user/tasks', { title: 'Weed', gold: 5, type: 'todo' })
  await page.goto('/dashboard')
  await panel(page).getByRole('button', { name: 'More for “Weed”' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog(page).getByRole('button', { name: 'New tag' }).click()
  await nameField(page).fill('Garden')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('checkbox', { name: 'Garden' })).toBeChecked()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'Weed' })).toContainText('Garden')

  await panel(page).getByRole('textbox', { name: 'Add a task' }).fill('Mow #garden')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const [tag] = (await expectOk(player.send<Tag[]>('GET /tags'))).filter(({ own }) => own)
  await expect
    .poll(async () => (await expectOk(player.send<Task[]>('GET /user/tasks'))).map(({ title, tags }) => [title, tags]))
    .toEqual([
      ['Weed', [tag?.id]],
      ['Mow', [tag?.id]],
    ])
})

test('a tag that is still being written is saved with its task', async ({ page, player }) => {
  await player.send('POST /user/tasks', { title: 'Weed', gold: 5, type: 'todo' })
  await page.goto('/dashboard')
  const edit = async () => {
    await panel(page).getByRole('button', { name: 'More for “Weed”' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await dialog(page).getByRole('button', { name: 'New tag' }).click()
  }
  await edit()
  await nameField(page).fill('A name that is longer than a tag may have')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(nameField(page)).toHaveAccessibleDescription('Enter a name of up to 30 characters.')
  await expect(nameField(page)).toBeFocused()
  await nameField(page).fill('Garden')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'Weed' })).toContainText('Garden')
  await expect.poll(async () => (await expectOk(player.send<Task[]>('GET /user/tasks')))[0]?.tags.length).toBe(1)

  // One without a name is not saved.
  await edit()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toHaveCount(0)
})

test('leaders manage the tags of a group, and its tasks have them', async ({ page, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  await make(player, 'Private')
  await page.goto(`/groups/${id}`)
  await page.getByRole('button', { name: 'More for “Our family”' }).click()
  await page.getByRole('menuitem', { name: 'Tags' }).click()
  await expect(dialog(page)).toContainText('The group has no tags of its own yet.')
  // Escape closes the fields of the tag, not the dialog.
  const field = { name: nameField(page), colour: dialog(page).getByRole('radio', { checked: true }) }
  for (const focused of [field.name, field.colour, dialog(page).getByRole('button', { name: 'Add tag' })]) {
    await dialog(page).getByRole('button', { name: 'New tag' }).click()
    await focused.press('Escape')
    await expect(nameField(page)).toHaveCount(0)
    await expect(dialog(page)).toBeVisible()
  }
  await dialog(page).getByRole('button', { name: 'New tag' }).click()
  await nameField(page).fill('Kitchen')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Edit “Kitchen”' })).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'New task' }).click()
  await dialog(page).getByLabel('Title').fill('Dishes')
  await dialog(page).getByText('Kitchen', { exact: true }).click()
  await expect(dialog(page).getByText('Private', { exact: true })).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Add task' }).click()
  await expect(page.getByRole('region', { name: 'Group tasks' }).getByRole('listitem').first()).toContainText('Kitchen')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`tags are accessible and fit, ${colorScheme}`, async ({ page, player }) => {
    await page.emulateMedia({ colorScheme })
    const names = [
      'Garden',
      'Kitchen',
      'A rather long name of tag 30!',
      'Pets',
      'Car',
      'Bills',
      'Kids',
      'Books',
      'Art',
      'Home',
    ]
    const colors = ['gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'indigo', 'violet', 'pink']
    for (const [place, name] of names.entries()) await make(player, name, colors[place])
    await page.goto('/settings/game')
    await row(page, 'Car').getByRole('button', { name: 'Edit “Car”' }).click()
    await expect(nameField(page)).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectToFit(page)
  })
}

offline.describe('offline', () => {
  offline.use({ serviceWorkers: 'allow' })

  offline(
    'without a connection tags are shown, and a change is refused with its reason',
    async ({ page, gate, player }) => {
      await make(player, 'Garden')
      await page.goto('/dashboard')
      await waitForCache(page)
      await page.goto('/settings/game')
      await expect(row(page, 'Garden')).toBeVisible()
      await gate.shut()
      await manager(page).getByRole('button', { name: 'New tag' }).click()
      await nameField(page).fill('Kitchen')
      await page.getByRole('button', { name: 'Add tag' }).click()
      await expect(manager(page).getByRole('alert')).toContainText('You’re offline')
      await expect(nameField(page)).toHaveValue('Kitchen')
      await gate.open()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => ownTagNames(player)).toEqual(['Garden, gray', expect.stringMatching(/^Kitchen/)])
    },
  )
})
