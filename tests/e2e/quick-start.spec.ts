import type { Page } from '@playwright/test'
import type { GroupReward } from '@questboard/api/group-rewards/schema'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import { expectAccessible } from '../support/accessible.ts'
import { putCardsAway } from '../support/cards.ts'
import { newChild } from '../support/children.ts'
import { expectToFit } from '../support/fits.ts'
import { joinByInvitation } from '../support/group.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'

const start = (page: Page) =>
  page.getByRole('region', { name: /^(Who plays|What needs doing at home|What does it earn)\?$/ })

const press = (page: Page, name: string) => start(page).getByRole('button', { name, exact: true }).click()

async function makeGroup(page: Page) {
  await putCardsAway(page)
  await page.goto('/groups')
  await page.getByRole('button', { name: 'Create your first group' }).click()
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Our family')
  await page.getByRole('dialog').getByRole('button', { name: 'Create group' }).click()
  await expect(page.getByRole('heading', { name: 'Who plays?' })).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

const tasksOf = (leader: Person, id: string) => expectOk(leader.send<GroupTask[]>(`GET /groups/${id}/tasks`))

test('a family is in play in three steps', { tag: '@phone' }, async ({ page, player }) => {
  const begun = Date.now()
  const id = await makeGroup(page)
  await expectAccessible(page)
  await expectToFit(page)
  await press(page, 'Add a child')
  await start(page).getByRole('textbox', { name: 'Name' }).fill('Sophie')
  await start(page).getByRole('checkbox').check()
  await press(page, 'Add')
  await expect(start(page).getByText('Sophie')).toBeVisible()
  await press(page, 'Continue')

  await expect(page.getByRole('heading', { name: 'What needs doing at home?' })).toBeFocused()
  await expect(start(page).getByRole('checkbox', { checked: true, name: 'Make your bed' })).toBeVisible()
  await start(page).getByText('3–5 years').click()
  await expect(start(page).getByRole('checkbox', { name: /toys/ })).toBeChecked()
  await expectAccessible(page)
  await expectToFit(page)
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { name: 'What does it earn?' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  // Coming back makes nothing twice.
  await press(page, 'Back')
  await press(page, 'Continue')
  await expect(start(page).getByRole('checkbox', { name: /bedtime story/ })).toBeChecked()
  await press(page, 'Start playing')

  await expect(page).toHaveURL(`/groups/${id}`)
  await expect(
    page.getByRole('region', { name: 'Group tasks' }).getByText('Put the toys back in their box'),
  ).toBeVisible()
  const tasks = await tasksOf(player, id)
  expect(tasks).toHaveLength(3)
  expect(tasks.every(({ draft, assignedUsers }) => !draft && assignedUsers.length === 1)).toBe(true)
  expect(tasks.flatMap(({ tags }) => tags)).toHaveLength(2)
  const rewards = await expectOk(player.send<GroupReward[]>(`GET /groups/${id}/rewards`))
  expect(rewards.map(({ name }) => name)).toContain('Choose the bedtime story')
  expect(rewards).toHaveLength(3)
  expect(Date.now() - begun).toBeLessThan(5 * 60_000)
})

test('a reload makes nothing twice', async ({ page, player }) => {
  const id = await makeGroup(page)
  await press(page, 'Add a child')
  await start(page).getByRole('textbox', { name: 'Name' }).fill('Sophie')
  await start(page).getByRole('checkbox').check()
  await press(page, 'Add')
  await press(page, 'Continue')
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { name: 'What does it earn?' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Who plays?' })).toBeVisible()
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { name: 'What needs doing at home?' })).toBeVisible()
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { name: 'What does it earn?' })).toBeVisible()
  expect(await tasksOf(player, id)).toHaveLength(3)
})

test('a child that is being written is not skipped', async ({ page }) => {
  await makeGroup(page)
  const further = start(page).getByRole('button', { name: 'Continue' })
  for (const [way, field] of [
    ['Add a child', 'Name'],
    ['Invite by e-mail', 'E-mail address'],
  ] as const) {
    await press(page, way)
    await start(page).getByRole('textbox', { name: field }).fill('Sophie')
    await expect(further).toHaveCount(0)
    await start(page)
      .getByRole('button', { name: /^(Close|Cancel)$/ })
      .click()
    await expect(further).toBeVisible()
  }
})

