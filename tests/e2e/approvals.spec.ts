import type { Page } from '@playwright/test'
import type { Approvals } from '@questboard/api/dashboard/schema'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { joinByInvitation } from '../support/group.ts'
import { notificationsOf } from '../support/notifications.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { rubiesOf } from '../support/stats.ts'
import type { Person } from '../support/test-server.ts'
import { letTimePass, letUndoPass } from '../support/undo.ts'

type NewPlayer = (about: { name: string }) => Promise<Person>

/** A group that the player leads, with one member. */
async function groupWith(player: Person, newPlayer: NewPlayer, name: string, memberName: string) {
  const who = await newPlayer({ name: memberName })
  const { id } = await expectOk(player.send<{ id: string }>('POST /groups', { name }))
  await joinByInvitation({ id, creator: player }, who)
  return { id, who }
}

/** A member completes a task that requires approval. */
async function ask(player: Person, groupId: string, who: Person, title: string, result?: string): Promise<string> {
  const { id } = await expectOk(
    player.send<{ id: string }>(`POST /groups/${groupId}/tasks`, {
      title,
      ruby: 10,
      type: 'todo',
      requireApprove: true,
      requireResult: result !== undefined,
      assignedUsers: [who.id],
    }),
  )
  await expectOk(who.send(`PATCH /groups/${groupId}/users/${who.id}/tasks/${id}/complete`, { result }))
  return id
}

const row = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })

