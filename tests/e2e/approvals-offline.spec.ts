import { done } from '../support/group.ts'
import { family, rubiesOf } from '../support/group-pages.ts'
import { test, waitForCache } from '../support/offline.ts'
import { expect } from '../support/player.ts'
import { sendTo } from '../support/rest.ts'

test.use({ serviceWorkers: 'allow' })

test('a request that its member takes back while the leader is offline says so', async ({
  page,
  gate,
  player,
  newPlayer,
}) => {
  const child = await newPlayer({ name: 'Georgi' })
  const groupId = await family(player, child)
  const { id } = await done(
    player.send<{ id: string }>(`POST /groups/${groupId}/tasks`, {
      ...{ title: 'Wash the dishes', ruby: 10, type: 'todo', requireApprove: true, assignedUsers: [child.id] },
    }),
  )
  const own = `/groups/${groupId}/users/${child.id}/tasks/${id}` as const
  await done(child.send(`PATCH ${own}/complete`, {}))
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
  await done(direct(`PATCH ${own}/reopen`))
  await gate.open()
  await expect(row.getByRole('alert')).toHaveText(/^.Georgi. took it back\.$/, { timeout: 60_000 })
  await row.getByRole('button', { name: 'Got it' }).click()
  await expect(page.getByRole('heading', { name: 'All caught up' })).toBeVisible()
  expect(await rubiesOf(child, groupId)).toBe(0)
})
