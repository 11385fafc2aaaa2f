import type { Page } from '@playwright/test'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { giveTask, joinByInvitation } from '../support/group.ts'
import { choose, family } from '../support/group-pages.ts'
import { waitingIn } from '../support/offline.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { rubiesOf } from '../support/stats.ts'
import type { Person } from '../support/test-server.ts'
import { letTimePass, letUndoPass, undoButton } from '../support/undo.ts'
import { windowOf } from '../support/window-of.ts'

/** A family of the player with Boyan. */
async function withBoyan(player: Person, newPlayer: (about: { name: string }) => Promise<Person>) {
  const boyan = await newPlayer({ name: 'Boyan' })
  return { id: await family(player, boyan), boyan }
}

const rubbish = { title: 'Take out the rubbish', ruby: 10 }

const list = (leader: Person, groupId: string) => expectOk(leader.send<GroupTask[]>(`GET /groups/${groupId}/tasks`))

const panel = (page: Page) => page.getByRole('region', { name: 'Group tasks' })
const row = (page: Page, title: string) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: title, exact: true }) })
const check = (page: Page, title: string) => page.getByRole('checkbox', { name: title, exact: true })

test('a leader assigns a task; its assignee completes it, reopens it, and is paid', {
  tag: ['@phone', '@smoke'],
}, async ({ page, browser, address, player, newPlayer }) => {
  // Two users with a browser each need time on a busy machine.
  test.slow()
  const { id, boyan } = await withBoyan(player, newPlayer)
  await page.goto(`/groups/${id}`)
  await expect(panel(page).getByText('No tasks assigned yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New task' }).click()
  const dialog = page.getByRole('dialog', { name: 'New group task' })
  await dialog.getByLabel('Title').fill('Feed the cat')
  await dialog.getByText('Daily', { exact: true }).click()
  await dialog.getByLabel('Rubies').fill('101')
  // With one other member there is nothing to choose, but that member can be deselected.
  await dialog.getByText('Boyan', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Add task' }).click()
  await expect(dialog.getByLabel('Rubies')).toHaveAccessibleDescription('Enter a whole number of rubies from 0 to 100.')
  await expect(dialog.getByText('Choose at least one member.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Rubies').fill('15')
  await dialog.getByText('Boyan', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Add task' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, 'Feed the cat')).toContainText(/Boyan\s*open/)
  await expectAccessible(page)

  const otherPage = await windowOf(browser, boyan, address)
  await otherPage.goto(`/groups/${id}`)
  await expect(panel(otherPage)).toHaveCount(0)
  await check(otherPage, 'Feed the cat').click()
  await expect(check(otherPage, 'Feed the cat')).toBeChecked()
  await expect.poll(() => rubiesOf(boyan, id)).toBe(15)
  await expect(otherPage.getByText('15 rubies', { exact: true }).first()).toBeVisible()
  await undoButton(otherPage).click()
  await expect(check(otherPage, 'Feed the cat')).not.toBeChecked()
  await expectAccessible(otherPage)
  await expect.poll(() => rubiesOf(boyan, id)).toBe(0)
  await check(otherPage, 'Feed the cat').click()
  await expect.poll(() => rubiesOf(boyan, id)).toBe(15)

  await page.reload()
  await expect(row(page, 'Feed the cat')).toContainText(/Boyan\s*done/)
  await expect(page.getByRole('list', { name: 'Group progress' })).toContainText('15 rubies')
})

test('a task with a result and approval waits unchanged until it is answered', async ({
  page,
  browser,
  address,
  player,
  newPlayer,
}) => {
  const { id, boyan } = await withBoyan(player, newPlayer)
  const task = await giveTask({ id, creator: player }, [boyan], {
    ...rubbish,
    requireApprove: true,
    requireResult: true,
  })
  const otherPage = await windowOf(browser, boyan, address)
  await otherPage.goto(`/groups/${id}`)
  await expect(otherPage.getByText('Needs approval')).toBeVisible()
  await check(otherPage, 'Take out the rubbish').click()
  const dialog = otherPage.getByRole('dialog', { name: 'Result' })
  await dialog.getByLabel('How did it go?').fill('Both bins')
  await dialog.getByRole('button', { name: 'Complete' }).click()
  await expect(otherPage.getByText('Waiting for approval', { exact: true })).toBeVisible()
  await expectAccessible(otherPage)
  await expect.poll(async () => (await list(player, id))[0]?.assignees[0]?.approveRequested).toBe(true)
  expect(await rubiesOf(boyan, id)).toBe(0)

  await page.goto(`/groups/${id}`)
  await expect(row(page, 'Take out the rubbish')).toContainText(/Boyan\s*waiting for approval/)
  await page.getByRole('button', { name: 'More for “Take out the rubbish”' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Details',
    'EditAnswer the request first',
    'Copy',
    'ArchiveAnswer the request first',
    'DeleteAnswer the request first',
  ])
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeDisabled()
  await page.getByRole('menuitem', { name: 'Details' }).click()
  const details = page.getByRole('dialog', { name: 'Take out the rubbish' })
  await expect(details.getByRole('blockquote')).toContainText('Both bins')
  await expectAccessible(page)
  await details.getByRole('button', { name: 'Close' }).last().click()

  await expectOk(player.send(`POST /groups/${id}/users/${boyan.id}/tasks/${task.id}/approve`, { approved: true }))
  await otherPage.reload()
  await expect(otherPage.getByText('Approved')).toBeVisible()
  await expect(otherPage.getByText('10 rubies').first()).toBeVisible()
})

test('a group task is edited, copied, archived and deleted', async ({ page, player, newPlayer }) => {
  const { id, boyan } = await withBoyan(player, newPlayer)
  await giveTask({ id, creator: player }, [boyan], rubbish)
  await page.goto(`/groups/${id}`)
  await choose(page, 'Take out the rubbish', 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit task' })
  await dialog.getByLabel('Rubies').fill('25')
  await dialog.getByRole('switch', { name: 'A leader approves it first' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, 'Take out the rubbish')).toContainText('25')
  await expect(row(page, 'Take out the rubbish')).toContainText('Needs approval')

  await choose(page, 'Take out the rubbish', 'Copy')
  await expect(row(page, 'Take out the rubbish')).toHaveCount(2)
  await panel(page).getByRole('button', { name: 'More for “Take out the rubbish”' }).first().click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(row(page, 'Take out the rubbish')).toHaveCount(1)
  await undoButton(page).click()
  await expect(row(page, 'Take out the rubbish')).toHaveCount(2)
  await panel(page).getByRole('button', { name: 'More for “Take out the rubbish”' }).first().click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(row(page, 'Take out the rubbish')).toHaveCount(1)

  await choose(page, 'Take out the rubbish', 'Delete')
  await expect(row(page, 'Take out the rubbish')).toHaveCount(0)
  await undoButton(page).click()
  await expect(row(page, 'Take out the rubbish')).toHaveCount(1)
  await expect.poll(async () => (await list(player, id)).length).toBe(1)
  await choose(page, 'Take out the rubbish', 'Delete')
  // Leaving the page ends the chance to undo.
  await page.reload()
  await expect.poll(async () => (await list(player, id)).length).toBe(0)
})

test('a completion that does not arrive waits, and is sent once', async ({ page, player, newPlayer }) => {
  const creator = await newPlayer({ name: 'Boyan' })
  const id = await family(creator, player)
  await giveTask({ id, creator }, [player], rubbish)
  await page.goto(`/groups/${id}`)
  await page.route('**/trpc/*groupTasks.ofMember.complete*', (route) => route.abort('connectionrefused'))
  await check(page, 'Take out the rubbish').click()
  await expect(check(page, 'Take out the rubbish')).toBeChecked()
  await expectAccessible(page)
  await expect.poll(() => waitingIn(page)).toBe(1)
  await page.unrouteAll()
  await page.reload()
  await expect(check(page, 'Take out the rubbish')).toBeChecked()
  await expect.poll(() => rubiesOf(player, id), { timeout: 30_000 }).toBe(10)

  await check(page, 'Take out the rubbish').click({ force: true })
  await expect(page.getByText('A to-do that has earned rubies stays done.').first()).toBeVisible()
})

test('requests are answered on the page, one by one and all at once', async ({ page, player, newPlayer }) => {
  const { id, boyan } = await withBoyan(player, newPlayer)
  for (const title of ['Feed the cat', 'Water the plants', 'Sweep the yard']) {
    const task = await giveTask({ id, creator: player }, [boyan], { ...rubbish, title, requireApprove: true })
    await expectOk(boyan.send(`PATCH /groups/${id}/users/${boyan.id}/tasks/${task.id}/complete`, {}))
  }
  await page.clock.install()
  await page.goto('/groups')
  await expect(page.getByText('3 requests waiting for your approval')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Our family' }).click()
  const waiting = page.getByRole('region', { name: 'Waiting for your approval' })
  await expect(waiting.getByRole('listitem')).toHaveCount(3)
  await waiting.getByRole('button', { name: 'Send back “Feed the cat” from Boyan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await expect(row(page, 'Feed the cat')).toContainText(/Boyan\s*sent back/)
  await waiting.getByRole('button', { name: 'Approve all' }).click()
  await expect(waiting).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await letTimePass(page)
  expect(await rubiesOf(boyan, id)).toBe(0)
  await waiting.getByRole('button', { name: 'Approve all' }).click()
  await expect(waiting).toHaveCount(0)
  await letUndoPass(page)
  await expect(row(page, 'Sweep the yard')).toContainText(/Boyan\s*done/)
  await expect.poll(() => rubiesOf(boyan, id)).toBe(20)

  const boyans = page.getByRole('list', { name: 'Group progress' }).getByRole('listitem').filter({ hasText: 'Boyan' })
  await expectAccessible(page)
  await boyans.getByRole('link', { name: '20 rubies' }).click()
  await expect(page).toHaveTitle(/^Boyan’s rubies/)
})

test("a leader opens a member's dashboard, answers there, and unassigns a task", async ({
  page,
  player,
  newPlayer,
}) => {
  const { id, boyan } = await withBoyan(player, newPlayer)
  const vera = await newPlayer({ name: 'Vera' })
  await joinByInvitation({ id, creator: player }, vera)
  await giveTask({ id, creator: player }, [boyan, vera], { ...rubbish, title: 'Feed the cat' })
  const withApproval = { title: 'Homework', ruby: 10, requireApprove: true, requireResult: true }
  const task = await giveTask({ id, creator: player }, [boyan], withApproval)
  const result = 'Exercises 5 and 6'
  await expectOk(boyan.send(`PATCH /groups/${id}/users/${boyan.id}/tasks/${task.id}/complete`, { result }))
  await page.goto(`/groups/${id}`)
  await page.getByRole('list', { name: 'Group progress' }).getByRole('link', { name: /Boyan/ }).click()
  await expect(page).toHaveURL(`/groups/${id}/dashboard?userId=${boyan.id}`)
  const tasks = page.getByRole('region', { name: 'Tasks' })
  await expect(tasks.getByText('Exercises 5 and 6')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Approve “Homework” from Boyan' }).click()
  await expect(tasks.getByText('Approved', { exact: true })).toBeVisible()
  await expect.poll(() => rubiesOf(boyan, id)).toBe(10)

  await choose(page, 'Feed the cat', 'Remove')
  await expect(tasks.getByRole('button', { name: 'Feed the cat', exact: true })).toHaveCount(0)
  await undoButton(page).click()
  await expect(tasks.getByRole('button', { name: 'Feed the cat', exact: true })).toBeVisible()
  await choose(page, 'Feed the cat', 'Remove')
  await page.reload()
  await expect
    .poll(async () => (await list(player, id)).find(({ title }) => title === 'Feed the cat')?.assignees.length)
    .toBe(1)
})

test('the archive of leaders is visible to leaders only', async ({ page, browser, address, player, newPlayer }) => {
  const { id, boyan } = await withBoyan(player, newPlayer)
  const task = await giveTask({ id, creator: player }, [boyan], rubbish)
  await expectOk(player.send(`PATCH /groups/${id}/tasks/${task.id}/archive`))
  await page.goto(`/groups/${id}`)
  await page.getByRole('link', { name: 'Archive' }).click()
  const archive = page.getByRole('region', { name: 'Archive' })
  await expect(archive.getByRole('button', { name: 'Take out the rubbish', exact: true })).toBeVisible()
  await expectAccessible(page)
  await archive.getByRole('button', { name: 'Rewards' }).click()
  await expect(archive.getByText('Nothing like this in the archive')).toBeVisible()
  await archive.getByRole('button', { name: 'Tasks' }).click()
  await choose(page, 'Take out the rubbish', 'Copy')
  await expect.poll(async () => (await list(player, id)).length).toBe(1)
  await choose(page, 'Take out the rubbish', 'Delete')
  await expect(archive.getByText('Nothing like this in the archive')).toBeVisible()
  await expectAccessible(page)

  const otherPage = await windowOf(browser, boyan, address)
  await otherPage.goto(`/groups/${id}/archive`)
  await expect(otherPage).toHaveURL('/dashboard')
})

test("a leader's page says who has done what today, and names each task once", async ({ page, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  const add = (task: object) =>
    expectOk(player.send<{ id: string }>(`POST /groups/${id}/tasks`, { ruby: 5, type: 'daily', ...task }))
  const fed = await add({ title: 'Feed the cat', assignedUsers: [boyan.id] })
  const asked = await add({ title: 'Walk the dog', requireApprove: true, assignedUsers: [boyan.id] })
  await add({ title: 'Set the table', assignedUsers: [boyan.id] })
  await add({ title: 'Pay the bills', assignedUsers: [player.id], forMyself: true, ruby: 0 })
  for (const task of [fed, asked]) {
    await expectOk(boyan.send(`PATCH /groups/${id}/users/${boyan.id}/tasks/${task.id}/complete`, {}))
  }
  await page.goto(`/groups/${id}`)
  const progress = page.getByRole('list', { name: 'Group progress' })
  await expect(progress.getByRole('listitem').filter({ hasText: 'Boyan' })).toContainText(
    /1\s*done\s*1\s*waiting for approval\s*1\s*to do/,
  )
  await expect(page.getByText('Pay the bills')).toHaveCount(1)
  await expectAccessible(page)
  await expectToFit(page)
  await choose(page, 'Pay the bills', 'Edit')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toHaveValue('Pay the bills')
})
