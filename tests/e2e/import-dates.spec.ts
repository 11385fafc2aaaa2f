import type { Page } from '@playwright/test'
import type { Task } from '@questboard/api/tasks/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'

async function choose(page: Page, name: string, content: string) {
  await expect(page.getByRole('button', { name: /Choose a file|Избери файл/ })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

/** The last day of a month far ahead, so it stays in the future. */
const due = `${new Date().getFullYear() + 1}-12-31`

const table = [
  'title;type;due;time;repeat;checklist',
  `Dentist;;${due};09:30;;`,
  'Water the plants;daily;;;"FREQ=DAILY;INTERVAL=2";"[x] Balcony\n[ ] Kitchen"',
  'Rent;weekly;;;"FREQ=MONTHLY;BYMONTHDAY=-1";',
].join('\n')

test('a user imports tasks with their dates, or without', async ({ page, player }) => {
  await page.goto('/settings/data')
  await choose(page, 'tasks.csv', table)
  const dialog = page.getByRole('dialog', { name: 'Import tasks' })
  await expect(dialog.getByText(/31 December.*, 09:30/)).toBeVisible()
  await expect(dialog.getByText('Every other day · next: Today · 2 steps')).toBeVisible()
  await expect(dialog.getByText(/^Every month on the last day · next: /)).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)

  await dialog.getByRole('combobox', { name: 'How often: Dentist' }).selectOption('Daily')
  await expect(dialog.getByText('This kind of task can’t keep its date.')).toBeVisible()
  const keep = dialog.getByRole('switch', { name: 'Keep dates and repetition' })
  await keep.click()
  await expect(dialog.getByText(`date “${due}” left out`)).toBeVisible()
  await expect(dialog.getByText(/Every other day/)).toBeHidden()
  await keep.click()
  await expect(dialog.getByText(/Every other day/)).toBeVisible()
  await dialog.getByRole('combobox', { name: 'How often: Rent' }).selectOption('To-do')
  await dialog.getByRole('button', { name: 'Import 3 tasks' }).click()
  await expect(dialog.getByText('3 tasks are in your list')).toBeVisible()

  const { result } = await player.send<Task[]>('GET /user/tasks')
  expect(result).toMatchObject([
    { title: 'Dentist', type: 'todo', schedule: { due } },
    { title: 'Water the plants', type: 'daily', schedule: { frequency: 'daily' } },
    { title: 'Rent', type: 'todo', schedule: null },
  ])
  expect(result[1]?.checklist.map(({ title, done }) => [title, done])).toEqual([
    ['Balcony', true],
    ['Kitchen', false],
  ])
})

test.describe('in Bulgarian', () => {
  test.use({ locale: 'bg-BG', colorScheme: 'dark' })

  test('to-dos of a calendar are read', async ({ page }) => {
    await page.goto('/settings/data')
    const day = due.replaceAll('-', '')
    const toDo = [
      'BEGIN:VTODO',
      'SUMMARY:Наем',
      `DUE;VALUE=DATE:${day}`,
      'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1',
      'END:VTODO',
    ]
    await choose(page, 'calendar.ics', ['BEGIN:VCALENDAR', ...toDo, 'END:VCALENDAR'].join('\r\n'))
    const dialog = page.getByRole('dialog', { name: 'Внасяне на задачи' })
    await expect(dialog.getByText(/^Всеки месец: .*следваща дата: /)).toBeVisible()
    await expect(dialog.getByRole('switch', { name: 'Запази датите и повторенията' })).toBeChecked()
    await expectAccessible(page)
    await expectToFit(page)
  })
})
