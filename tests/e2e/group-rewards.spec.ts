import type { Page } from '@playwright/test'
import type { GroupReward } from '@questboard/api/group-rewards/schema'
import { expectAccessible } from '../support/accessible.ts'
import { choose, family, visit } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { rubiesOf } from '../support/stats.ts'
import type { Person } from '../support/test-server.ts'
import { letTimePass, letUndoPass } from '../support/undo.ts'
import { windowOf } from '../support/window-of.ts'

/** The same, with rubies that the child has earned. */
async function familyWithRubies(leader: Person, child: Person, ruby: number) {
  const id = await family(leader, child)
  const task = { title: 'Earlier', ruby, type: 'todo', assignedUsers: [child.id] }
  const { id: taskId } = await expectOk(leader.send<{ id: string }>(`POST /groups/${id}/tasks`, task))
  await expectOk(child.send(`PATCH /groups/${id}/users/${child.id}/tasks/${taskId}/complete`, {}))
  return id
}

const make = (leader: Person, groupId: string, reward: object) =>
  expectOk(
    leader.send<GroupReward>(`POST /groups/${groupId}/rewards`, {
      name: 'Cinema',
      ruby: 20,
      type: 'constant',
      ...reward,
    }),
  )

const list = (leader: Person, groupId: string) => expectOk(leader.send<GroupReward[]>(`GET /groups/${groupId}/rewards`))

const panel = (page: Page) => page.getByRole('region', { name: 'Group rewards' })
const row = (page: Page, name: string) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
const redeem = (page: Page, name: string) => page.getByRole('button', { name: `Redeem “${name}”` })

test('a leader creates a reward, and a member redeems it with rubies of the group', async ({
  page,
  browser,
  address,
  player,
  newPlayer,
}) => {
  // Two users with a browser each need time on a busy machine.
  test.slow()
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await familyWithRubies(player, boyan, 50)
  await visit(page, id, 'Rewards')
  await expect(panel(page).getByText('What are the rubies for?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New reward' }).click()
  const dialog = page.getByRole('dialog', { name: 'New group reward' })
  await dialog.getByLabel('Name').fill('Cinema')
  await dialog.getByLabel('Price in rubies').fill('20')
  await dialog.getByText('Several times').click()
  await dialog.getByLabel('How many times').fill('2')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, 'Cinema')).toContainText('2 times')
  await expectAccessible(page)
  // A reload keeps the chosen part.
  await page.reload()
  await expect(row(page, 'Cinema')).toContainText('2 times')

  const otherPage = await windowOf(browser, boyan, address)
  await otherPage.clock.install()
  await visit(otherPage, id, 'Rewards')
  await expect(panel(otherPage)).toHaveCount(0)
  await expectAccessible(otherPage)
  await redeem(otherPage, 'Cinema').click()
  await expect(otherPage.getByText('1 time left')).toBeVisible()
  await expect(otherPage.getByText('30 rubies', { exact: true }).first()).toBeVisible()
  await otherPage.getByRole('button', { name: 'Undo' }).click()
  await expect(otherPage.getByText('2 times left')).toBeVisible()
  await expect(otherPage.getByText('50 rubies', { exact: true }).first()).toBeVisible()
  await letTimePass(otherPage)
  expect(await rubiesOf(boyan, id)).toBe(50)

  await redeem(otherPage, 'Cinema').click()
  await expect(otherPage.getByText('1 time left')).toBeVisible()
  await letUndoPass(otherPage)
  await expect.poll(() => rubiesOf(boyan, id)).toBe(30)
  await expect(otherPage.getByText('30 rubies', { exact: true }).first()).toBeVisible()

  // The last use needs a confirmation, and removes the reward from the list.
  await redeem(otherPage, 'Cinema').click()
  const question = otherPage.getByRole('dialog', { name: /^Redeem/ })
  await expect(question).toContainText('Costs 20 rubies')
  await expectAccessible(otherPage)
  await question.getByRole('button', { name: 'Redeem' }).click()
  await expect(redeem(otherPage, 'Cinema')).toHaveCount(0)
  await expect(otherPage.getByText('No rewards for you yet')).toBeVisible()
  await letUndoPass(otherPage)
  await expect.poll(() => rubiesOf(boyan, id)).toBe(10)
  await expect(row(page, 'Cinema')).toContainText('Used up')
})

