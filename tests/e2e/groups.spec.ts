import type { Page } from '@playwright/test'
import type { Group, Invitation } from '@questboard/api/groups/schema'
import type { Profile } from '@questboard/api/profile/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { joinByInvitation } from '../support/group.ts'
import { choose } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'
import { letUndoPass } from '../support/undo.ts'
import { windowOf } from '../support/window-of.ts'

const makeGroup = (player: Person, about: object = {}) =>
  expectOk(player.send<Group>('POST /groups', { name: 'Our family', ...about }))

const read = (player: Person, id: string) => expectOk(player.send<Group>(`GET /groups/${id}`))

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })

const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Members' }).getByRole('listitem').filter({ hasText: name })

const agree = (page: Page, action: string) =>
  page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()

test('a first group is created, and an invited user joins it and is listed', async ({
  page,
  browser,
  address,
  player,
  newPlayer,
}) => {
  // Two users with a browser each need time on a busy machine.
  test.slow()
  const boyan = await newPlayer({ name: 'Boyan' })
  await page.goto('/groups')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groups')
  await expect(page.getByText('It’s more fun together')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create your first group' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create group' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Enter a name of up to 150 characters.')
  await dialog.getByLabel('Name').fill('Our family')
  await dialog.getByLabel('What do you call leaders?').fill('Parent')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create group' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our family')
  await expect(page).toHaveURL(/\/groups\/[0-9a-f-]{36}#start$/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await dialog.getByLabel('E-mail address').fill('no address')
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(dialog.getByLabel('E-mail address')).toHaveAccessibleDescription(/Enter an e-mail address/)
  await dialog.getByLabel('E-mail address').fill(boyan.email)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(dialog.getByText(/The invitation arrives by e-mail/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Members' }).click()
  await expect(page.getByRole('region', { name: 'Invited' }).getByRole('listitem')).toContainText(boyan.email)
  await expectAccessible(page)

  const otherPage = await windowOf(browser, boyan, address)
  await otherPage.goto('/groups')
  const invited = otherPage.getByRole('region', { name: 'You’re invited' })
  await expect(invited.getByRole('listitem')).toContainText('Ani invites you to the group Our family.')
  await expectAccessible(otherPage)
  await invited.getByRole('button', { name: 'Join: Our family' }).click()
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText('Our family')
  await expect(otherPage.getByText('No tasks for you yet')).toBeVisible()
  const face = otherPage.getByRole('region', { name: 'Choose your avatar' })
  // Ani is a fox too.
  await expect(face.getByRole('radio', { checked: true })).toHaveAccessibleName('Owl')
  await expectAccessible(otherPage)
  await face.getByRole('button', { name: 'This is me' }).click()
  await expect(face).toHaveCount(0)
  const faces = await expectOk(boyan.send<Profile>('GET /users/profile'))
  expect(faces.imageUrl).toBe('/avatars/owl.svg')
  await expect(otherPage.getByRole('link', { name: 'Archive' })).toHaveCount(0)
  await expectAccessible(otherPage)
  await otherPage.getByRole('link', { name: 'Your groups' }).click()
  await expect(card(otherPage, 'Our family')).toContainText('All caught up')
  await expect(invited).toHaveCount(0)

  await page.reload()
  await expect(row(page, 'Boyan')).toContainText('Member')
  await expect(row(page, 'Ani')).toContainText('you')
  const [group] = await expectOk(player.send<Group[]>('GET /groups'))
  expect(group?.members.map(({ name }) => name)).toEqual(['Ani', 'Boyan'])
})

test('a third group is refused with the limit of this server', async ({ page, player }) => {
  await makeGroup(player)
  await makeGroup(player, { name: 'The class' })
  await page.goto('/groups')
  await page.getByRole('button', { name: 'New group' }).click()
  await expect(page.getByRole('alert')).toContainText('You already run as many groups as you can.')
  await expectAccessible(page)
})

test('a declined invitation disappears on both sides', async ({ page, player, newPlayer }) => {
  const creator = await newPlayer({ name: 'Boyan' })
  const { id } = await makeGroup(creator)
  await expectOk(creator.send(`POST /groups/${id}/invite`, { email: player.email }))
  await page.goto('/groups')
  await page.getByRole('button', { name: 'Decline: Our family' }).click()
  await expect(page.getByRole('dialog', { name: 'Decline the invitation?' })).toBeVisible()
  await expectAccessible(page)
  await agree(page, 'Decline')
  await expect(page.getByRole('region', { name: 'You’re invited' })).toHaveCount(0)
  expect(await expectOk(creator.send(`GET /groups/${id}/invitations`))).toEqual([])
})

test('an address without an account gets a link that can be copied, renewed and revoked', async ({ page, player }) => {
  const { id } = await makeGroup(player)
  const email = `${crypto.randomUUID()}@example.org`
  const list = () => expectOk(player.send<Invitation[]>(`GET /groups/${id}/invitations`))
  await page.clock.install()
  await page.goto(`/groups/${id}/members`)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail address').fill(email)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  const link = dialog.getByLabel('Invitation link')
  await expect(link).toHaveValue(/\/group-sign-up\?token=/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()

  const invited = page.getByRole('region', { name: 'Invited' }).getByRole('listitem')
  const first = await invited.getByLabel('Invitation link').inputValue()
  await invited.getByRole('button', { name: `Renew the invitation for ${email}` }).click()
  await expect(invited.getByLabel('Invitation link')).not.toHaveValue(first)

  await invited.getByRole('button', { name: `Take back the invitation for ${email}` }).click()
  await expect(invited).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(invited).toHaveCount(1)
  expect(await list()).toHaveLength(1)
  await invited.getByRole('button', { name: `Take back the invitation for ${email}` }).click()
  await page.getByRole('link', { name: 'Overview' }).click()
  await letUndoPass(page)
  await expect.poll(list).toHaveLength(0)
})

test('members are promoted, given gems, demoted and removed', async ({ page, player, newPlayer }) => {
  const { id } = await makeGroup(player, { leaderRoleDisplayName: 'Parent' })
  const boyan = await newPlayer({ name: 'Boyan' })
  await joinByInvitation({ id, creator: player }, boyan)
  const roleOfBoyan = async () => (await read(player, id)).members.find(({ name }) => name === 'Boyan')?.groupRole
  await page.goto(`/groups/${id}/members`)
  await expect(row(page, 'Boyan')).toContainText('Level 1')

  await choose(page, 'Boyan', 'Make a leader')
  await expect(page.getByRole('dialog', { name: /^Make .*Boyan.* a leader\?$/ })).toBeVisible()
  await expectAccessible(page)
  await agree(page, 'Cancel')
  expect(await roleOfBoyan()).toBe('member')
  await choose(page, 'Boyan', 'Make a leader')
  await agree(page, 'Make a leader')
  await expect(row(page, 'Boyan')).toContainText('Parent')
  await expect.poll(roleOfBoyan).toBe('leader')

  await choose(page, 'Boyan', 'Send gems')
  const gems = page.getByRole('dialog').getByLabel('How many gems')
  await gems.fill('51')
  await agree(page, 'Send')
  await expect(gems).toHaveAccessibleDescription('You don’t have that many gems.')
  await expectAccessible(page)
  await gems.fill('20')
  await agree(page, 'Send')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('30 gems', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  const profile = await expectOk(boyan.send<Profile>('GET /users/profile'))
  expect(profile.stats.gems).toBe(70)

  await choose(page, 'Boyan', 'Make a member again')
  await agree(page, 'Make a member again')
  await expect.poll(roleOfBoyan).toBe('member')
  await choose(page, 'Boyan', 'Remove from the group')
  await agree(page, 'Remove')
  await expect(row(page, 'Boyan')).toHaveCount(0)
  await expect.poll(roleOfBoyan).toBeUndefined()
})

test('a failed role change is reverted and explained', async ({ page, player, newPlayer }) => {
  const { id } = await makeGroup(player)
  await joinByInvitation({ id, creator: player }, await newPlayer({ name: 'Boyan' }))
  await page.goto(`/groups/${id}/members`)
  await page.route('**/trpc/*groups.promote*', (route) => route.abort('connectionrefused'))
  await choose(page, 'Boyan', 'Make a leader')
  await agree(page, 'Make a leader')
  await expect(page.getByRole('alert')).toContainText('We don’t know whether that worked.')
  await expect(row(page, 'Boyan')).toContainText('Member')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, 'Boyan')).toContainText('Leader')
})

test('a member leaves, and a creator deletes the group by typing its name', async ({ page, player, newPlayer }) => {
  const creator = await newPlayer({ name: 'Boyan' })
  const foreign = await makeGroup(creator, { name: 'The class' })
  await joinByInvitation({ id: foreign.id, creator }, player)
  await page.goto(`/groups/${foreign.id}`)
  await choose(page, 'The class', 'Leave group')
  await expect(page.getByRole('dialog', { name: /^Leave/ })).toBeVisible()
  await expectAccessible(page)
  await agree(page, 'Leave group')
  await expect(page).toHaveURL('/groups')
  await expect(page.getByText('It’s more fun together')).toBeVisible()
  await page.goto(`/groups/${foreign.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This group doesn’t exist here')
  await expectAccessible(page)

  const ownGroup = await makeGroup(player)
  await page.goto(`/groups/${ownGroup.id}`)
  await choose(page, 'Our family', 'Group settings')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Our big family')
  await dialog.getByLabel('What do you call members?').fill('Child')
  await agree(page, 'Save')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our big family')
  await choose(page, 'Our big family', 'Delete group')
  await dialog.getByLabel('Group name').fill('Our family')
  await agree(page, 'Delete for everyone')
  await expect(dialog.getByLabel('Group name')).toHaveAccessibleDescription('That’s not the name of the group.')
  await expectAccessible(page)
  await dialog.getByLabel('Group name').fill('Our big family')
  await agree(page, 'Delete for everyone')
  await expect(page).toHaveURL('/groups')
  expect(await expectOk(player.send('GET /groups'))).toEqual([])
})

test('leaders change how the members of a group play together', async ({ page, player }) => {
  const ownGroup = await makeGroup(player)
  await page.goto(`/groups/${ownGroup.id}`)
  await choose(page, 'Our family', 'Group settings')
  const dialog = page.getByRole('dialog')
  const zone = dialog.getByRole('combobox', { name: 'Time zone' })
  await expect(zone).toHaveValue('Europe/Sofia')
  await expect(dialog.getByRole('switch', { name: 'Members can say they did something extra' })).toBeChecked()
  await expectAccessible(page)
  await expectToFit(page)
  await zone.selectOption('America/New York')
  await dialog.getByRole('switch', { name: 'Members can say they did something extra' }).click()
  await dialog.getByRole('switch', { name: 'Everyone sees how much each member did' }).click()
  await dialog.getByRole('switch', { name: 'Everyone sees how much each member saved' }).click()
  await agree(page, 'Save')
  await expect(dialog).toHaveCount(0)
  const chosen = { timeZone: 'America/New_York', deeds: false, loadVisibleTo: 'all', showShares: true }
  expect(await read(player, ownGroup.id)).toMatchObject(chosen)
  await expect(page.getByRole('button', { name: 'I did something extra' })).toHaveCount(0)
})

test("a member who opens another member's dashboard sees that it is for leaders", async ({
  page,
  player,
  newPlayer,
}) => {
  const creator = await newPlayer({ name: 'Boyan' })
  const group = await makeGroup(creator, { name: 'The class' })
  await joinByInvitation({ id: group.id, creator }, player)
  const boyan = (await read(player, group.id)).members.find(({ name }) => name === 'Boyan')
  await page.goto(`/groups/${group.id}/dashboard?userId=${boyan?.userId}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Only leaders see this dashboard' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('main').getByRole('link', { name: 'Go to group' }).click()
  await expect(page).toHaveURL(`/groups/${group.id}`)
})

test('groups that failed to load say so, and load on retry', async ({ page, player }) => {
  await makeGroup(player)
  await page.route('**/trpc/*groups.list*', (route) => route.abort('connectionrefused'))
  await page.goto('/groups')
  await expect(page.getByRole('alert')).toContainText('Can’t reach the server.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Our family')).toBeVisible()
  await page.goto(`/groups/${crypto.randomUUID()}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This group doesn’t exist here')
})

test('a group whose form was closed while it was being created leaves the user where they are', async ({
  page,
  player,
}) => {
  await makeGroup(player)
  await page.goto('/groups')
  await page.getByRole('button', { name: 'New group' }).click()
  const dialog = page.getByRole('dialog', { name: 'New group' })
  await dialog.getByLabel('Name').fill('The choir')
  const closed = Promise.withResolvers<void>()
  await page.route('**/trpc/*groups.create*', async (route) => {
    await closed.promise
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Create group' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  const answer = page.waitForResponse(/groups\.create/)
  closed.resolve()
  await (await answer).finished()
  await expect(card(page, 'The choir')).toBeVisible()
  await expect(page).toHaveURL('/groups')
  expect(await expectOk(player.send<Group[]>('GET /groups'))).toHaveLength(2)
})
