import { readFile } from 'node:fs/promises'
import type { Group } from '@questboard/api/groups/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { joinByInvitation } from '../support/group.ts'
import { choose } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'
import { windowOf } from '../support/window-of.ts'

/** A group of the player with two leaders: Mira, who joined first, and Boyan. */
async function groupWithLeaders(player: Person, newPlayer: (about: { name: string }) => Promise<Person>) {
  const { id } = await expectOk(player.send<Group>('POST /groups', { name: 'Our family' }))
  const leaders: Person[] = []
  for (const name of ['Mira', 'Boyan']) {
    const leader = await newPlayer({ name })
    const memberId = await joinByInvitation({ id, creator: player }, leader)
    await expectOk(player.send(`PATCH /groups/${id}/members/${memberId}/promote-leader`))
    leaders.push(leader)
  }
  const [mira, boyan] = leaders as [Person, Person]
  const creator = async () =>
    (await expectOk(boyan.send<Group>(`GET /groups/${id}`))).members.find(({ groupRole }) => groupRole === 'creator')
  return { id, mira, boyan, creator }
}

test('a creator hands the group over to a leader who accepts', async ({
  page,
  browser,
  address,
  player,
  newPlayer,
}) => {
  test.slow()
  const { id, mira, creator } = await groupWithLeaders(player, newPlayer)
  await page.goto(`/groups/${id}/members`)
  await choose(page, 'Mira', 'Hand the group over')
  const question = page.getByRole('dialog', { name: /^Hand “.*Our family.*” over to .*Mira/ })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await question.getByRole('button', { name: /^Ask .*Mira/ }).click()
  await expect(page.getByText(/Mira.* was asked to take over this group/)).toBeVisible()
  await page.getByRole('button', { name: 'Take back the request' }).click()
  await expect(page.getByText(/Mira.* was asked to take over this group/)).toBeHidden()
  await choose(page, 'Mira', 'Hand the group over')
  await question.getByRole('button', { name: /^Ask .*Mira/ }).click()
  await expect(page.getByText(/Nothing changes until .*Mira/)).toBeVisible()

  const window = await windowOf(browser, mira, address)
  await window.goto('/notifications')
  await window.getByRole('button', { name: /Will you take over “.*Our family/ }).click()
  await expect(window).toHaveURL(`/groups/${id}/members`)
  await expect(window.getByText('Will you take over this group?')).toBeVisible()
  await expectAccessible(window)
  await expectToFit(window)
  await window.getByRole('button', { name: 'Take over' }).click()
  await expect(window.getByText(/You run “.*Our family.*” now/).first()).toBeVisible()
  await expect(window.getByText('Will you take over this group?')).toBeHidden()
  expect((await creator())?.userId).toBe(mira.id)
  // The other window follows without a reload.
  await expect(page.getByText(/Nothing changes until .*Mira/)).toBeHidden()
})

test('deleting the account asks who continues each group, the oldest leader first', async ({
  page,
  player,
  newPlayer,
}) => {
  const { boyan, creator } = await groupWithLeaders(player, newPlayer)
  await expectOk(player.send('POST /groups', { name: 'Just me' }))
  await page.goto('/settings/data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByText(/These groups disappear for everyone in them: .*Just me/)).toBeVisible()
  const choice = dialog.getByRole('radiogroup', { name: /Who continues “.*Our family/ })
  await expect(choice.getByRole('radio', { name: /Mira/ })).toBeChecked()
  await choice.getByRole('radio', { name: /Boyan/ }).check()
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(player.password)
  await dialog.getByLabel('I want to delete my account').check()
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/account-deleted/)
  expect((await creator())?.userId).toBe(boyan.id)
})

test('a leader downloads the data of the group', async ({ page, player, newPlayer }) => {
  const { id } = await groupWithLeaders(player, newPlayer)
  await page.goto(`/groups/${id}`)
  const downloading = page.waitForEvent('download')
  await choose(page, 'Our family', 'Download its data')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^questboard-group-\d{4}-\d{2}-\d{2}\.json$/)
  expect(JSON.parse(await readFile(await download.path(), 'utf8')).group).toMatchObject({ id, name: 'Our family' })
})