/** Refuses a request, without a note unless one is given. Work is sent back, a reward declined. */
async function refuse(page: Page, verb: 'Send back' | 'Decline', name: string, who: string, note = ''): Promise<void> {
  await page.getByRole('button', { name: `${verb} “${name}” from ${who}` }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${verb}`) })
  await dialog.getByLabel(/^A note for/).fill(note)
  await dialog.getByRole('button', { name: verb }).click()
}

const waiting = async (player: Person) =>
  (await expectOk(player.send<Approvals>('GET /user/approvals'))).requests.map(({ name }) => name)

test('in the narrow column of the dashboard a request keeps its words whole', async ({ page, player, newPlayer }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { id, who } = await groupWith(player, newPlayer, 'The Petrovi family', 'Boyan')
  await ask(player, id, who, 'Dishes')
  await page.goto('/dashboard')
  const title = row(page, 'Boyan').getByText('Dishes', { exact: true })
  await expect(title).toBeVisible()
  const { height } = (await title.boundingBox()) ?? { height: 0 }
  expect(height).toBeLessThan(30)
})

test('the inbox opens from the bell and says when it is empty', async ({ page }) => {
  await page.goto('/dashboard')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await page.getByRole('link', { name: 'Waiting for your approval' }).click()
  await expect(page).toHaveURL('/approvals')
  await expect(page).toHaveTitle('Waiting for your approval · Questboard')
  await expect(page.getByRole('heading', { name: 'All caught up' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
})

test('requests of all groups are answered with one click each', { tag: ['@phone', '@smoke'] }, async ({
  page,
  player,
  newPlayer,
}) => {
  const family = await groupWith(player, newPlayer, 'Our family', 'Boyan')
  const club = await groupWith(player, newPlayer, 'Chess club', 'Maria')
  await ask(player, family.id, family.who, 'Wash the dishes', 'All but the pan')
  await ask(player, club.id, club.who, 'Solve five puzzles')
  const refused = await ask(player, family.id, family.who, 'Read 20 pages')
  await page.goto('/approvals')
  const ofFamily = page.getByRole('region', { name: /^Our family/ })
  await expect(ofFamily.getByRole('listitem')).toHaveText([/Wash the dishes.*All but the pan/, /Read 20 pages/])
  await expect(page.getByRole('region', { name: /^Chess club/ }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await expectToFit(page)

  await page.getByRole('button', { name: 'Approve “Wash the dishes” from Boyan', exact: true }).click()
  await expect(row(page, 'Wash the dishes')).toHaveCount(0)
  await expect(page.getByText(/Approved “.Wash the dishes.” from .Boyan.\./).first()).toBeVisible()
  expect(await rubiesOf(family.who, family.id)).toBe(10)

  await refuse(page, 'Send back', 'Read 20 pages', 'Boyan')
  await expect(row(page, 'Read 20 pages')).toHaveCount(0)
  await expect.poll(() => waiting(player)).toEqual(['Solve five puzzles'])
  const tasks = await expectOk(
    family.who.send<UserGroupTask[]>(`GET /groups/${family.id}/users/${family.who.id}/tasks`),
  )
  expect(tasks.find(({ id }) => id === refused)?.completed).toBe(false)
  await expect(page.getByRole('region', { name: /^Our family/ })).toHaveCount(0)
})

test('requests that are approved while others are being answered are approved after them', async ({
  page,
  player,
  newPlayer,
}) => {
  const family = await groupWith(player, newPlayer, 'Our family', 'Boyan')
  for (let task = 1; task <= 4; task++) await ask(player, family.id, family.who, `Task ${task}`)
  await page.clock.install()
  await page.goto('/approvals')
  const bar = page.getByRole('group', { name: 'Answer all selected' })
  const choose = async (...tasks: number[]) => {
    for (const task of tasks) await page.getByRole('checkbox', { name: `Select “Task ${task}” from Boyan` }).check()
  }
  await choose(1, 2)
  await bar.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('2 requests approved.').first()).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route('**/trpc/*groupTasks.ofMember.approve*', async (route) => {
    await held.promise
    await route.continue()
  })
  await choose(3, 4)
  await bar.getByRole('button', { name: 'Send back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
  await expect(page.getByText(/^Answered 0 of 2$/)).toBeVisible()
  await letUndoPass(page)
  held.resolve()
  await expect.poll(() => waiting(player)).toEqual([])
  await expect(page.getByRole('heading', { name: 'All caught up' })).toBeVisible()
  expect(await rubiesOf(family.who, family.id)).toBe(20)
})

test('several requests are answered together: selected, of a group, or all', async ({ page, player, newPlayer }) => {
  const family = await groupWith(player, newPlayer, 'Our family', 'Boyan')
  const club = await groupWith(player, newPlayer, 'Chess club', 'Maria')
  for (let task = 1; task <= 6; task++) await ask(player, family.id, family.who, `Task ${task}`)
  for (let task = 1; task <= 3; task++) await ask(player, club.id, club.who, `Puzzle ${task}`)
  await page.clock.install()
  await page.goto('/groups')
  await page.getByRole('link', { name: /^9 requests waiting for your approval/ }).click()
  await expect(page).toHaveURL('/approvals')
  const bar = page.getByRole('group', { name: 'Answer all selected' })
  await expect(bar).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Select “Puzzle 2” from Maria' }).check()
  await expect(bar.getByText('1 selected')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all of Chess club' }).check()
  await expect(bar.getByText('3 selected')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await bar.getByRole('button', { name: 'Send back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send back 3 requests?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  const note = dialog.getByLabel(/^A note for everyone/)
  await note.fill('Please try again')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(note).toHaveValue('Please try again')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(bar.getByText('3 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Send back' }).click()
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(page.getByRole('region', { name: /^Chess club/ })).toHaveCount(0)
  await expect(page.getByText('3 requests sent back.').first()).toBeVisible()
  expect(await rubiesOf(club.who, club.id)).toBe(0)

  // Progress is shown while the answers are sent.
  await page.getByRole('checkbox', { name: 'Select all' }).first().check()
  const statuses: string[] = []
  let held = 0
  await page.route('**/trpc/*groupTasks.ofMember.approve*', async (route) => {
    held += 1
    if (held === 2) statuses.push((await page.getByText(/^Answered \d of \d$/).textContent()) ?? '')
    await route.continue()
  })
  await bar.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('6 requests approved.').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'All caught up' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6)
  await letTimePass(page)
  expect(held).toBe(0)
  await page.getByRole('checkbox', { name: 'Select all' }).first().check()
  await bar.getByRole('button', { name: 'Approve' }).click()
  await letUndoPass(page)
  await expect.poll(() => statuses).toEqual(['Answered 4 of 6'])
  expect(held).toBe(2)
  await expect(page.getByRole('heading', { name: 'All caught up' })).toBeVisible()
  await expect.poll(() => rubiesOf(family.who, family.id)).toBe(60)
})

test('leaving the page sends the approvals that can still be undone', async ({ page, player, newPlayer }) => {
  const { id, who } = await groupWith(player, newPlayer, 'Our family', 'Boyan')
  for (let task = 1; task <= 3; task++) await ask(player, id, who, `Task ${task}`)
  await page.goto('/approvals')
  await page.getByRole('checkbox', { name: 'Select all' }).first().check()
  await page.getByRole('group').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { name: 'All caught up' })).toBeVisible()
  await page.goto('/settings')
  await expect.poll(() => rubiesOf(who, id)).toBe(30)
})

test('an outdated answer says what happened, and the others continue', async ({ page, player, newPlayer }) => {
  const family = await groupWith(player, newPlayer, 'Our family', 'Boyan')
  const { id, who } = family
  const answered = await ask(player, id, who, 'Answered elsewhere')
  const reopened = await ask(player, id, who, 'Taken back')
  await ask(player, id, who, 'Still waiting')
  // Live updates do not reach this window.
  await page.route('**/trpc/notifications.live*', (route) => route.abort())
  await page.clock.install()
  await page.goto('/approvals')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  await expectOk(player.send(`POST /groups/${id}/users/${who.id}/tasks/${answered}/approve`, { approved: true }))
  await expectOk(who.send(`PATCH /groups/${id}/users/${who.id}/tasks/${reopened}/reopen`))
  await expectOk(who.send(`PATCH /groups/${id}/users/${who.id}/tasks/${reopened}/complete`))

  await page.getByRole('checkbox', { name: 'Select all' }).first().check()
  await page.getByRole('group').getByRole('button', { name: 'Approve' }).click()
  await letUndoPass(page)
  await expect(page.getByText('1 request approved. Couldn’t answer 2 requests.').first()).toBeVisible()
  await expect(row(page, 'Still waiting')).toHaveCount(0)
  await expect(row(page, 'Answered elsewhere').getByRole('alert')).toBeVisible()
  await expect(row(page, 'Answered elsewhere').getByRole('button')).toHaveText(['Got it'])
  // The later request for the same task was not approved with the one on screen.
  await expect(row(page, 'Taken back')).toHaveCount(2)
  expect(await waiting(player)).toEqual(['Taken back'])
  await expectAccessible(page)
  await expectToFit(page)

  await row(page, 'Answered elsewhere').getByRole('button').click()
  await expect(row(page, 'Answered elsewhere')).toHaveCount(0)
  await page.getByRole('button', { name: 'Approve “Taken back” from Boyan', exact: true }).click()
  await expect.poll(() => waiting(player)).toEqual([])
})

test('offline a request returns with the reason and can be answered again', async ({ page, player, newPlayer }) => {
  const { id, who } = await groupWith(player, newPlayer, 'Our family', 'Boyan')
  await ask(player, id, who, 'Wash the dishes')
  await page.goto('/approvals')
  await page.route('**/trpc/*approve*', (route) => route.abort('connectionrefused'))
  const approve = page.getByRole('button', { name: 'Approve “Wash the dishes” from Boyan', exact: true })
  await approve.click()
  await expect(row(page, 'Wash the dishes').getByRole('alert')).toContainText('We don’t know whether that worked.')
  await page.unrouteAll()
  await approve.click()
  await expect(row(page, 'Wash the dishes')).toHaveCount(0)
  await expect.poll(() => waiting(player)).toEqual([])
})

test('a leader answers with a note and fewer rubies', async ({ page, player, newPlayer }) => {
  const { id, who } = await groupWith(player, newPlayer, 'Our family', 'Boyan')
  await ask(player, id, who, 'Wash the dishes', 'All but the pan')
  const refused = await ask(player, id, who, 'Tidy up')
  await expectOk(who.send(`POST /groups/${id}/deeds`, { title: 'Raked the leaves', ruby: 5 }))
  await page.goto('/approvals')

  await page.getByRole('button', { name: 'Note and rubies for “Wash the dishes” from Boyan' }).click()
  const dialog = page.getByRole('dialog', { name: /^Approve/ })
  await expect(dialog.getByText('All but the pan')).toBeVisible()
  const rubies = dialog.getByLabel('How many rubies?')
  await expect(rubies).toHaveValue('10')
  await rubies.fill('11')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog.getByText('A whole number from 0 to 10.')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await rubies.fill('7')
  await dialog.getByLabel(/^A note for/).fill('The pan, too, next time')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(row(page, 'Wash the dishes')).toHaveCount(0)
  await expect.poll(() => rubiesOf(who, id)).toBe(7)

  await page.getByRole('button', { name: 'Note and rubies for “Raked the leaves” from Boyan' }).click()
  await expect(dialog.getByLabel('How many rubies?')).toHaveValue('5')
  await dialog.getByLabel('How many rubies?').fill('20')
  await dialog.getByLabel(/^A note for/).fill('Wow!')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(() => rubiesOf(who, id)).toBe(27)

  await refuse(page, 'Send back', 'Tidy up', 'Boyan', 'Under the bed, too')
  await expect(page.getByRole('heading', { name: 'All caught up' })).toBeVisible()
  const noteOf = async () =>
    (await expectOk(who.send<UserGroupTask[]>(`GET /groups/${id}/users/${who.id}/tasks`))).find(
      (task) => task.id === refused,
    )?.note
  await expect.poll(noteOf).toBe('Under the bed, too')
  const notifications = await notificationsOf(who)
  expect(notifications.flatMap(({ type, data: { note } }) => (note ? `${type}: ${note}` : [])).toSorted()).toEqual([
    'deedApprove: Wow!',
    'taskApprove: The pan, too, next time',
    'taskApprove: Under the bed, too',
  ])
})

test('keys answer a request with a focused checkbox, and the focus moves to the next', async ({
  page,
  player,
  newPlayer,
}) => {
  const { id, who } = await groupWith(player, newPlayer, 'Our family', 'Boyan')
  for (const title of ['One', 'Two', 'Three']) await ask(player, id, who, title)
  await page.goto('/approvals')
  const box = (title: string) => page.getByRole('checkbox', { name: `Select “${title}” from Boyan` })
  await expect(box('One')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(box('Two')).toBeFocused()
  await page.keyboard.press('a')
  await expect(row(page, 'Two')).toHaveCount(0)
  await expect(box('Three')).toBeFocused()
  await page.keyboard.press('r')
  await expect(page.getByLabel(/^A note for .Boyan./)).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(row(page, 'Three')).toHaveCount(0)
  await expect(box('One')).toBeFocused()
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => rubiesOf(who, id)).toBe(20)
})

test('a reward that is too expensive by now is not approved', async ({ page, player, newPlayer }) => {
  const { id, who } = await groupWith(player, newPlayer, 'Our family', 'Boyan')
  const task = await ask(player, id, who, 'Wash the dishes')
  await expectOk(player.send(`POST /groups/${id}/users/${who.id}/tasks/${task}/approve`, { approved: true }))
  for (const [name, type] of [
    ['Cinema', 'once'],
    ['Ice cream', 'constant'],
  ] as const) {
    const about = { name, ruby: 10, type, requireApprove: true, assignedUsers: [who.id] }
    const reward = await expectOk(player.send<{ id: string }>(`POST /groups/${id}/rewards`, about))
    await expectOk(who.send(`POST /groups/${id}/rewards/${reward.id}/redeem`))
  }
  await page.goto('/approvals')
  await page.getByRole('button', { name: 'Approve “Cinema” from Boyan', exact: true }).click()
  const approve = page.getByRole('button', { name: 'Approve “Ice cream” from Boyan', exact: true })
  await expect(approve).toBeDisabled()
  await expect(approve).toHaveAccessibleDescription('Not enough rubies: 0 of 10.')
  await expectAccessible(page)
  await refuse(page, 'Decline', 'Ice cream', 'Boyan')
  await expect(page.getByRole('heading', { name: 'All caught up' })).toBeVisible()
})

test.describe('in Bulgarian and dark mode', () => {
  test.use({ locale: 'bg-BG', colorScheme: 'dark' })

  test('the inbox fits and is accessible, even in the narrowest window', { tag: '@phone' }, async ({
    page,
    player,
    newPlayer,
    isMobile,
  }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
    const { id, who } = await groupWith(player, newPlayer, 'Семейство с доста дълго име'.repeat(3), 'Боян')
    await ask(player, id, who, 'Безкрайнодългадума'.repeat(6), 'Готово '.repeat(40))
    await ask(player, id, who, 'Прочети 20 страници')
    await page.goto('/approvals')
    await page.getByRole('checkbox', { name: 'Избери всички' }).first().check()
    await expect(page.getByText('2 избрани')).toBeVisible()
    await expectToFit(page)
    await expectAccessible(page)
  })
})
