import type { Deed } from '@questboard/api/deeds/schema'
import { expectAccessible } from '../support/accessible.ts'
import { family } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { rubiesOf } from '../support/stats.ts'

test('a member asks for something extra, a leader approves it', async ({ page, player, newPlayer }) => {
  const leader = await newPlayer({ name: 'Mira' })
  const groupId = await family(leader, player)
  await page.goto(`/groups/${groupId}`)
  await page.getByRole('button', { name: 'I did something extra' }).click()
  const sheet = page.getByRole('dialog', { name: 'I did something extra' })
  await expect(sheet.getByLabel('What did you do?')).toBeFocused()
  await expectAccessible(page)
  await sheet.getByLabel('What did you do?').fill('Raked the leaves')
  await sheet.getByRole('button', { name: 'Ask a leader' }).click()
  const panel = page.getByRole('region', { name: 'Something extra' })
  await expect(panel.getByRole('listitem')).toContainText('Waiting for an answer')

  const [deed] = await expectOk(leader.send<{ id: string }[]>(`GET /groups/${groupId}/deeds`))
  const note = 'Even the neighbour’s!'
  await expectOk(leader.send(`POST /groups/${groupId}/deeds/${deed?.id}/approve`, { approved: true, ruby: 8, note }))
  await expect(panel.getByRole('listitem')).toContainText('Approved')
  await expect(panel.getByRole('listitem')).toContainText(note)
  expect(await rubiesOf(player, groupId)).toBe(8)
  await expectAccessible(page)
})

test('a leader approves a deed among the other requests, and makes it a task', async ({ page, player, newPlayer }) => {
  const child = await newPlayer({ name: 'Ani' })
  const groupId = await family(player, child)
  await expectOk(child.send(`POST /groups/${groupId}/deeds`, { title: 'Raked the leaves', ruby: 5 }))
  await page.goto(`/groups/${groupId}`)
  await page.getByRole('button', { name: 'Approve “Raked the leaves” from Ani' }).click()
  await page.getByRole('button', { name: 'Make it a task: “Raked the leaves”' }).click()
  const form = page.getByRole('dialog', { name: 'New group task' })
  await expect(form.getByLabel('Title')).toHaveValue('Raked the leaves')
  expect(await rubiesOf(child, groupId)).toBe(5)
})

test('the experience of an approved deed is shown at once on the dashboard', async ({ page, player, newPlayer }) => {
  const leader = await newPlayer({ name: 'Mira' })
  const groupId = await family(leader, player)
  const asked = { title: 'Raked the leaves', ruby: 5 }
  const { id } = await expectOk(player.send<Deed>(`POST /groups/${groupId}/deeds`, asked))
  const connected = page.waitForResponse('**/trpc/notifications.live*')
  await page.goto('/dashboard')
  await connected
  const experience = (exp: number) => page.getByText(new RegExp(`^${exp} / \\d`)).filter({ visible: true })
  await expect(experience(0)).toBeVisible()
  await expectOk(leader.send(`POST /groups/${groupId}/deeds/${id}/approve`, { approved: true }))
  await expect(experience(10)).toBeVisible()
})

test('a member withdraws it after a question', async ({ page, player, newPlayer }) => {
  const leader = await newPlayer({ name: 'Mira' })
  const groupId = await family(leader, player)
  await expectOk(player.send(`POST /groups/${groupId}/deeds`, { title: 'Raked the leaves', ruby: 5 }))
  const statuses = async () =>
    (await expectOk(player.send<Deed[]>(`GET /groups/${groupId}/deeds`))).map(({ status }) => status)
  await page.goto(`/groups/${groupId}`)
  const withdraw = page.getByRole('button', { name: 'Take it back: “Raked the leaves”' })
  const question = page.getByRole('dialog', { name: /^Take back .+Raked the leaves/ })
  await withdraw.click()
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await expect(withdraw).toBeFocused()
  expect(await statuses()).toEqual(['open'])
  await withdraw.click()
  await question.getByRole('button', { name: 'Take it back' }).click()
  await expect(withdraw).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
  expect(await statuses()).toEqual(['withdrawn'])
})
