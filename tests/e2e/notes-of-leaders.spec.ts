import type { Page } from '@playwright/test'
import type { GroupMission } from '@questboard/api/group-missions/schema'
import type { Group } from '@questboard/api/groups/schema'
import { expectAccessible } from '../support/accessible.ts'
import { day } from '../support/days.ts'
import { expectToFit } from '../support/fits.ts'
import { giveTask } from '../support/group.ts'
import { choose, family, visit } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { rubiesOf } from '../support/stats.ts'
import type { Person } from '../support/test-server.ts'

const row = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })

const dishes = { title: 'Wash the dishes', ruby: 10, requireApprove: true }

test('a leader marks a task as done for a member', async ({ page, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  await giveTask({ id, creator: player }, [boyan], { ...dishes, requireResult: true })
  await page.goto(`/groups/${id}/dashboard?userId=${boyan.id}`)
  await page.getByRole('button', { name: 'More for “Wash the dishes”' }).click()
  await page.getByRole('menuitem', { name: /^Mark as done by .Boyan.$/ }).click()
  const dialog = page.getByRole('dialog', { name: /as done by/ })
  await dialog.getByRole('button', { name: 'Mark as done' }).click()
  await expect(dialog.getByText('This task needs a result.')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByLabel('How did it go?').fill('Spotless')
  await dialog.getByLabel('How many rubies?').fill('8')
  await dialog.getByLabel(/^A note for/).fill('You forgot to tick it')
  await dialog.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText(/^Marked .*Wash the dishes.* as done by .Boyan.\.$/).first()).toBeVisible()
  await expect(row(page, 'Wash the dishes')).toContainText('You forgot to tick it')
  expect(await rubiesOf(boyan, id)).toBe(8)
})

test('a leader chooses who did a task, among the members who have not completed it yet', async ({
  page,
  player,
  newPlayer,
}) => {
  const [boyan, vera] = [await newPlayer({ name: 'Boyan' }), await newPlayer({ name: 'Vera' })]
  const id = await family(player, boyan)
  const { invitationId } = await expectOk(
    player.send<{ invitationId: string }>(`POST /groups/${id}/invite`, { email: vera.email }),
  )
  await expectOk(vera.send(`POST /groups/accept/${invitationId}`))
  const task = await giveTask({ id, creator: player }, [boyan, vera], { ...dishes, requireApprove: false })
  await page.goto(`/groups/${id}`)
  await choose(page, 'Wash the dishes', 'Mark as done by someone')
  const dialog = page.getByRole('dialog', { name: /as done$/ })
  await dialog.getByLabel('Who did it?').selectOption('Vera')
  // She does it herself meanwhile.
  await expectOk(vera.send(`PATCH /groups/${id}/users/${vera.id}/tasks/${task.id}/complete`, {}))
  await dialog.getByRole('button', { name: 'Mark as done' }).click()
  await expect(dialog.getByText(/^.Vera. has already done it\.$/)).toBeVisible()
  await dialog.getByLabel('Who did it?').selectOption('Boyan')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => rubiesOf(boyan, id)).toBe(10)
  expect(await rubiesOf(vera, id)).toBe(10)
})

test('what was sent back does not look untried', async ({ page, player, newPlayer }) => {
  const leader = await newPlayer({ name: 'Mira' })
  const id = await family(leader, player)
  const [plain, noted] = [
    await giveTask({ id, creator: leader }, [player], { ...dishes, title: 'Tidy up' }),
    await giveTask({ id, creator: leader }, [player], { ...dishes, title: 'Sweep' }),
  ]
  const mission = await expectOk(
    leader.send<GroupMission>(`POST /groups/${id}/missions`, {
      name: 'Spring cleaning',
      from: day(0),
      to: day(2),
      requireApprove: true,
      assignedUsers: [player.id],
      tasks: [{ title: 'Windows', ruby: 5, type: 'todo' }],
    }),
  )
  const reward = await expectOk(
    leader.send<{ id: string }>(`POST /groups/${id}/rewards`, {
      name: 'Cinema',
      ruby: 1,
      type: 'constant',
      requireApprove: true,
      assignedUsers: [player.id],
    }),
  )
  for (const task of [plain, noted]) {
    await expectOk(player.send(`PATCH /groups/${id}/users/${player.id}/tasks/${task.id}/complete`, {}))
  }
  const answer = (task: { id: string }, note?: string) =>
    expectOk(leader.send(`POST /groups/${id}/users/${player.id}/tasks/${task.id}/approve`, { approved: false, note }))
  await answer(noted, 'Under the bed, too')
  await page.goto(`/groups/${id}`)
  await expect(row(page, 'Sweep')).toContainText('Not yet: Under the bed, too')
  await expect(row(page, 'Tidy up')).toContainText('Waiting for approval')
  await choose(page, 'Tidy up', 'Details')
  const details = page.getByRole('dialog', { name: 'Tidy up' })
  await expect(details.getByText(/^Asked on .*\. .Mira. can answer\.$/)).toBeVisible()
  await expectAccessible(page)
  await details.getByRole('button', { name: 'Close' }).last().click()
  await answer(plain)
  await expect(row(page, 'Tidy up')).toContainText('Not yet. Try once more.')

  const step = mission.tasks[0]?.id ?? ''
  await expectOk(player.send(`POST /groups/${id}/missions/${mission.id}/tasks/${step}/complete`, {}))
  await expectOk(player.send(`POST /groups/${id}/missions/${mission.id}/complete`, {}))
  const missionNote = 'The corners, too'
  await expectOk(
    leader.send(`POST /groups/${id}/users/${player.id}/missions/${mission.id}/approve`, {
      approved: false,
      note: missionNote,
    }),
  )
  await expectOk(leader.send(`POST /groups/${id}/members/${await memberIdOf(leader, id, player)}/rubies`, gift))
  await expectOk(player.send(`POST /groups/${id}/rewards/${reward.id}/redeem`, {}))
  await expectOk(
    leader.send(`POST /groups/${id}/users/${player.id}/rewards/${reward.id}/approve`, {
      approved: false,
      note: 'After the exam',
    }),
  )
  await visit(page, id, 'Missions')
  await expect(row(page, 'Spring cleaning').first()).toContainText('Not yet: The corners, too')
  await visit(page, id, 'Rewards')
  await expect(row(page, 'Cinema').first()).toContainText('After the exam')
  await expectAccessible(page)
  await expectToFit(page)
})

