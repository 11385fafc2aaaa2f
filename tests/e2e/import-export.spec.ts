import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Task } from '@questboard/api/tasks/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'

const choose = async (page: Page, name: string, content: string | Buffer) => {
  await expect(page.getByRole('button', { name: /Choose a file|Избери файл/ })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

const table = 'title;gold;type;tags\nRead ten pages;500;daily;garden\nWalk;5;todo;\n;5;todo;\nSwim;15;weekly;sport\n'

test('a user imports tasks from a table, edits some, and undoes the import', async ({ page, player }) => {
  await player.send('POST /user/tasks', { title: 'Walk', gold: 5, type: 'todo' })
  await page.goto('/settings/data')
  await choose(page, 'tasks.csv', table)
  const dialog = page.getByRole('dialog', { name: 'Import tasks' })
  await expect(dialog.getByText('tasks.csv')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Line 4: The title is missing.' })).toBeVisible()
  const createsTag = dialog.getByRole('switch', { name: 'Create 1 new tag' })
  await expect(createsTag).toBeChecked()
  await createsTag.click()
  await expect(dialog.getByText('the gold was “500” · there is no tag “garden” here')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Walk' })).not.toBeChecked()
  await expect(dialog.getByText('you have a task like this')).toBeVisible()
  await expect(dialog.getByText('2 selected')).toBeVisible()
  await expect(dialog.getByText(/are shown/)).toBeHidden()
  await expectAccessible(page)
  await expectToFit(page)

  const gold = dialog.getByRole('textbox', { name: 'Gold: Read ten pages' })
  await gold.fill('1000')
  await expect(dialog.getByText('Enter a whole number of gold from 0 to 100.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import 2 tasks' })).toBeDisabled()
  await gold.fill('20')
  await dialog.getByRole('combobox', { name: 'How often: Swim' }).selectOption('Daily')
  await dialog.getByRole('button', { name: 'Import 2 tasks' }).click()
  await expect(dialog.getByText('2 tasks are in your list')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Show tasks' })).toBeFocused()
  await expectAccessible(page)
  const all = async () =>
    (await player.send<Task[]>('GET /user/tasks')).result.map(({ title, gold, type }) => [title, gold, type])
  expect(await all()).toEqual([
    ['Walk', 5, 'todo'],
    ['Read ten pages', 20, 'daily'],
    ['Swim', 15, 'daily'],
  ])
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('Import undone')).toBeVisible()
  expect(await all()).toEqual([['Walk', 5, 'todo']])
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
})

test('an import whose response was lost is sent again and executed once', async ({ page, player }) => {
  await page.goto('/settings/data')
  await choose(page, 'tasks.csv', 'title\nWalk\nSwim')
  const dialog = page.getByRole('dialog', { name: 'Import tasks' })
  await page.route('**/trpc/transfer.import**', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Import 2 tasks' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.unroute('**/trpc/transfer.import**')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('2 tasks are in your list')).toBeVisible()
  await dialog.getByRole('button', { name: 'Show tasks' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Swim')).toBeVisible()
  expect((await player.send<Task[]>('GET /user/tasks')).result).toHaveLength(2)

  // The import is found again later, and a second click harms nothing.
  await page.goto('/settings/data')
  await expect(page.getByRole('heading', { name: 'Imported in the last 24 hours' })).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: '2 tasks' }).getByRole('button', { name: 'Undo' }).dblclick()
  await expect(page.getByText('Import undone.')).toBeFocused()
  expect((await player.send<Task[]>('GET /user/tasks')).result).toEqual([])
})

test('what was edited in an import is kept until the user discards it', async ({ page }) => {
  await page.goto('/settings/data')
  await choose(page, 'tasks.csv', 'title\nWalk\nSwim')
  const dialog = page.getByRole('dialog', { name: 'Import tasks' })
  const gold = dialog.getByRole('textbox', { name: 'Gold: Walk' })
  await gold.fill('42')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Discard what you wrote?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(gold).toHaveValue('42')
  await dialog.getByRole('button', { name: 'Import 2 tasks' }).click()
  await expect(dialog.getByText('2 tasks are in your list')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a running import stays open, and says when it has failed', async ({ page, player }) => {
  await page.goto('/settings/data')
  await choose(page, 'tasks.csv', 'title\nWalk\nSwim')
  const dialog = page.getByRole('dialog', { name: 'Import tasks' })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/trpc/transfer.import**', async (route) => {
    await route.fetch()
    await released
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Import 2 tasks' }).click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(4, 4)
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  release()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('2 tasks are in your list')).toBeVisible()
  expect((await player.send<Task[]>('GET /user/tasks')).result).toHaveLength(2)
})

test('Todoist and Habitica are recognised, an invalid file says so, and a long one is limited', async ({ page }) => {
  await page.goto('/settings/data')
  const dialog = page.getByRole('dialog', { name: 'Import tasks' })
  const source = dialog.getByRole('combobox', { name: 'File type' })
  const leave = () => dialog.getByRole('button', { name: 'Cancel' }).click()

  await choose(
    page,
    'home.csv',
    'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,DATE\ntask,Water,,1,1,every day\ntask,Mow,,4,1,some day soon',
  )
  await expect(source).toHaveValue('todoist')
  await expect(dialog.getByRole('combobox', { name: 'How often: Water' })).toHaveValue('daily')
  await expect(dialog.getByText('date “some day soon” left out')).toBeVisible()
  await source.selectOption('Table')
  await expect(dialog.getByText('No column is called “title”.')).toBeVisible()
  await leave()

  // Larger than what is read on the main thread.
  const history = Array.from({ length: 40_000 }, (_, date) => ({ date, value: 1 / 3 }))
  const data = { tasks: { dailys: [{ text: 'Floss', priority: 2, frequency: 'daily', everyX: 1, history }] } }
  await choose(page, 'habitica-user-data.json', JSON.stringify(data))
  await expect(source).toHaveValue('habitica')
  await expect(dialog.getByRole('textbox', { name: 'Gold: Floss' })).toHaveValue('20')
  await leave()

  await choose(page, 'picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))
  await expect(dialog.getByText('This looks like a picture.')).toBeVisible()
  await leave()
  await choose(page, 'empty.csv', '')
  await expect(dialog.getByText('The file is empty.')).toBeVisible()
  await leave()

  await choose(page, 'many.csv', `title\n${Array.from({ length: 10_000 }, (_, place) => `Task ${place}`).join('\n')}`)
  await expect(dialog.getByText(/The file has 10,000 tasks\. You see the first 500\./)).toBeVisible()
  await expect(dialog.getByText('There is room for 500 more open tasks.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Show more' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Task 149' })).toBeVisible()
  await expectToFit(page)
})

test('a user exports everything to files', async ({ page, player }) => {
  await player.send('POST /user/tasks', { title: '=1+1', gold: 5, type: 'daily' })
  await page.goto('/settings/data')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tasks, archived ones too: CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^questboard-tasks-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(await readFile(await download.path(), 'utf8')).toContain(`"'=1+1"`)
  await expect(page.getByText(`${download.suggestedFilename()} is in your downloads.`)).toBeVisible()
})

test.describe('in Bulgarian', () => {
  test.use({ locale: 'bg-BG', colorScheme: 'dark' })

  test('a table saved in Windows-1251 is read', async ({ page }) => {
    // Заглавие;Злато / Разходка;7
    const words = (text: string) =>
      [...text].map((character) =>
        character >= 'А' ? character.charCodeAt(0) - 0x410 + 0xc0 : character.charCodeAt(0),
      )
    await page.goto('/settings/data')
    await choose(page, 'задачи.csv', Buffer.from(words('Заглавие;Злато\r\nРазходка;7\r\n;3\r\n')))
    const dialog = page.getByRole('dialog', { name: 'Внасяне на задачи' })
    await expect(dialog.getByRole('textbox', { name: 'Злато: Разходка' })).toHaveValue('7')
    await expect(dialog.getByText('Липсва заглавие.')).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
    await dialog.getByRole('button', { name: 'Внеси 1 задача' }).click()
    await expect(dialog.getByText('1 задача е в списъка ти')).toBeVisible()
  })
})