test('a reward that requires approval is requested and waits', async ({ page, player, newPlayer }) => {
  const creator = await newPlayer({ name: 'Boyan' })
  const id = await familyWithRubies(creator, player, 25)
  const reward = await make(creator, id, { requireApprove: true, assignedUsers: [player.id] })
  await visit(page, id, 'Rewards')
  await page.getByRole('button', { name: 'Ask for it: “Cinema”' }).click()
  await expect(page.getByRole('button', { name: 'Asked: “Cinema”' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await expect.poll(async () => (await list(creator, id))[0]?.waitingApproval).toBe(1)
  expect(await rubiesOf(player, id)).toBe(25)

  await expectOk(creator.send(`POST /groups/${id}/users/${player.id}/rewards/${reward.id}/approve`, { approved: true }))
  await page.reload()
  await expect(page.getByText('5 rubies', { exact: true }).first()).toBeVisible()
})

test('rubies return when redeeming fails', async ({ page, player, newPlayer }) => {
  const creator = await newPlayer({ name: 'Boyan' })
  const id = await familyWithRubies(creator, player, 25)
  await make(creator, id, { type: 'times', timesToUse: 3, assignedUsers: [player.id] })
  await page.clock.install()
  await visit(page, id, 'Rewards')
  await page.route('**/trpc/*groupRewards.redeem*', (route) => route.abort('connectionrefused'))
  await redeem(page, 'Cinema').click()
  await letUndoPass(page)
  await expect(page.getByRole('alert')).toContainText('We don’t know whether that worked.')
  await expect(page.getByText('3 times left')).toBeVisible()
  await expect(page.getByText('25 rubies', { exact: true }).first()).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('2 times left')).toBeVisible()
  await expect.poll(() => rubiesOf(player, id)).toBe(5)
})

test('a group reward is edited, copied, archived and deleted', async ({ page, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  await make(player, id, { assignedUsers: [boyan.id] })
  await visit(page, id, 'Rewards')
  await choose(page, 'Cinema', 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit reward' })
  await dialog.getByLabel('Price in rubies').fill('35')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'Cinema')).toContainText('35')
  await choose(page, 'Cinema', 'Copy')
  await expect(row(page, 'Cinema')).toHaveCount(2)
  await panel(page).getByRole('button', { name: 'More for “Cinema”' }).first().click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(row(page, 'Cinema')).toHaveCount(1)
  await choose(page, 'Cinema', 'Delete')
  await expect(row(page, 'Cinema')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Cinema')).toHaveCount(1)
  await choose(page, 'Cinema', 'Delete')
  await page.reload()
  await expect.poll(async () => (await list(player, id)).length).toBe(0)
})

test('equal rewards of several members share one row', async ({ page, player, newPlayer }) => {
  const [boyan, vera] = [await newPlayer({ name: 'Boyan' }), await newPlayer({ name: 'Vera' })]
  const id = await family(player, boyan, vera)
  await make(player, id, { assignedUsers: [boyan.id] })
  await make(player, id, { assignedUsers: [vera.id] })
  await visit(page, id, 'Rewards')
  await expect(row(page, 'Cinema')).toHaveCount(1)
  await expect(row(page, 'Cinema')).toContainText(/Boyan, Vera/)
  await page.getByRole('button', { name: 'Each “Cinema” separately' }).click()
  await expect(panel(page).getByRole('button', { name: 'More for “Cinema”' })).toHaveCount(2)
  await expectAccessible(page)
})