const gift = { amount: 10, reason: 'Helped grandma' }

const memberIdOf = async (leader: Person, groupId: string, { id }: Person): Promise<string> => {
  const { members } = await expectOk(leader.send<Group>(`GET /groups/${groupId}`))
  return members.find(({ userId }) => userId === id)?.id ?? ''
}

test('rubies are given, taken, and taken back, with their reasons', async ({ page, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  await page.goto(`/groups/${id}/members`)
  await choose(page, 'Boyan', 'Give or take rubies')
  const dialog = page.getByRole('dialog', { name: /^Give/ })
  await dialog.getByRole('button', { name: 'Give rubies' }).click()
  await expect(dialog.getByText('Write what it is for.')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByLabel('How many rubies?').fill('12')
  await dialog.getByLabel('What for?').fill('Helped grandma')
  await dialog.getByRole('button', { name: 'Give rubies' }).click()
  await expect(page.getByText(/^You gave .Boyan. 12 rubies\.$/).first()).toBeVisible()

  await page.getByRole('link', { name: '12 rubies' }).click()
  await expect(page).toHaveTitle(/^Boyan’s rubies/)
  const list = page.getByRole('region', { name: 'Boyan’s rubies' })
  await expect(list.getByRole('listitem')).toHaveText([/Given by a leader.*Helped grandma.*by Ani.*12.*balance 12/])

  await list.getByRole('button', { name: 'Give or take rubies' }).click()
  await dialog.getByText('Take', { exact: true }).click()
  await dialog.getByLabel('How many rubies?').fill('50')
  await expect(dialog.getByText('If there aren’t that many, you take what’s there.')).toBeVisible()
  await dialog.getByLabel('What for?').fill('A broken window')
  await dialog.getByRole('button', { name: 'Take rubies' }).click()
  await expect(page.getByText(/^.Boyan. had fewer rubies\. You took all of them: 12 rubies\.$/).first()).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('listitem').first().getByRole('button', { name: 'Return' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Return' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByRole('listitem').nth(1)).toContainText('Undone')
  await expect(list.getByRole('button', { name: 'Take back' })).toHaveCount(1)
  expect(await rubiesOf(boyan, id)).toBe(12)
  await expectAccessible(page)
  await expectToFit(page)
})

test('a member sees where their rubies come from, but not where those of others come from', async ({
  page,
  player,
  newPlayer,
}) => {
  const leader = await newPlayer({ name: 'Mira' })
  const id = await family(leader, player)
  await page.goto(`/groups/${id}/rubies`)
  await expect(page.getByRole('heading', { name: 'No rubies yet' })).toBeVisible()
  await expectAccessible(page)
  const memberId = await memberIdOf(leader, id, player)
  for (let gifts = 0; gifts < 31; gifts++) {
    await expectOk(leader.send(`POST /groups/${id}/members/${memberId}/rubies`, { amount: 1, reason: `Gift ${gifts}` }))
  }
  await page.goto('/balances')
  await page.getByRole('region', { name: 'Rubies' }).getByRole('link', { name: '31 rubies' }).click()
  const list = page.getByRole('region', { name: 'Your rubies' })
  await expect(list.getByRole('listitem')).toHaveCount(30)
  await list.getByRole('button', { name: 'Load more' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(31)
  await expect(list.getByRole('button', { name: 'Take back' })).toHaveCount(0)
  await expect(list.getByRole('button', { name: 'Give or take rubies' })).toHaveCount(0)
  await expectAccessible(page)
  await expectToFit(page)
  await page.goto(`/groups/${id}/rubies?userId=${leader.id}`)
  await expect(page.getByText('Only leaders')).toBeVisible()
})
