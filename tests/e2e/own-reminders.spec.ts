import type { Page } from '@playwright/test'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { giveTask } from '../support/group.ts'
import { family } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** Tasks of a leader for a member, with a reminder for all. Returns the reminders of the member and of the task. */
async function assign(leader: Person, member: Person) {
  const id = await family(leader, member)
  const group = { id, creator: leader }
  const reminders = [{ daysBefore: 1, at: '20:00' }]
  const schedule = { frequency: 'daily', interval: 2, time: '18:00' }
  await giveTask(group, [member], { title: 'Bins', type: 'daily', reminders, schedule })
  await giveTask(group, [member], { title: 'Someday' })
  const remindersAt = (person: Person, path: string) => async () => {
    const tasks = await expectOk(person.send<UserGroupTask[]>(`GET /groups/${id}/${path}`))
    return tasks.find(({ title }) => title === 'Bins')?.reminders.map(({ id: _, ...reminder }) => reminder)
  }
  return { id, ofMember: remindersAt(member, `users/${member.id}/tasks`), ofTask: remindersAt(leader, 'tasks') }
}

test('an assignee has reminders of their own of a group task', async ({ page, player, newPlayer }) => {
  const leader = await newPlayer({ name: 'Boyan' })
  const { id, ofMember, ofTask } = await assign(leader, player)
  const eve = { daysBefore: 1, at: '20:00' }
  const open = async () => {
    await page.getByRole('button', { name: 'More for “Bins”' }).click()
    await page.getByRole('menuitem', { name: 'My reminders' }).click()
  }
  await page.goto(`/groups/${id}`)
  await open()
  const line = dialog(page).getByRole('combobox', { name: 'Reminder 1' })
  await expect(line).toHaveValue('d1')
  await line.selectOption('30 minutes before')
  await expectAccessible(page)
  await expectToFit(page)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByTitle('Reminder: 30 minutes before')).toBeVisible()
  await expect.poll(ofMember).toEqual([{ minutesBefore: 30 }])
  expect(await ofTask()).toEqual([eve])

  // None at all is not the same as those of the task.
  await open()
  await dialog(page).getByRole('button', { name: 'Remove reminder 1' }).click()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect.poll(ofMember).toEqual([])
  await expect(page.getByTitle(/^Reminder/)).toHaveCount(0)

  await open()
  await dialog(page).getByRole('button', { name: 'Add a reminder' }).click()
  await line.selectOption('On the day')
  await dialog(page).getByLabel('Time of reminder 1').fill('')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByText('Choose a time.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Same as for everyone' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByTitle('Reminder: The day before, 20:00')).toBeVisible()
  await expect.poll(ofMember).toEqual([eve])

  // A to-do without a date has nothing to count back from.
  await page.getByRole('button', { name: 'More for “Someday”' }).click()
  await expect(page.getByRole('menuitem', { name: 'Details' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'My reminders' })).toHaveCount(0)
})

test('reminders that could not be saved stay in their form', async ({ page, player, newPlayer }) => {
  const { id, ofMember } = await assign(await newPlayer({ name: 'Boyan' }), player)
  await page.goto(`/groups/${id}`)
  await page.getByRole('button', { name: 'More for “Bins”' }).click()
  await page.getByRole('menuitem', { name: 'My reminders' }).click()
  await page.route(/groupTasks\.setReminders/, (route) => route.abort())
  const line = dialog(page).getByRole('combobox', { name: 'Reminder 1' })
  await line.selectOption('10 minutes before')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await expect(line).toHaveValue('m10')
  expect(await ofMember()).toEqual([{ daysBefore: 1, at: '20:00' }])
  await page.unroute(/groupTasks\.setReminders/)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect.poll(ofMember).toEqual([{ minutesBefore: 10 }])
})

test.describe('in Bulgarian', () => {
  test.use({ locale: 'bg-BG' })

  test('reminders of a group task are personal', async ({ page, player, newPlayer }) => {
    const { id, ofMember } = await assign(await newPlayer({ name: 'Боян' }), player)
    await page.goto(`/groups/${id}`)
    await page.getByRole('button', { name: /„Bins“/ }).click()
    await page.getByRole('menuitem', { name: 'Моите напомняния' }).click()
    await dialog(page).getByRole('combobox', { name: 'Напомняне 1' }).selectOption('30 минути по-рано')
    await dialog(page).getByRole('button', { name: 'Запази' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect.poll(ofMember).toEqual([{ minutesBefore: 30 }])
  })
})
