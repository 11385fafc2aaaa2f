import type { Page } from '@playwright/test'
import type { GroupMission } from '@questboard/api/group-missions/schema'
import type { Tag } from '@questboard/api/tags/schema'
import { expectAccessible } from '../support/accessible.ts'
import { dayMs } from '../support/day-ms.ts'
import { day } from '../support/days.ts'
import { choose, family, visit } from '../support/group-pages.ts'
import { waitingIn } from '../support/offline.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { rubiesOf } from '../support/stats.ts'
import type { Person } from '../support/test-server.ts'
import { windowOf } from '../support/window-of.ts'

const make = (leader: Person, groupId: string, mission: object) =>
  expectOk(
    leader.send<GroupMission>(`POST /groups/${groupId}/missions`, {
      name: 'Paint the fence',
      from: day(0),
      to: day(7),
      tasks: ['First coat', 'Second coat'].map((title) => ({ title, ruby: 10, type: 'todo' })),
      ...mission,
    }),
  )

const read = (leader: Person, groupId: string, id: string) =>
  expectOk(leader.send<GroupMission>(`GET /groups/${groupId}/missions/${id}`))

const check = (page: Page, title: string) => page.getByRole('checkbox', { name: title, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test('a leader reads that a mission waits for others who are on a break', async ({ page, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  await make(player, id, { assignedUsers: [boyan.id] })
  await page.clock.setFixedTime(Date.now() + 9 * dayMs)
  await visit(page, id, 'Missions')
  await expect(page.getByText('Waiting for members on a break')).toBeVisible()
  await expect(page.getByText('Waiting until you’re back')).toHaveCount(0)
})

test('a leader assigns a mission and approves it on the page', async ({
  page,
  browser,
  address,
  player,
  newPlayer,
}) => {
  // Two users with a browser each need time on a busy machine.
  test.slow()
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  await visit(page, id, 'Missions')
  await expect(page.getByText('No active missions')).toBeVisible()
  await page.getByRole('button', { name: 'New mission' }).click()
  const dialog = page.getByRole('dialog', { name: 'New mission for the group' })
  await dialog.getByLabel('Name').fill('Paint the fence')
  const line = dialog.getByRole('textbox', { name: 'Add a task' })
  await line.fill('First coat 30r')
  await line.press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveText(/First coat.*30/)
  await dialog.getByRole('switch', { name: 'A leader approves it first' }).check({ force: true })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Start mission' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(link(page, 'Paint the fence')).toBeVisible()
  await expectAccessible(page)

  const otherPage = await windowOf(browser, boyan, address)
  await visit(otherPage, id, 'Missions')
  await link(otherPage, 'Paint the fence').click()
  const ask = otherPage.getByRole('button', { name: 'Ask for approval' })
  await expect(ask).toHaveAttribute('aria-disabled', 'true')
  await expect(ask).toHaveAccessibleDescription('1 task to go')
  await expectAccessible(otherPage)
  await check(otherPage, 'First coat').click()
  await expect(ask).not.toHaveAttribute('aria-disabled', 'true')
  await ask.click()
  await expect(otherPage.getByText('Waiting for a leader’s approval', { exact: true })).toBeVisible()
  await expectAccessible(otherPage)
  expect(await rubiesOf(boyan, id)).toBe(0)

  await page.goto(`/groups/${id}`)
  const waiting = page.getByRole('region', { name: 'Waiting for your approval' })
  await expect(waiting.getByRole('listitem')).toContainText('Paint the fence')
  await expectAccessible(page)
  await waiting.getByRole('button', { name: 'Approve “Paint the fence” from Boyan' }).click()
  await expect(waiting).toHaveCount(0)
  await expect.poll(() => rubiesOf(boyan, id)).toBe(30)
  await expect(page.getByRole('list', { name: 'Group progress' })).toContainText('30 rubies')
})

test('a mission without approval pays at once, and is celebrated', async ({ page, player, newPlayer }) => {
  const creator = await newPlayer({ name: 'Boyan' })
  const id = await family(creator, player)
  const mission = await make(creator, id, { assignedUsers: [player.id] })
  await page.goto(`/groups/${id}/missions/${mission.id}`)
  await check(page, 'First coat').click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(check(page, 'First coat')).not.toBeChecked()
  await check(page, 'First coat').click()
  await check(page, 'Second coat').click()
  await page.getByRole('button', { name: 'Complete the mission' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mission completed!' })
  await expect(dialog).toContainText('20 rubies')
  await expect(dialog).toContainText('40 XP')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(() => rubiesOf(player, id)).toBe(20)
  await expect(page.getByText('20 rubies', { exact: true }).first()).toBeVisible()
})

test('a completion that does not arrive waits, and is sent later', async ({ page, player, newPlayer }) => {
  const creator = await newPlayer({ name: 'Boyan' })
  const id = await family(creator, player)
  const mission = await make(creator, id, { assignedUsers: [player.id] })
  await page.goto(`/groups/${id}/missions/${mission.id}`)
  await page.route('**/trpc/*groupMissions.tasks.complete*', (route) => route.abort('connectionrefused'))
  await check(page, 'First coat').click()
  await expect.poll(() => waitingIn(page)).toBe(1)
  await expect(check(page, 'First coat')).toBeChecked()
  await page.unrouteAll()
  await page.reload()
  await expect(check(page, 'First coat')).toBeChecked()
  await expect
    .poll(async () => (await read(creator, id, mission.id)).tasks[0]?.completedBy, { timeout: 30_000 })
    .toEqual([player.id])
})

test("leaders add, edit, copy, archive and delete tasks on a mission's page", async ({ page, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  const mission = await make(player, id, { assignedUsers: [boyan.id] })
  const titles = async () => (await read(player, id, mission.id)).tasks.map(({ title }) => title)
  await page.goto(`/groups/${id}/missions/${mission.id}`)
  await expect(page.getByRole('list', { name: 'Progress' })).toContainText('0 of 2')
  await expectAccessible(page)
  const line = page.getByRole('textbox', { name: 'Add a task' })
  await line.fill('Clean the brushes 5r')
  await line.press('Enter')
  await expect.poll(titles).toEqual(['First coat', 'Second coat', 'Clean the brushes'])
  await expect(page.getByRole('region', { name: /^Reward of / })).toContainText('25 rubies')

  await choose(page, 'First coat', 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit task' })
  await dialog.getByLabel('Rubies').fill('20')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: /^Reward of / })).toContainText('35 rubies')
  await choose(page, 'Second coat', 'Archive')
  await expect(page.getByText('In the archive', { exact: true })).toBeVisible()
  await choose(page, 'Clean the brushes', 'Delete')
  await expect(page.getByRole('button', { name: 'Clean the brushes', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Clean the brushes', exact: true })).toBeVisible()

  await choose(page, 'Paint the fence', 'Edit')
  const form = page.getByRole('dialog', { name: 'Edit mission' })
  await form.getByLabel('Name').fill('Paint the whole fence')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Paint the whole fence' })).toBeVisible()
  await choose(page, 'Paint the whole fence', 'Delete')
  await expect(page).toHaveURL(`/groups/${id}`)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.reload()
  await expect.poll(async () => expectOk(player.send<GroupMission[]>(`GET /groups/${id}/missions`))).toEqual([])
})

test('the tasks of a new mission have the tags of the group, not those of the leader', async ({
  page,
  player,
  newPlayer,
}) => {
  const id = await family(player, await newPlayer({ name: 'Boyan' }))
  await expectOk(player.send('POST /tags', { name: 'Drums', color: 'gray' }))
  const kitchen = await expectOk(player.send<Tag>(`POST /groups/${id}/tags`, { name: 'Kitchen', color: 'gray' }))
  await visit(page, id, 'Missions')
  await page.getByRole('button', { name: 'New mission' }).click()
  const dialog = page.getByRole('dialog', { name: 'New mission for the group' })
  await dialog.getByLabel('Name').fill('Clean up')
  const line = dialog.getByRole('textbox', { name: 'Add a task' })
  for (const [place, words] of ['Oven #kitchen 10r', 'Practice #drums 10r'].entries()) {
    await line.fill(words)
    await line.press('Enter')
    await expect(dialog.getByRole('listitem')).toHaveCount(place + 1)
  }
  await dialog.getByRole('button', { name: 'Start mission' }).click()
  await expect(dialog).toHaveCount(0)
  const [mission] = await expectOk(player.send<GroupMission[]>(`GET /groups/${id}/missions`))
  expect(mission?.tasks.map(({ title, tags }) => [title, tags])).toEqual([
    ['Oven', [kitchen.id]],
    ['Practice #drums', []],
  ])
})

test('a missing mission is reported', async ({ page, player, newPlayer }) => {
  const creator = await newPlayer({ name: 'Boyan' })
  const id = await family(creator, player)
  const { id: foreign } = await make(creator, id, { assignedUsers: [player.id] })
  await page.goto(`/groups/${id}/missions/${foreign}`)
  await expect(page.getByRole('heading', { name: 'Paint the fence' })).toBeVisible()
  await page.goto(`/groups/${id}/missions/${crypto.randomUUID()}`)
  await expect(page.getByText('This mission doesn’t exist')).toBeVisible()
})
