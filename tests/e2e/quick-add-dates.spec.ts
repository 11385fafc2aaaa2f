import type { Page } from '@playwright/test'
import type { Profile } from '@questboard/api/profile/schema'
import type { Tag } from '@questboard/api/tags/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { expectAccessible } from '../support/accessible.ts'
import { day } from '../support/days.ts'
import { expectToFit } from '../support/fits.ts'
import { test as offlineTest, reconnect, waitForCache } from '../support/offline.ts'
import { expect, test } from '../support/player.ts'
import type { Person } from '../support/test-server.ts'

const panel = (page: Page, name = 'Tasks') => page.getByRole('region', { name, exact: true })
const line = (page: Page, name = 'Add a task') =>
  panel(page, name === 'Add a task' ? 'Tasks' : 'Задачи').getByLabel(name)
const section = (page: Page, name: string) => panel(page).getByRole('region', { name })

const tasksOf = async (player: Person) => (await player.send<Task[]>('GET /user/tasks')).result

test('a date in words is the date of the task', { tag: '@phone' }, async ({ page, player }) => {
  await page.goto('/dashboard')
  await line(page).fill('Call the bank tomorrow 9:00 15g')
  await expect(panel(page).getByText('Tomorrow, 09:00', { exact: true })).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)
  await line(page).press('Enter')
  await expect(section(page, 'Upcoming').getByRole('checkbox', { name: 'Call the bank' })).toBeVisible()
  await expect(section(page, 'Upcoming')).toContainText('Tomorrow 09:00')
  await expect
    .poll(() => tasksOf(player))
    .toMatchObject([{ title: 'Call the bank', type: 'todo', gold: 15, dueOn: day(1), dueTime: '09:00' }])
})

test('a repetition in words says its first day and is the schedule of the task', async ({ page, player }) => {
  await page.goto('/dashboard')
  await line(page).fill(`Filter every 3 months starting ${day(2)} !weekly #health`)
  await expect(panel(page).getByText(/^Every 3 months on day \d+ · first on /)).toBeVisible()
  await expectToFit(page)
  await line(page).press('Enter')
  await expect(panel(page).getByRole('button', { name: 'Resting 1' })).toBeVisible()
  await expect
    .poll(() => tasksOf(player))
    .toMatchObject([
      { title: 'Filter', type: 'weekly', dueOn: day(2), schedule: { frequency: 'monthly', interval: 3 } },
    ])
})

test('the button on a chip puts its words back into the title', async ({ page, player }) => {
  await page.goto('/dashboard')
  await line(page).fill('Buy tomorrow magazine on Friday 20g')
  await panel(page).getByRole('button', { name: 'Keep “on Friday” in the title' }).click()
  await expect(panel(page).getByRole('button', { name: /Keep “(tomorrow|on Friday)”/ })).toHaveCount(0)
  await expect(line(page)).toBeFocused()
  await panel(page).getByRole('button', { name: 'Keep “20g” in the title' }).press('Enter')
  await expect(line(page)).toHaveValue('Buy \\tomorrow magazine \\on \\Friday \\20g')
  await line(page).press('Enter')
  await expect
    .poll(() => tasksOf(player))
    .toMatchObject([{ title: 'Buy tomorrow magazine on Friday 20g', gold: 10, schedule: null, dueOn: null }])
})

test('screen readers hear what was understood', async ({ page }) => {
  await page.goto('/dashboard')
  await line(page).fill('Vacuum every week')
  await expect(
    page.getByRole('status').filter({ hasText: 'Understood: Weekly, Once a week, on any day' }),
  ).toBeAttached()
  await line(page).fill('Vacuum')
  await expect(page.getByRole('status').filter({ hasText: 'Understood' })).toHaveCount(0)
})

test('a tag that does not exist is created from the line', async ({ page, player }) => {
  await page.goto('/dashboard')
  await line(page).fill('Water the roses today #garden')
  await panel(page).getByRole('button', { name: 'Create tag #garden' }).click()
  await expect(panel(page).getByRole('button', { name: 'Keep “#garden” in the title' })).toBeVisible()
  await expect(line(page)).toBeFocused()
  await expectToFit(page)
  await line(page).press('Enter')
  await expect.poll(() => tasksOf(player)).toMatchObject([{ title: 'Water the roses', tags: { length: 1 } }])
  const { result } = await player.send<Tag[]>('GET /tags')
  expect(result.filter(({ own }) => own)).toMatchObject([{ name: 'garden' }])
})

test('a player can write dates that are not read', async ({ page, player }) => {
  await page.goto('/settings/game')
  const reads = page.getByRole('switch', { name: 'Read dates' })
  await expect(reads).toBeChecked()
  await reads.click()
  await expect(reads).not.toBeChecked()
  await expect.poll(async () => (await player.send<Profile>('GET /users/profile')).result.quickAddDates).toBe(false)
  await page.goto('/dashboard')
  await line(page).fill('Call mum tomorrow 15g')
  await expect(panel(page).getByRole('button', { name: 'Keep “15g” in the title' })).toBeVisible()
  await expect(panel(page).getByRole('button', { name: /tomorrow/ })).toHaveCount(0)
  await line(page).press('Enter')
  await expect.poll(() => tasksOf(player)).toMatchObject([{ title: 'Call mum tomorrow', gold: 15, dueOn: null }])
})

test('the form continues with the date', async ({ page }) => {
  await page.goto('/dashboard')
  await line(page).fill('Gym every weekday 18:00')
  await panel(page).getByRole('button', { name: 'More…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Title')).toHaveValue('Gym')
  await expect(dialog.getByLabel('Time')).toHaveValue('18:00')
})

test.describe('while the server is away', () => {
  offlineTest.use({ serviceWorkers: 'allow' })

  offlineTest('a task with a date is added, with its due day at once', async ({ page, gate, player }) => {
    await page.goto('/dashboard')
    await waitForCache(page)
    await gate.shut()
    await line(page).fill('Trash tomorrow')
    await line(page).press('Enter')
    await expect(section(page, 'Upcoming').getByRole('checkbox', { name: 'Trash' })).toBeVisible()
    await expect(section(page, 'Upcoming')).toContainText('Tomorrow')
    await reconnect(page, gate)
    await expect.poll(() => tasksOf(player), { timeout: 30_000 }).toMatchObject([{ title: 'Trash', dueOn: day(1) }])
  })
})

test.describe('in Bulgarian', () => {
  test.use({ locale: 'bg-BG' })

  test('a date in words is the date of the task', async ({ page, player }) => {
    await page.goto('/dashboard')
    await line(page, 'Добави задача').fill('Тор за цветята всеки понеделник и четвъртък 18:00 15з')
    await expect(panel(page, 'Задачи').getByText(/^Всяка седмица: пн и чт, 18:00 · от /)).toBeVisible()
    await expectToFit(page)
    await expectAccessible(page)
    await line(page, 'Добави задача').press('Enter')
    await expect
      .poll(() => tasksOf(player))
      .toMatchObject([
        {
          title: 'Тор за цветята',
          type: 'weekly',
          gold: 15,
          dueTime: '18:00',
          schedule: { frequency: 'weekly', byDay: [{ day: 'mo' }, { day: 'th' }] },
        },
      ])
  })
})
