/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import type { GroupMission } from '@questboard/api/group-missions/schema'
import type { Profile } from '@questboard/api/profile/schema'
import { expectAccessible } from '../support/accessible.ts'
import { newDevice } from '../support/device.ts'
import { expect, test } from '../support/player.ts'
import { expectOk, sendTo } from '../support/rest.ts'
import { addTask, type Family, family, tabletOf } from '../support/tablet.ts'
import type { Person } from '../support/test-server.ts'

/** What a leader wrote with an approval, read by a child on the family tablet. */

const row = (page: Page, title: string) =>
  page.getByRole('region', { name: 'My tasks today' }).getByRole('listitem').filter({ hasText: title })

const mission = (page: Page) => page.getByRole('article', { name: 'Big clean' })

async function addMission(parent: Person, { id, mira }: Family): Promise<GroupMission> {
  const { lastDayStart: from } = await expectOk(parent.send<Profile>('GET /users/profile'))
  const to = Temporal.PlainDate.from(from).add({ days: 5 }).toString()
  const tasks = [{ title: 'Wash the windows', ruby: 10, type: 'todo' }]
  const about = { name: 'Big clean', from, to, tasks, requireApprove: true, assignedUsers: [mira.id] }
  return expectOk(parent.send<GroupMission>(`POST /groups/${id}/missions`, about))
}

test('the words with an approval stay at what is done', async ({ browser, address, player }) => {
  test.slow()
  const ours = await family(player)
  const { id, mira } = ours
  const about = { requireApprove: true }
  const daily = await addTask(player, ours, mira, 'Feed the cat', about)
  const todo = await addTask(player, ours, mira, 'Paint the fence', { ...about, type: 'todo' })
  const big = await addMission(player, ours)
  const child = await (await newDevice({ url: address, send: sendTo(address) }, player, id, 'Other')).enter(mira.id)
  for (const task of [daily, todo]) {
    await expectOk(child.send(`PATCH /groups/${id}/users/${mira.id}/tasks/${task.id}/complete`, {}))
  }
  for (const step of big.tasks) {
    await expectOk(child.send(`POST /groups/${id}/missions/${big.id}/tasks/${step.id}/complete`, {}))
  }
  await expectOk(child.send(`POST /groups/${id}/missions/${big.id}/complete`, {}))
  const approve = (path: string, note: string) =>
    expectOk(player.send(`POST /groups/${id}/users/${mira.id}/${path}/approve`, { approved: true, note }))
  await approve(`tasks/${daily.id}`, 'Well fed')
  await approve(`tasks/${todo.id}`, 'Well painted')
  await approve(`missions/${big.id}`, 'It shines')
  await expectOk(child.send('PUT /user/notifications/seen', { notificationIds: [] }))

  const tablet = await tabletOf(browser, player, ours, address)
  await tablet.getByRole('button', { name: /^Play as Mira/ }).tap()
  await expect(row(tablet, 'Feed the cat')).toContainText('Well fed')
  await expect(row(tablet, 'Paint the fence')).toContainText('Well painted')
  await expect(mission(tablet)).toContainText(/Completed\s*It shines/)
  for (const colorScheme of ['light', 'dark'] as const) {
    await tablet.emulateMedia({ colorScheme })
    await expectAccessible(tablet)
  }
})
