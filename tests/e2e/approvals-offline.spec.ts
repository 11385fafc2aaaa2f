import type { Group } from '@questboard/api/groups/schema'
import { family } from '../support/group-pages.ts'
import { reconnect, test, waitForCache } from '../support/offline.ts'
import { expect } from '../support/player.ts'
import { expectOk, sendTo } from '../support/rest.ts'
import { rubiesOf } from '../support/stats.ts'

test.use({ serviceWorkers: 'allow' })

test('a reward and a deed that are gone when the connection is back end with words', async ({
  page,
  gate,
  player,
  newPlayer,
}) => {
  test.slow()
  const child = await newPlayer({ name: 'Georgi' })
  const groupId = await family(player, child)
  const { id } = await expectOk(
    player.send<{ id: string }>(`POST /groups/${groupId}/rewards`, {
      name: 'Cinema',
      ruby: 1,
      type: 'constant',
      requireApprove: true,
      assignedUsers: [child.id],
    }),
  )
  const { members } = await expectOk(player.send<Group>(`GET /groups/${groupId}`))
  const memberId = members.find(({ userId }) => userId === child.id)?.id
  await expectOk(player.send(`POST /groups/${groupId}/members/${memberId}/rubies`, { amount: 5, reason: 'Helped' }))
  await expectOk(child.send(`POST /groups/${groupId}/rewards/${id}/redeem`, {}))
  const report = (title: string) =>
    expectOk(child.send<{ id: string }>(`POST /groups/${groupId}/deeds`, { title, notes: '', ruby: 3 }))
  const deed = await report('Raked the leaves')
  await report('Fed the cat')
  await page.goto('/dashboard')
  await waitForCache(page)
  await page.goto('/approvals')
  const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  // The answer arrives, and its response is lost.
  gate.lose('deeds.answer', 'answer', 'answer', 'answer')
  await row('Fed the cat')
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(page.getByText(/^Approved “\P{L}*Fed the cat\P{L}*” from/u).first()).toBeVisible({ timeout: 60_000 })
  await expect(row('Fed the cat')).toHaveCount(0)
  await gate.shut()
  for (const name of ['Cinema', 'Raked the leaves']) {
    await row(name)
      .getByRole('button', { name: /^Approve/ })
      .click()
    await expect(row(name).getByRole('alert')).toBeVisible()
  }
  // The child has a connection.
  const direct = sendTo(`http://127.0.0.1:${process.env.E2E_PORT}`, child.token)
  await expectOk(direct(`DELETE /groups/${groupId}/users/${child.id}/rewards/${id}/request`))
  await expectOk(direct(`DELETE /groups/${groupId}/deeds/${deed.id}`))
  await reconnect(page, gate)
  await expect(row('Raked the leaves').getByRole('alert')).toHaveText(/^.Georgi. took it back\.$/, { timeout: 60_000 })
  await expect(row('Cinema').getByRole('alert')).toHaveText(/^It was answered, or .Georgi. took it back\.$/)
  for (const name of ['Cinema', 'Raked the leaves']) {
    await row(name).getByRole('button', { name: 'Got it' }).click()
  }
  await expect(page.getByRole('heading', { name: 'All caught up' })).toBeVisible()
  expect(await rubiesOf(child, groupId)).toBe(8)
})

test('a request that its member takes back while the leader is offline says so', async ({
  page,
  gate,
  player,
  newPlayer,
}) => {
  const child = await newPlayer({ name: 'Georgi' })
  const groupId = await family(player, child)
  const { id } = await expectOk(
    player.send<{ id: string }>(`POST /groups/${groupId}/tasks`, {
      title: 'Wash the dishes',
      ruby: 10,
      type: 'todo',
      requireApprove: true,
      assignedUsers: [child.id],
    }),
  )
  const own = `/groups/${groupId}/users/${child.id}/tasks/${id}` as const
  await expectOk(child.send(`PATCH ${own}/complete`, {}))
  await page.goto('/dashboard')
  await waitForCache(page)
  await page.goto('/approvals')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Wash the dishes' })
  await expect(row).toBeVisible()
  await gate.shut()
  await row.getByRole('button', { name: /^Approve/ }).click()
  await expect(row.getByRole('alert')).toBeVisible()
  // The child has a connection.
  const direct = sendTo(`http://127.0.0.1:${process.env.E2E_PORT}`, child.token)
  await expectOk(direct(`PATCH ${own}/reopen`))
  await reconnect(page, gate)
  await expect(row.getByRole('alert')).toHaveText(/^.Georgi. took it back\.$/, { timeout: 60_000 })
  await row.getByRole('button', { name: 'Got it' }).click()
  await expect(page.getByRole('heading', { name: 'All caught up' })).toBeVisible()
  expect(await rubiesOf(child, groupId)).toBe(0)
})
