import type { Tag } from '@questboard/api/tags/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import type { Person } from '../support/test-server.ts'

const table = ['title;type;tags', 'Prune the roses;todo;Garden', 'Clean the grill;todo;Garden, Terrace'].join('\n')

const file = { name: 'tasks.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }

const tagNames = async (player: Person): Promise<string[]> =>
  (await player.send<Tag[]>('GET /tags')).result
    .filter(({ own }) => own)
    .map(({ name }) => name)
    .sort()

test('an import creates the tags of the file', async ({ page, player }) => {
  await page.goto('/settings/data')
  await page.locator('input[type=file]').setInputFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Import tasks' })
  const creates = dialog.getByRole('switch', { name: 'Create 2 new tags' })
  await expect(creates).toBeChecked()
  await expect(creates).toHaveAccessibleDescription('Garden, Terrace')
  await expect(dialog.getByText('there is no tag “Garden” here')).toHaveCount(0)
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Import 2 tasks' }).click()
  await expect(dialog.getByText('2 tasks are in your list')).toBeVisible()
  expect(await tagNames(player)).toEqual(['Garden', 'Terrace'])

  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Import undone')
  await expectAccessible(page)
  await expectToFit(page)
  expect(await tagNames(player)).toEqual([])
  expect((await player.send<object[]>('GET /user/tasks')).result).toEqual([])
})

test('an import without new tags leaves them out, and says so', async ({ page, player }) => {
  await page.goto('/settings/data')
  await page.locator('input[type=file]').setInputFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Import tasks' })
  await dialog.getByRole('switch', { name: 'Create 2 new tags' }).click()
  await expect(dialog.getByText('there is no tag “Garden” here')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Import 2 tasks' }).click()
  await expect(dialog.getByText('2 tasks are in your list')).toBeVisible()
  expect(await tagNames(player)).toEqual([])
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Import undone')
})
