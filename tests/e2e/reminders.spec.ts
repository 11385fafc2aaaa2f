import type { Page } from '@playwright/test'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { family } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'
import { windowOf } from '../support/window-of.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const line = (page: Page, nth: number) => dialog(page).getByRole('combobox', { name: `Reminder ${nth}`, exact: true })
const time = (page: Page, nth: number) => dialog(page).getByLabel(`Time of reminder ${nth}`)
const adds = (page: Page) => dialog(page).getByRole('button', { name: 'Add a reminder' })

async function open(page: Page) {
  await page.getByRole('button', { name: 'More for “Pack”' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
}

async function save(page: Page) {
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
}

/** Opens the full form for a new task. */
async function begin(page: Page) {
  await page.getByRole('textbox', { name: 'Add a task' }).fill('Pack')
  await page.getByRole('button', { name: 'More…' }).click()
}

/** The reminders on the server, without their ids. */
async function stored(player: Person) {
  const { result } = await player.send<Task[]>('GET /user/tasks')
  return result[0]?.reminders.map(({ id: _, ...reminder }) => reminder)
}

test('reminders are added, seen again and removed', async ({ page, player }) => {
  await player.send('POST /user/tasks', { title: 'Pack', gold: 5, type: 'daily' })
  await page.goto('/dashboard')
  await open(page)
  await adds(page).click()
  await expect(line(page, 1)).toBeFocused()
  await adds(page).click()
  await line(page, 2).selectOption('A week before')
  await time(page, 2).fill('18:30')
  await expectAccessible(page)
  await expectToFit(page)
  await save(page)
  const onTheDay = { daysBefore: 0, at: '09:00' }
  await expect.poll(() => stored(player)).toEqual([onTheDay, { daysBefore: 7, at: '18:30' }])
  await expect(page.getByTitle('Reminders: On the day, 09:00 · A week before, 18:30')).toBeVisible()

  await page.reload()
  await open(page)
  await expect(line(page, 2)).toHaveValue('d7')
  await expect(time(page, 2)).toHaveValue('18:30')
  await adds(page).click()
  await expect(adds(page)).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Remove reminder 3' }).click()
  await dialog(page).getByRole('button', { name: 'Remove reminder 2' }).click()
  await expect(line(page, 1)).toBeFocused()
  await time(page, 1).fill('')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByText('Choose a time.')).toBeVisible()
  expect(await stored(player)).toHaveLength(2)
  await time(page, 1).fill('09:00')
  await save(page)
  await expect.poll(() => stored(player)).toEqual([onTheDay])
})

test('a reminder that no longer fits is left out; one that is not offered keeps its value', {
  tag: '@phone',
}, async ({ page, player }) => {
  await player.send('POST /user/tasks', {
    title: 'Pack',
    gold: 5,
    type: 'daily',
    schedule: { frequency: 'daily', time: '18:00' },
    reminders: [{ minutesBefore: 45 }, { daysBefore: 1, at: '20:00' }],
  })
  await page.goto('/dashboard')
  await open(page)
  await expect(line(page, 1).locator('option:checked')).toHaveText('45 minutes before')
  await dialog(page).getByText('To-do', { exact: true }).click()
  await expect(dialog(page).getByText('2 reminders don’t fit this date and were left out.')).toBeVisible()
  await expect(adds(page)).toHaveCount(0)
  await dialog(page).getByText('Daily', { exact: true }).click()
  await expect(dialog(page).getByText('1 reminder doesn’t fit this date and was left out.')).toBeVisible()
  await save(page)
  await expect.poll(() => stored(player)).toEqual([{ daysBefore: 1, at: '20:00' }])
})

test('a reminder that does not fit returns when it fits again, also after a change of others', async ({
  page,
  player,
}) => {
  await player.send('POST /user/tasks', {
    title: 'Pack',
    gold: 5,
    type: 'daily',
    schedule: { frequency: 'daily', time: '18:00' },
    reminders: [{ minutesBefore: 45 }],
  })
  await page.goto('/dashboard')
  await open(page)
  await dialog(page).getByLabel('Time', { exact: true }).fill('')
  await expect(dialog(page).getByText('1 reminder doesn’t fit this date and was left out.')).toBeVisible()
  await adds(page).click()
  await dialog(page).getByLabel('Time', { exact: true }).fill('18:00')
  await save(page)
  await expect.poll(() => stored(player)).toEqual([{ daysBefore: 0, at: '09:00' }, { minutesBefore: 45 }])
})

test('a new task is added with a reminder, which its row shows', async ({ page, player }) => {
  await page.goto('/dashboard')
  await begin(page)
  await expect(adds(page)).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Tomorrow' }).click()
  await dialog(page).getByLabel('Time').fill('18:00')
  await adds(page).click()
  await line(page, 1).selectOption('30 minutes before')
  await dialog(page).getByRole('button', { name: 'Add task' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => stored(player)).toEqual([{ minutesBefore: 30 }])
  await expect(page.getByTitle('Reminder: 30 minutes before')).toBeVisible()
})

test('a task without reminders is created and changed without them', async ({ page, player }) => {
  await page.goto('/dashboard')
  const created = page.waitForRequest((request) => request.url().includes('tasks.create'))
  await begin(page)
  await dialog(page).getByRole('button', { name: 'Add task' }).click()
  expect((await created).postData()).not.toContain('reminders')
  await expect.poll(() => stored(player)).toEqual([])
  const patched = page.waitForRequest((request) => request.url().includes('tasks.patch'))
  await open(page)
  await dialog(page).getByLabel('Notes').fill('Two bags')
  await save(page)
  expect((await patched).postData()).not.toContain('reminders')
})

test('a leader reminds the assignees of a group task', async ({ page, browser, address, player, newPlayer }) => {
  // Two users with a browser each need time on a busy machine.
  test.slow()
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  await page.goto(`/groups/${id}`)
  await page.getByRole('button', { name: 'New task' }).click()
  await dialog(page).getByLabel('Title').fill('Bins')
  await dialog(page).getByText('Daily', { exact: true }).click()
  await adds(page).click()
  await line(page, 1).selectOption('The day before')
  await time(page, 1).fill('20:00')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Add task' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByTitle('Reminder: The day before, 20:00')).toBeVisible()
  const read = async () => (await expectOk(player.send<GroupTask[]>(`GET /groups/${id}/tasks`)))[0]?.reminders
  const [eve] = [{ id: expect.any(String), daysBefore: 1, at: '20:00' }]
  await expect.poll(read).toEqual([eve])

  const otherPage = await windowOf(browser, boyan, address)
  await otherPage.goto(`/groups/${id}`)
  await expect(otherPage.getByTitle('Reminder: The day before, 20:00')).toBeVisible()

  // What another leader changes meanwhile stays, unless this form changes it.
  const update = page.waitForRequest((request) => request.url().includes('groupTasks.update'))
  await page.getByRole('button', { name: 'More for “Bins”' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog(page).getByLabel('Notes').fill('Both')
  await save(page)
  expect((await update).postData()).not.toMatch(/reminders|schedule|checklist/)
  await expect.poll(read).toEqual([eve])

  await page.getByRole('button', { name: 'More for “Bins”' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog(page).getByRole('button', { name: 'Remove reminder 1' }).click()
  await expect(adds(page)).toBeFocused()
  await save(page)
  await expect.poll(read).toEqual([])
  await expect(page.getByTitle('Reminder: The day before, 20:00')).toHaveCount(0)
})

test.describe('in Bulgarian', () => {
  test.use({ locale: 'bg-BG' })

  test('reminders are added and shown in the list', async ({ page, player }) => {
    await player.send('POST /user/tasks', { title: 'Багаж', gold: 5, type: 'daily' })
    await page.goto('/dashboard')
    await page.getByText('Багаж').click()
    await dialog(page).getByRole('button', { name: 'Добави напомняне' }).click()
    await dialog(page).getByRole('combobox', { name: 'Напомняне 1' }).selectOption('Предния ден')
    await dialog(page).getByLabel('Час на напомняне 1').fill('20:00')
    await dialog(page).getByRole('button', { name: 'Запази' }).click()
    await expect(page.getByTitle('Напомняне: Предния ден, 20:00')).toBeVisible()
    await expect.poll(() => stored(player)).toEqual([{ daysBefore: 1, at: '20:00' }])
  })
})
