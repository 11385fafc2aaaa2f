import type { Page } from '@playwright/test'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import { expectAccessible } from '../support/accessible.ts'
import { day } from '../support/days.ts'
import { expectToFit } from '../support/fits.ts'
import { choose, family } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { windowOf } from '../support/window-of.ts'

const row = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Group tasks' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: title, exact: true }) })

test('a leader plans a task with steps, moves and skips it; its assignee sees when it is due', {
  tag: '@phone',
}, async ({ page, browser, address, player, newPlayer }) => {
  // Two users with a browser each need time on a busy machine.
  test.slow()
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  await page.goto(`/groups/${id}`)
  await page.getByRole('button', { name: 'New task' }).click()
  const dialog = page.getByRole('dialog', { name: 'New group task' })
  await dialog.getByLabel('Title').fill('Bins')
  await dialog.getByText('Weekly', { exact: true }).click()
  await dialog.getByLabel('Repeat').selectOption('custom')
  await expect(dialog.getByText(/^Due on/)).toBeVisible()
  // Missing a group task costs nothing.
  await expect(dialog.getByText('Missing it costs')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Add a checklist' }).click()
  await page.keyboard.type('Paper')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add task' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, 'Bins').getByText(/^Every week on/)).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)
  const [task] = await expectOk(player.send<GroupTask[]>(`GET /groups/${id}/tasks`))
  expect(task?.schedule).toMatchObject({ frequency: 'weekly' })

  const otherPage = await windowOf(browser, boyan, address)
  await otherPage.goto(`/groups/${id}`)
  await otherPage.getByRole('button', { name: 'Checklist of “Bins”: 0/1' }).click()
  await otherPage.getByRole('checkbox', { name: 'Paper' }).click()
  await expect(otherPage.getByRole('button', { name: 'Checklist of “Bins”: 1/1' })).toBeVisible()
  await expectAccessible(otherPage)
  const read = async () => (await expectOk(player.send<GroupTask[]>(`GET /groups/${id}/tasks`)))[0]?.assignees[0]
  await expect.poll(async () => (await read())?.checked.length).toBe(1)

  const due = (await read())?.dueOn
  await choose(page, 'Bins', 'Skip this time')
  await expect.poll(async () => (await read())?.dueOn).not.toBe(due)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await read())?.dueOn).toBe(due)
  await choose(page, 'Bins', 'Move to another day')
  const move = page.getByRole('dialog', { name: 'Move to another day' })
  await expectAccessible(page)
  await move.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText(/Bins.* moved for everyone/).first()).toBeVisible()
})

test('undoing a second move leads back to the first one', async ({ page, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  const schedule = { frequency: 'daily', interval: 10 }
  const task = { title: 'Bins', ruby: 5, type: 'weekly', schedule, assignedUsers: [boyan.id] }
  const { id: taskId } = await expectOk(player.send<GroupTask>(`POST /groups/${id}/tasks`, task))
  await expectOk(player.send(`POST /groups/${id}/tasks/${taskId}/snooze`, { until: day(2) }))
  const dueOn = async () =>
    (await expectOk(player.send<GroupTask[]>(`GET /groups/${id}/tasks`)))[0]?.assignees[0]?.dueOn
  await page.goto(`/groups/${id}`)
  await choose(page, 'Bins', 'Move to another day')
  const move = page.getByRole('dialog', { name: 'Move to another day' })
  await move.getByLabel('Day').fill(day(4))
  await move.getByRole('button', { name: 'Move' }).click()
  await expect.poll(dueOn).toBe(day(4))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(dueOn).toBe(day(2))
})
