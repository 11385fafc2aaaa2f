/// <reference lib="dom" />

import type { Page } from '@playwright/test'
import type { Child } from '@questboard/api/children/schema'
import type { Member } from '@questboard/api/groups/schema'
import { expectAccessible } from '../support/accessible.ts'
import { newChild } from '../support/children.ts'
import { expectToFit } from '../support/fits.ts'
import { type InGroup, newGroup } from '../support/group.ts'
import { choose } from '../support/group-pages.ts'
import { handOverLink } from '../support/known-links.ts'
import { expect, test } from '../support/player.ts'
import { goodPassword } from '../support/registration.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'
import { windowOf } from '../support/window-of.ts'

/** Children of a group: adding, changing, guardians, deletion, and their own account. */

const makeGroup = (player: Person) => expectOk(player.send<{ id: string }>('POST /groups', { name: 'Our family' }))

const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Members' }).getByRole('listitem').filter({ hasText: name })

test('two children are added in one sheet with few taps', { tag: '@phone' }, async ({ page, player }) => {
  const { id } = await makeGroup(player)
  await page.goto(`/groups/${id}/members`)
  await page.getByRole('button', { name: 'Add a child' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('radio').first()).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await sheet.getByRole('button', { name: 'Add another' }).click()
  await expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Enter a name/)
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Mira')
  await sheet.getByRole('button', { name: 'Add another' }).click()
  await expect(sheet.getByText('Tick this to add the child.')).toBeVisible()
  await expect(sheet.getByRole('checkbox')).toBeFocused()
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Add another' }).click()
  await expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  await expect(sheet.getByRole('checkbox')).not.toBeChecked()
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Ivo')
  await sheet.getByRole('radio').nth(4).check()
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(sheet).toBeHidden()
  for (const name of ['Mira', 'Ivo']) await expect(row(page, name)).toContainText('Child')
  await expect(page.getByText('3 of 5')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  const members = await expectOk(player.send<Member[]>(`GET /groups/${id}/members`))
  expect(members.filter(({ managed }) => managed).map(({ name }) => name)).toEqual(['Mira', 'Ivo'])
  expect(new Set(members.map(({ avatar }) => avatar?.id)).size).toBe(3)
})

test('two children take at most ten taps besides typing', async ({ page, player }) => {
  const { id } = await makeGroup(player)
  await page.goto(`/groups/${id}/members`)
  let taps = 0
  await page.exposeFunction('countTap', () => {
    taps += 1
  })
  await page.evaluate(() => {
    const { countTap } = window as unknown as { countTap: () => void }
    addEventListener('pointerdown', () => countTap(), true)
  })
  await page.getByRole('button', { name: 'Add a child' }).click()
  const sheet = page.getByRole('dialog')
  for (const [name, button] of [
    ['Mira', 'Add another'],
    ['Ivo', 'Add'],
  ] as const) {
    await sheet.getByRole('textbox', { name: 'Name' }).fill(name)
    await sheet.getByRole('checkbox').check()
    await sheet.getByRole('button', { name: button, exact: true }).click()
    await expect(row(page, name)).toContainText('Child')
  }
  await expect.poll(() => taps).toBeGreaterThanOrEqual(5)
  expect(taps).toBeLessThanOrEqual(10)
})

test('a full group says why no child fits', async ({ page, player }) => {
  const { id } = await makeGroup(player)
  for (let count = 0; count < 4; count++) await newChild(player, id, `Child ${count}`)
  await page.goto(`/groups/${id}/members`)
  await page.getByRole('button', { name: 'Add a child' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Mira')
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(sheet.getByRole('alert')).toContainText('This group is full: open invitations count, too.')
})

test('a child is changed, and gets neither gems nor leadership', async ({ page, player }) => {
  const { id } = await makeGroup(player)
  await newChild(player, id)
  await page.goto(`/groups/${id}/members`)
  await page.getByRole('button', { name: 'More for “Mira”' }).click()
  await expect(page.getByRole('menuitem', { name: 'Guardians' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Send gems' })).toHaveCount(0)
  await expect(page.getByRole('menuitem', { name: 'Make a leader' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Mirela')
  await dialog.getByRole('radio').nth(5).check()
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'Mirela')).toBeVisible()
})

test('leaders set when the day of a child starts', async ({ browser, address, newPlayer }) => {
  const group = await newGroup({ person: newPlayer }, { leaders: 1, members: 0 })
  const [leader] = group.leaders as [InGroup]
  const { id } = await newChild(group.creator, group.id)
  const startOfDay = async () => (await expectOk(group.creator.send<Child[]>('GET /children')))[0]?.dayStartsAt
  const choiceFor = async (who: Person) => {
    const page = await windowOf(browser, who, address)
    await page.goto(`/groups/${group.id}/members`)
    await choose(page, 'Mira', 'Edit')
    const dialog = page.getByRole('dialog')
    return { page, dialog, choice: dialog.getByRole('combobox', { name: 'A new day starts at' }) }
  }
  const guardian = await choiceFor(group.creator)
  await expect(guardian.choice).toHaveValue('00:00')
  await guardian.choice.selectOption('03:00')
  await expectAccessible(guardian.page)
  await guardian.dialog.getByRole('button', { name: 'Save' }).click()
  await expect(guardian.dialog).toBeHidden()
  expect(await startOfDay()).toBe('03:00')

  // Only guardians read the setting, so for other leaders it stays unless they choose another one.
  const other = await choiceFor(leader)
  await expect(other.choice.getByRole('option', { selected: true })).toHaveText('Keep it as it is')
  await other.dialog.getByRole('textbox', { name: 'Name' }).fill('Mirela')
  await other.dialog.getByRole('button', { name: 'Save' }).click()
  await expect(other.dialog).toBeHidden()
  expect(await expectOk(group.creator.send<Child[]>('GET /children'))).toMatchObject([
    { userId: id, name: 'Mirela', dayStartsAt: '03:00' },
  ])
})

test('another leader becomes a guardian with consent', async ({ browser, address, player, newPlayer }) => {
  test.slow()
  const group = await newGroup(
    { person: (about) => (about ? newPlayer(about) : newPlayer({ name: 'Boyan' })) },
    { leaders: 1, members: 0 },
  )
  const [leader] = group.leaders as [InGroup]
  await newChild(group.creator, group.id)
  expect(player.id).not.toBe(leader.id)
  const asking = await windowOf(browser, group.creator, address)
  await asking.goto(`/groups/${group.id}/members`)
  await choose(asking, 'Mira', 'Guardians')
  const dialog = asking.getByRole('dialog', { name: /^.?Mira.?’s guardians/ })
  await expect(dialog).toBeVisible()
  await expectAccessible(asking)
  await dialog.getByRole('button', { name: 'Ask Boyan to become a guardian' }).first().click()
  await expect(dialog.getByText('Asked')).toBeVisible()
  const asked = await windowOf(browser, leader, address)
  await asked.goto('/notifications')
  await asked.getByText('Will you be a guardian?').click()
  const request = asked.getByRole('dialog')
  await request.getByRole('button', { name: 'Become a guardian' }).click()
  await expect(request.getByText('Tick this to become a guardian.')).toBeVisible()
  await expect(request.getByRole('checkbox')).toBeFocused()
  await request.getByRole('checkbox').check()
  await expectAccessible(asked)
  await request.getByRole('button', { name: 'Become a guardian' }).click()
  await expect(request).toBeHidden()
  const guarded = () => expectOk(leader.send<object[]>('GET /children'))
  expect(await guarded()).toHaveLength(1)

  // Stepping down asks first: only another guardian can bring one back.
  await asked.goto(`/groups/${group.id}/members`)
  for (const answer of ['Cancel', 'Step down']) {
    await choose(asked, 'Mira', 'Guardians')
    await asked.getByRole('button', { name: 'Step down' }).click()
    const question = asked.getByRole('dialog', { name: /^Stop being a guardian of .?Mira/ })
    await expect(question).toBeVisible()
    await expectAccessible(asked)
    await question.getByRole('button', { name: answer }).click()
    await expect(question).toBeHidden()
    if (answer === 'Cancel') expect(await guarded()).toHaveLength(1)
  }
  await expect.poll(guarded).toHaveLength(0)
})

test('a deleted child is hidden, and kept from the page of the groups', async ({ page, player }) => {
  const { id } = await makeGroup(player)
  await newChild(player, id)
  await page.goto(`/groups/${id}/members`)
  await choose(page, 'Mira', 'Delete the child’s data')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('a wrong one')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByText('That’s not your password.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Your password').fill(player.password)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, 'Mira')).toHaveCount(0)
  await page.goto('/groups')
  await expect(page.getByText(/Will be deleted on/)).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Mira’s data' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^questboard-Mira-\d{4}-\d{2}-\d{2}\.json$/)
  await page.getByRole('button', { name: 'Keep Mira' }).click()
  await expect(page.getByText(/Will be deleted on/)).toHaveCount(0)
  await page.goto(`/groups/${id}/members`)
  await expect(row(page, 'Mira')).toBeVisible()
})

test('a guardian brings a child into another group, and takes it out', async ({ page, player }) => {
  const { id } = await makeGroup(player)
  await expectOk(player.send<{ id: string }>('POST /groups', { name: 'The other home' }))
  await newChild(player, id)
  await page.goto(`/groups/${id}/members`)
  await choose(page, 'Mira', 'Groups')
  const dialog = page.getByRole('dialog', { name: /^.?Mira.?’s groups/ })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Add to The other home' }).click()
  await dialog.getByRole('button', { name: 'Remove from The other home' }).click()
  const question = page.getByRole('dialog', { name: /^Remove .?Mira.? from/ })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(question).toBeHidden()
  await expect.poll(async () => (await expectOk(player.send<Child[]>('GET /children')))[0]?.groups).toHaveLength(1)
})

test('the list of children follows what happens in another window', async ({ page, player }) => {
  const { id } = await makeGroup(player)
  const child = await newChild(player, id)
  await expectOk(player.send(`POST /children/${child.id}/deletion`, { password: player.password }))
  await page.goto('/groups')
  await expect(page.getByText(/Will be deleted on/)).toBeVisible()
  await expectOk(player.send(`POST /children/${child.id}/restore`))
  await expect(page.getByText(/Will be deleted on/)).toHaveCount(0)
  await expectOk(player.send(`DELETE /groups/${id}/children/${child.id}`))
  await expect(page.getByText('In no group')).toBeVisible()
})

test('who deletes the account decides about the children', async ({ browser, address, player, newPlayer }) => {
  test.slow()
  const group = await newGroup(
    { person: (about) => (about ? newPlayer(about) : newPlayer({ name: 'Boyan' })) },
    { leaders: 1, members: 0 },
  )
  const { creator } = group
  expect(player.id).not.toBe(creator.id)
  await newChild(creator, group.id, 'Mira')
  const ivo = await newChild(creator, group.id, 'Ivo')
  const page = await windowOf(browser, creator, address)
  await page.goto('/settings/data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  const ofMira = dialog.getByRole('radiogroup', { name: /guardian of .?Mira/ })
  await expect(ofMira.getByRole('radio', { name: 'Ask the leaders' })).toBeChecked()
  await dialog.getByRole('radio', { name: /^Delete .?Ivo.? too/ }).check()
  await dialog
    .getByRole('button', { name: /^Ask .?Boyan/ })
    .first()
    .click()
  await expect(dialog.getByRole('button', { name: /Boyan.? was asked/ })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  const mira = await expectOk(creator.send<Child[]>('GET /children'))
  const [leader] = group.leaders as [InGroup]
  const { userId } = mira.find(({ name }) => name === 'Mira') ?? { userId: '' }
  await expectOk(leader.send(`POST /children/${userId}/guardians/accept`, { consent: true }))
  await expect(ofMira).toHaveCount(0)
  await dialog.getByLabel('I want to delete my account').check()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(creator.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/account-deleted/)
  const ofLeader = await expectOk(leader.send<Child[]>('GET /children'))
  expect(ofLeader.map(({ name }) => name)).toEqual(['Mira'])
  expect((await leader.send(`POST /children/${ivo.id}/guardians/accept`, { consent: true })).error.message).toBe(
    'guardianshipNotAsked',
  )
})

test('who deletes the account gives a child into the care of one leader', async ({ browser, address, newPlayer }) => {
  const names = ['Boyan', 'Vera']
  const group = await newGroup(
    { person: (about) => newPlayer(about ?? { name: names.shift() ?? 'Ani' }) },
    { leaders: 2, members: 0 },
  )
  const { creator } = group
  const [first, second] = group.leaders as [InGroup, InGroup]
  const child = await newChild(creator, group.id, 'Mira')
  const page = await windowOf(browser, creator, address)
  await page.goto('/settings/data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  const fates = dialog.getByRole('radiogroup', { name: /guardian of .?Mira/ })
  await expect(fates.getByRole('radio')).toHaveCount(4)
  await fates.getByRole('radio', { name: /^Ask only .?Vera/ }).check()
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByLabel('I want to delete my account').check()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(creator.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/account-deleted/)
  const accept = async (by: InGroup) =>
    (await by.send(`POST /children/${child.id}/guardians/accept`, { consent: true })).error?.message ?? 'ok'
  const [vera, boyan] = second.name === 'Vera' ? [second, first] : [first, second]
  expect(await accept(boyan)).toBe('guardianshipNotAsked')
  expect(await accept(vera)).toBe('ok')
})

test('the only guardian who leaves the group is offered to ask another leader first', async ({
  browser,
  address,
  newPlayer,
}) => {
  const names = ['Vera', 'Boyan']
  const group = await newGroup(
    { person: (about) => newPlayer(about ?? { name: names.shift() ?? 'Ani' }) },
    { leaders: 1, members: 0 },
  )
  const { id, name, creator } = group
  const [leader] = group.leaders as [InGroup]
  const mira = await newChild(leader, id, 'Mira')
  const page = await windowOf(browser, leader, address)
  await page.goto(`/groups/${id}`)
  await choose(page, name, 'Leave group')
  const dialog = page.getByRole('dialog', { name: /^Leave/ })
  await expect(dialog.getByText(/You’re the only guardian of .?Mira.*you can’t ask anyone else/)).toBeVisible()
  await expect(dialog.getByText(/To delete .?Mira.?’s data instead/)).toBeVisible()
  await dialog.getByRole('button', { name: new RegExp(`^Ask .?${creator.name}`) }).click()
  await expect(dialog.getByRole('button', { name: new RegExp(`${creator.name}.? was asked`) })).toBeDisabled()
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Leave group' }).click()
  await expect(page).toHaveURL('/groups')
  await expectOk(creator.send(`POST /children/${mira.id}/guardians/accept`, { consent: true }))
  const [child] = await expectOk(creator.send<Child[]>('GET /children'))
  expect(child?.guardians.map(({ userId }) => userId).toSorted()).toEqual([leader.id, creator.id].toSorted())
})

test('a child is handed over, and signs in with the link', async ({ page, browser, player }) => {
  const { id } = await makeGroup(player)
  const child = await newChild(player, id)
  const email = `${crypto.randomUUID()}@example.org`
  await page.goto(`/groups/${id}/members`)
  await choose(page, 'Mira', 'Give them an account')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/e-mail address$/).fill(email)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  await expect(dialog.getByText(email)).toBeVisible()
  await expect(dialog.getByText('this server can’t send e-mails')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused()
  await expectAccessible(page)
  await expectToFit(page)
  const token = await handOverLink(child.id)
  // On the computer of the family, the guardian is signed in.
  await page.goto(`/hand-over?token=${token}`)
  const guest = page.getByRole('main')
  await expect(guest).toContainText(`This link is for another account, but you’re signed in as ${player.name}.`)
  await expectAccessible(page)
  await expectToFit(page)
  await guest.getByRole('button', { name: 'Sign out and continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The game is yours now')
  const ownPage = await browser.newPage()
  await ownPage.goto(`/hand-over?token=${token}`)
  await expect(ownPage.getByRole('heading', { level: 1 })).toHaveText('The game is yours now')
  await ownPage.getByLabel('Password', { exact: true }).fill(goodPassword)
  const born = ownPage.getByRole('group', { name: 'Date of birth' }).getByRole('textbox')
  for (const [place, text] of ['05', '03', '2020'].entries()) await born.nth(place).fill(text)
  await ownPage.getByRole('button', { name: 'Take over my account' }).click()
  await expect(ownPage.getByText('You need to be at least 13 years old to have an account.')).toBeVisible()
  await expectAccessible(ownPage)
  await expectToFit(ownPage)
  await born.nth(2).fill('2010')
  await ownPage.getByRole('button', { name: 'Take over my account' }).click()
  await expect(ownPage).toHaveURL(/\/dashboard/)
  await ownPage.close()
})