test('each child gets what is ticked for it, even if its row was never opened', async ({ page, player }) => {
  const id = await makeGroup(page)
  await press(page, 'Add a child')
  for (const [name, button] of [
    ['Sophie', 'Add another'],
    ['Ivo', 'Add'],
  ] as const) {
    await start(page).getByRole('textbox', { name: 'Name' }).fill(name)
    await start(page).getByRole('checkbox').check()
    await press(page, button)
    await expect(start(page).getByText(name, { exact: true })).toBeVisible()
    if (button === 'Add another') await expect(start(page).getByRole('textbox', { name: 'Name' })).toHaveValue('')
  }
  await press(page, 'Continue')
  const people = start(page).getByRole('group', { name: 'Who it’s for' })
  await expect(people.getByRole('radio')).toHaveCount(3)
  await expect(people.getByRole('radio', { name: 'Sophie 3 chosen' })).toBeChecked()
  await expect(people.getByRole('radio', { name: 'Ivo 3 chosen' })).not.toBeChecked()
  await expectToFit(page)
  await press(page, 'Continue')
  await press(page, 'Start playing')
  await expect(page).toHaveURL(`/groups/${id}`)
  const tasks = await tasksOf(player, id)
  expect(tasks).toHaveLength(3)
  expect(tasks.map(({ assignedUsers }) => assignedUsers.length)).toEqual([2, 2, 2])
})

test('a child comes first where a grown-up has joined, too', async ({ page, player, newPlayer }) => {
  const id = await makeGroup(page)
  await joinByInvitation({ id, creator: player }, await newPlayer({ name: 'Boyan' }))
  await newChild(player, id, 'Ivo')
  await page.reload()
  await press(page, 'Continue')
  const people = start(page).getByRole('group', { name: 'Who it’s for' })
  await expect(people.getByRole('radio', { name: 'Ivo 3 chosen' })).toBeChecked()
  await expect(people.getByRole('radio', { name: 'Boyan', exact: true })).not.toBeChecked()
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { name: 'What does it earn?' })).toBeVisible()
  expect((await tasksOf(player, id)).map(({ assignedUsers }) => assignedUsers.length)).toEqual([1, 1, 1])
})

test('who is alone prepares drafts, and can skip all and come back', async ({ page, player }) => {
  const id = await makeGroup(page)
  await page.getByRole('button', { name: 'Skip all' }).click()
  await expect(page).toHaveURL(`/groups/${id}`)
  await page.getByRole('link', { name: 'Quick start' }).click()
  await press(page, 'Continue')
  await start(page)
    .getByRole('checkbox', { name: /Make your bed/ })
    .uncheck()
  await press(page, 'Continue')
  await expect(start(page).getByText('Rewards need someone to earn them.')).toBeVisible()
  await press(page, 'Start playing')
  await expect(page.getByText('Not assigned yet').first()).toBeVisible()
  expect((await tasksOf(player, id)).map(({ draft }) => draft)).toEqual([true, true])
})

test('a failure makes nothing twice', async ({ page, player }) => {
  const id = await makeGroup(page)
  await press(page, 'Continue')
  let calls = 0
  await page.route('**/trpc/groupTasks.create*', async (route) => {
    calls += 1
    if (calls !== 2) return route.continue()
    // Made, but its answer is lost.
    await route.fetch()
    return route.fulfill({ status: 400, json: [{ error: { message: 'invalidData', code: -32600, data: {} } }] })
  })
  await press(page, 'Continue')
  await expect(start(page).getByRole('alert')).toBeVisible()
  await press(page, 'Try again')
  await expect(page.getByRole('heading', { name: 'What does it earn?' })).toBeVisible()
  expect((await tasksOf(player, id)).map(({ title }) => title)).toHaveLength(3)
})
