import type { Page } from '@playwright/test'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import type { Tag } from '@questboard/api/tags/schema'
import { expectAccessible } from '../support/accessible.ts'
import { putCardsAway } from '../support/cards.ts'
import { expectToFit } from '../support/fits.ts'
import { family } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Group tasks' })

const line = (page: Page) => panel(page).getByRole('textbox', { name: 'Add a task' })

const tasksOf = (leader: Person, groupId: string) => expectOk(leader.send<GroupTask[]>(`GET /groups/${groupId}/tasks`))

async function add(page: Page, text: string) {
  await line(page).fill(text)
  await line(page).press('Enter')
}

test('one line makes a task for a member, a draft, or a task of the leader', async ({ page, player, newPlayer }) => {
  await putCardsAway(page)
  const child = await newPlayer({ name: 'Max Power' })
  const groupId = await family(player, child)
  await page.goto(`/groups/${groupId}`)
  await line(page).fill('Feed the cat every day @max 5r')
  await expect(panel(page).locator('[data-field=person]')).toContainText('Max Power')
  await expect(panel(page).locator('[data-field=date]')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await line(page).press('Enter')
  await expect(line(page)).toHaveValue('')
  await expect(panel(page).getByText('Feed the cat')).toBeVisible()

  await line(page).fill('Water the plants')
  await expect(panel(page).getByText('Not assigned yet')).toBeVisible()
  await line(page).press('Enter')
  // Two that are on their way at once may arrive in any order.
  await expect.poll(async () => (await tasksOf(player, groupId)).length).toBe(2)
  await add(page, 'Fix the tap @me')
  await expect
    .poll(async () => (await tasksOf(player, groupId)).map(({ title, draft, forMyself }) => [title, draft, forMyself]))
    .toEqual([
      ['Feed the cat', false, false],
      ['Water the plants', true, false],
      ['Fix the tap', false, true],
    ])
  const [first, , last] = await tasksOf(player, groupId)
  expect(first).toMatchObject({ type: 'daily', ruby: 5, assignedUsers: [child.id] })
  expect(last).toMatchObject({ ruby: 0, assignedUsers: [player.id] })
})

test('a name that no one has, and one that two have, add nothing and say so', async ({ page, player, newPlayer }) => {
  const groupId = await family(player, await newPlayer({ name: 'Max Power' }), await newPlayer({ name: 'Max Stone' }))
  await page.goto(`/groups/${groupId}`)
  await add(page, 'Sweep @Vancho')
  await expect(panel(page).getByRole('alert')).toHaveText('No one here is called “Vancho”.')
  await expect(line(page)).toHaveValue('Sweep @Vancho')
  await add(page, 'Sweep @Max')
  await expect(panel(page).getByRole('alert')).toHaveText('Who is “Max”: Max Power or Max Stone?')
  expect(await tasksOf(player, groupId)).toEqual([])
  await add(page, 'Sweep @Max Stone')
  await expect.poll(async () => (await tasksOf(player, groupId)).length).toBe(1)
})

test('a tag that does not exist is created for the group', async ({ page, player, newPlayer }) => {
  const groupId = await family(player, await newPlayer({ name: 'Sophie' }))
  await page.goto(`/groups/${groupId}`)
  await line(page).fill('Sweep @Sophie #kitchen')
  await panel(page).getByRole('button', { name: 'Create tag #kitchen' }).click()
  await expect(panel(page).locator('[data-field=tag]')).toContainText('kitchen')
  await line(page).press('Enter')
  const tags = () => expectOk(player.send<Tag[]>(`GET /groups/${groupId}/tags`))
  await expect.poll(async () => (await tags()).find(({ name }) => name === 'kitchen')?.groupId).toBe(groupId)
})
