import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { putCardsAway } from '../support/cards.ts'
import { openPlace } from '../support/dashboard-parts.ts'
import { expectToFit } from '../support/fits.ts'
import { family } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { rubiesOf } from '../support/stats.ts'
import type { Person } from '../support/test-server.ts'

const tasks = (page: Page) => page.getByRole('region', { name: 'Tasks', exact: true })

const approvals = (page: Page) => page.getByRole('region', { name: 'Waiting for your approval' })

const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

/** A task of the family for a member. */
const give = (leader: Person, groupId: string, to: Person, about: object) =>
  expectOk(
    leader.send<{ id: string }>(`POST /groups/${groupId}/tasks`, {
      title: 'Set the table',
      ruby: 5,
      type: 'daily',
      assignedUsers: [to.id],
      ...about,
    }),
  )

test('a child sees its own tasks and those of the family for today in one list', { tag: '@phone' }, async ({
  page,
  player,
  newPlayer,
}) => {
  await putCardsAway(page)
  const leader = await newPlayer({ name: 'Papa' })
  const groupId = await family(leader, player)
  await give(leader, groupId, player, {})
  await give(leader, groupId, player, { title: 'Draw a card for Grandma', type: 'todo' })
  await page.goto('/dashboard')
  const today = tasks(page).getByRole('region', { name: /^Today/ })
  await expect(today.getByRole('checkbox')).toHaveCount(2)
  await expect(rowOf(page, 'Set the table')).toContainText('Our family')
  await expect(page.getByText('What shall we start with?')).toHaveCount(0)
  await tasks(page).getByRole('textbox').fill('Read ten pages !daily')
  await page.keyboard.press('Enter')
  await expect(today.getByRole('checkbox')).toHaveCount(3)
  await expectAccessible(page)
  await expectToFit(page)

  await today.getByRole('checkbox', { name: 'Set the table' }).click()
  await expect(today.getByRole('checkbox', { name: 'Set the table' })).toBeChecked()
  await expect.poll(() => rubiesOf(player, groupId)).toBe(5)
  await page.reload()
  await expect(today.getByRole('checkbox')).toHaveCount(2)
  // A new one arrives by itself.
  await give(leader, groupId, player, { title: 'Feed the cat' })
  await expect(today.getByRole('checkbox', { name: 'Feed the cat' })).toBeVisible({ timeout: 20_000 })
})

test('a task that a leader has completed meanwhile counts as done', async ({ page, player, newPlayer }) => {
  await putCardsAway(page)
  const leader = await newPlayer({ name: 'Papa' })
  const groupId = await family(leader, player)
  const { id } = await give(leader, groupId, player, { title: 'Feed the cat' })
  // The page does not hear of it.
  await page.route('**/trpc/notifications.live*', (route) => route.abort())
  await page.goto('/dashboard')
  const task = tasks(page).getByRole('checkbox', { name: 'Feed the cat' })
  await expect(task).toBeVisible()
  await expectOk(leader.send(`POST /groups/${groupId}/users/${player.id}/tasks/${id}/complete-for`, {}))
  await task.click()
  await expect(tasks(page).getByRole('checkbox', { name: 'Feed the cat' })).toBeChecked()
  await expect(page.getByText(/is still open/)).toHaveCount(0)
  expect(await rubiesOf(player, groupId)).toBe(5)

  // The leader was the approval.
  const { id: asked } = await give(leader, groupId, player, { title: 'Walk the dog', requireApprove: true })
  await page.reload()
  const walk = tasks(page).getByRole('checkbox', { name: 'Walk the dog' })
  await expect(walk).toBeVisible()
  await expectOk(leader.send(`POST /groups/${groupId}/users/${player.id}/tasks/${asked}/complete-for`, {}))
  await walk.click()
  await expect(page.getByText(/“.?Walk the dog.?” is done\./).first()).toBeVisible()
  await expect(page.getByText(/waiting for approval/)).toHaveCount(0)
})

