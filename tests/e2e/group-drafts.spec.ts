import type { GroupTask } from '@questboard/api/group-tasks/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { expectOk } from '../support/rest.ts'
import { expect, test } from '../support/visitor.ts'
import { windowOf } from '../support/window-of.ts'

test('a creator who is alone prepares a task and creates one for themselves', async ({
  browser,
  address,
  newPlayer,
}) => {
  const maria = await newPlayer({ name: 'Maria' })
  const { id } = await expectOk(maria.send<{ id: string }>('POST /groups', { name: 'Home' }))
  const page = await windowOf(browser, maria, address)
  await page.goto(`/groups/${id}`)
  await page.getByRole('button', { name: 'New task' }).click()
  const dialog = page.getByRole('dialog', { name: 'New group task' })
  await dialog.getByLabel('Title').fill('Feed the cat')
  await expect(dialog.getByRole('checkbox', { name: 'No one yet' })).toBeChecked()
  await expect(dialog.getByText('No one is notified until you assign it.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add task' }).click()
  await expect(dialog).toBeHidden()
  const tasks = page.getByRole('region', { name: 'Group tasks' })
  const row = tasks.getByRole('listitem').filter({ hasText: 'Feed the cat' })
  await expect(row.getByText('Not assigned yet')).toBeVisible()
  await expectToFit(page)

  await tasks.getByRole('button', { name: 'New task' }).click()
  await dialog.getByLabel('Title').fill('Pay the bills')
  await dialog.getByText('Me', { exact: true }).click()
  await expect(dialog.getByRole('checkbox', { name: 'No one yet' })).not.toBeChecked()
  await expect(dialog.getByLabel(/^Rubies/)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Add task' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'For you to do' }).getByText('Pay the bills')).toBeVisible()
  const stored = await expectOk(maria.send<GroupTask[]>(`GET /groups/${id}/tasks`))
  expect(stored.map(({ title, draft, forMyself, ruby }) => ({ title, draft, forMyself, ruby }))).toEqual([
    { title: 'Feed the cat', draft: true, forMyself: false, ruby: 10 },
    { title: 'Pay the bills', draft: false, forMyself: true, ruby: 0 },
  ])
  await page.context().close()
})