test('a leader answers from the home screen with one tap', { tag: '@phone' }, async ({
  page,
  player,
  newPlayer,
  isMobile,
}) => {
  await putCardsAway(page)
  const child = await newPlayer({ name: 'Sophie' })
  const groupId = await family(player, child)
  for (const title of ['Dishes', 'Sweep']) {
    const { id } = await give(player, groupId, child, { title, requireApprove: true })
    await expectOk(child.send(`PATCH /groups/${groupId}/users/${child.id}/tasks/${id}/complete`, {}))
  }
  if (isMobile) await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  await expect(approvals(page).getByRole('link', { name: 'See all 2' })).toBeVisible()
  // A tall phone has room for the one that waits longest, a small one for a link to all of them.
  await expect(approvals(page).getByRole('listitem')).toHaveCount(isMobile ? 1 : 2)
  await expectAccessible(page)
  await expectToFit(page)
  await approvals(page).getByRole('button', { name: 'Approve “Dishes” from Sophie' }).click()
  await expect(approvals(page).getByText('Sweep')).toBeVisible()
  await expect(approvals(page).getByRole('listitem')).toHaveCount(1)
  await expect.poll(() => rubiesOf(child, groupId)).toBe(5)
  await approvals(page).getByRole('button', { name: 'Send back “Sweep” from Sophie' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
  await expect(approvals(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Main mission' })).toBeVisible()
})

test('a leader reads on the home screen that a reward is to be given', async ({ page, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  const { id: taskId } = await give(player, id, boyan, { ruby: 20 })
  await expectOk(boyan.send(`PATCH /groups/${id}/users/${boyan.id}/tasks/${taskId}/complete`, {}))
  const cinema = { name: 'Cinema', ruby: 20, type: 'constant', assignedUsers: [boyan.id] }
  const reward = await expectOk(player.send<{ id: string }>(`POST /groups/${id}/rewards`, cinema))
  await expectOk(boyan.send(`POST /groups/${id}/rewards/${reward.id}/redeem`, {}))
  await page.goto('/dashboard')
  await page.getByRole('link', { name: '1 reward to give' }).click()
  await expect(page.getByRole('region', { name: /^Rewards to give/ })).toContainText('Cinema')
})

test('a user without a group sees only personal tasks', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(tasks(page)).toBeVisible()
  await expect(page.getByText('What shall we start with?')).toBeVisible()
  await expect(approvals(page)).toHaveCount(0)
})

test('the bottom bar opens the one family, and all rewards', { tag: '@phone' }, async ({ page, player, newPlayer }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await putCardsAway(page)
  const leader = await newPlayer({ name: 'Papa' })
  const groupId = await family(leader, player)
  const reward = { name: 'Cinema', ruby: 10, type: 'once', assignedUsers: [player.id] }
  await expectOk(leader.send(`POST /groups/${groupId}/rewards`, reward))
  await page.goto('/dashboard')
  await openPlace(page, 'Family')
  await expect(page).toHaveURL(`/groups/${groupId}`)
  await openPlace(page, 'Rewards')
  const ours = page.getByRole('region', { name: 'Our family' })
  await expect(ours.getByText('Cinema')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your own rewards' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await openPlace(page, 'Today')
  await expect(page).toHaveURL('/dashboard')
})

test('a group whose rewards cannot be loaded says so, and is asked for again', async ({ page, player, newPlayer }) => {
  const leader = await newPlayer({ name: 'Papa' })
  const groupId = await family(leader, player)
  const reward = { name: 'Cinema', ruby: 10, type: 'once', assignedUsers: [player.id] }
  await expectOk(leader.send(`POST /groups/${groupId}/rewards`, reward))
  await page.route(/\/trpc\/[^?]*groups\.read\b/, (route) => route.abort('connectionrefused'))
  await page.goto('/rewards')
  await expect(page.getByRole('region', { name: 'Your own rewards' })).toBeVisible({ timeout: 20_000 })
  const ours = page.getByRole('region', { name: 'Our family' })
  const again = ours.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await page.unrouteAll()
  await again.click()
  await expect(ours.getByText('Cinema')).toBeVisible()
})
