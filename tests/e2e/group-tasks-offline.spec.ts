import type { Page } from '@playwright/test'
import type { GroupDashboard } from '@questboard/api/dashboard/schema'
import type { Profile } from '@questboard/api/profile/schema'
import { expectAccessible } from '../support/accessible.ts'
import { dayMs } from '../support/day-ms.ts'
import { expectToFit } from '../support/fits.ts'
import { giveTask } from '../support/group.ts'
import { family } from '../support/group-pages.ts'
import { reconnect, test, waitForCache, waitingIn } from '../support/offline.ts'
import { expect } from '../support/player.ts'
import { expectOk, sendTo } from '../support/rest.ts'
import { rubiesOf } from '../support/stats.ts'
import type { Person } from '../support/test-server.ts'

test.use({ serviceWorkers: 'allow' })

/** With a connection, while that of the page is cut. */
const direct = ({ token }: Person) => sendTo(`http://127.0.0.1:${process.env.E2E_PORT}`, token)

/** Tasks and a mission of the group: two tasks for the player, and one for the first of two members. */
async function prepareItems(leader: Person, id: string, player: Person, vera: Person) {
  const group = { id, creator: leader }
  const daily = { type: 'daily', ruby: 10 }
  await giveTask(group, [player], { ...daily, title: 'Wash the dishes' })
  await giveTask(group, [player], { ...daily, title: 'Make the bed', ruby: 5 })
  const forFirst = { ...daily, title: 'Take out the rubbish', assignment: 'first' }
  const rubbish = await giveTask(group, [player, vera], forFirst)
  const { lastDayStart: from } = await expectOk(player.send<Profile>('GET /users/profile'))
  const to = Temporal.PlainDate.from(from).add({ days: 5 }).toString()
  const mission = await expectOk(
    leader.send<{ id: string }>(`POST /groups/${id}/missions`, {
      name: 'Paint the fence',
      from,
      to,
      assignedUsers: [player.id],
      tasks: [{ title: 'First coat', ruby: 5, type: 'todo' }],
    }),
  )
  return { mission, rubbish }
}

/** The changes of group items that the page sends from now on, each with the time of its tick. */
function recordSent(page: Page) {
  const sent: { path: string; at: unknown }[] = []
  page.on('request', (request) => {
    const [path] = /groupTasks\.ofMember\.\w+|groupMissions\.tasks\.\w+/.exec(request.url()) ?? []
    if (path && request.method() === 'POST')
      sent.push({ path, at: /"at":"([^"]+)"/.exec(request.postData() ?? '')?.[1] })
  })
  return sent
}

test('group tasks are done without a connection; the server says who was faster', async ({
  page,
  gate,
  player,
  newPlayer,
}) => {
  test.slow()
  const [leader, vera] = [await newPlayer({ name: 'Mira' }), await newPlayer({ name: 'Vera' })]
  const id = await family(leader, player, vera)
  const { mission, rubbish } = await prepareItems(leader, id, player, vera)
  const check = (title: string) => page.getByRole('checkbox', { name: title, exact: true })
  const waiting = page.getByRole('status').filter({ hasText: 'waiting' })

  await page.goto(`/groups/${id}`)
  await check('Make the bed').click()
  await expect.poll(() => rubiesOf(player, id)).toBe(5)
  await waitForCache(page, ['groups.read', 'groupTags.list', 'dashboard.read', 'dashboard.readInGroup'])
  await gate.shut()
  await check('Wash the dishes').click()
  await expect(waiting).toContainText('1 change waiting')
  await check('Take out the rubbish').click()
  await check('Make the bed').click()
  await page.getByRole('link', { name: /^Paint the fence/ }).click()
  await check('First coat').click()
  await expect(waiting).toContainText('4 changes waiting')
  await page.goto(`/groups/${id}`)
  for (const title of ['Wash the dishes', 'Take out the rubbish']) await expect(check(title)).toBeChecked()
  await expect(check('Make the bed')).not.toBeChecked()
  await expectAccessible(page)

  await expectOk(direct(vera)(`PATCH /groups/${id}/users/${vera.id}/tasks/${rubbish.id}/complete`, {}))
  const sent = recordSent(page)
  const openedAt = Date.now()
  await reconnect(page, gate)
  const dialog = page.getByRole('dialog', { name: 'Offline changes' })
  await expect(dialog.getByRole('listitem')).toHaveText(
    /Completing “\P{L}*Take out the rubbish\P{L}*”.*Vera\P{L}* was faster\./u,
    {
      timeout: 60_000,
    },
  )
  await expect(dialog).toContainText('3 changes saved.')
  await expectAccessible(page)
  await expectToFit(page)
  // In order, each with the time of the tick, so that it counts for its day.
  expect(sent.map(({ path }) => path)).toEqual([
    'groupTasks.ofMember.complete',
    'groupTasks.ofMember.complete',
    'groupTasks.ofMember.reopen',
    'groupMissions.tasks.complete',
  ])
  for (const { path, at } of sent) if (path.endsWith('complete')) expect(Date.parse(String(at))).toBeLessThan(openedAt)
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(check('Wash the dishes')).toBeChecked()
  await expect(check('Take out the rubbish')).not.toBeChecked()
  await expect(page.getByText('Taken by Vera').first()).toBeVisible()
  expect(await rubiesOf(player, id)).toBe(10)
  expect(await rubiesOf(vera, id)).toBe(10)
  await page.goto(`/groups/${id}/missions/${mission.id}`)
  await expect(check('First coat')).toBeChecked()
})

test('group tasks that were done yesterday are open on the next day without a connection', async ({
  page,
  gate,
  player,
  newPlayer,
}) => {
  test.slow()
  const leader = await newPlayer({ name: 'Mira' })
  const id = await family(leader, player)
  await expectOk(
    leader.send(`POST /groups/${id}/tasks`, { title: 'Wash up', ruby: 10, type: 'daily', assignedUsers: [player.id] }),
  )
  const washing = page.getByRole('checkbox', { name: 'Wash up' })
  await page.goto(`/groups/${id}`)
  await washing.click()
  await expect.poll(() => rubiesOf(player, id)).toBe(10)
  await page.reload()
  await expect(washing).toBeChecked()
  await waitForCache(page, ['groups.read', 'groupTags.list', 'dashboard.read', 'dashboard.readInGroup'])
  await gate.shut()
  await page.clock.setSystemTime(Date.now() + dayMs)
  await page.reload()
  await expect(washing).not.toBeChecked()
  await washing.click()
  await expect.poll(() => waitingIn(page)).toBe(1)
  await expect(washing).toBeChecked()
  await page.clock.setSystemTime(Date.now() + 2 * dayMs)
  // As when the phone shows the app again.
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await expect(washing).not.toBeChecked()
  expect(await waitingIn(page)).toBe(1)
})

test('a request that is taken back without a connection is withdrawn, also on the next day', async ({
  page,
  gate,
  player,
  newPlayer,
}) => {
  test.slow()
  const leader = await newPlayer({ name: 'Mira' })
  const id = await family(leader, player)
  const { id: taskId } = await expectOk(
    leader.send<{ id: string }>(`POST /groups/${id}/tasks`, {
      title: 'Feed the cat',
      ruby: 10,
      type: 'daily',
      requireApprove: true,
      assignedUsers: [player.id],
    }),
  )
  const waits = async () => {
    const { tasks } = await expectOk(direct(player)<GroupDashboard>(`GET /groups/${id}/dashboard`))
    return tasks.find((task) => task.id === taskId)?.approveRequested
  }
  const feeding = page.getByRole('checkbox', { name: 'Feed the cat' })
  await page.goto(`/groups/${id}`)
  await feeding.click()
  await expect.poll(waits).toBe(true)
  await waitForCache(page, ['groups.read', 'groupTags.list', 'dashboard.read', 'dashboard.readInGroup'])
  await gate.shut()
  await feeding.click()
  await expect.poll(() => waitingIn(page)).toBe(1)
  await page.clock.setSystemTime(Date.now() + dayMs)
  await reconnect(page, gate)
  await expect.poll(() => waitingIn(page), { timeout: 60_000 }).toBe(0)
  expect(await waits()).toBe(false)
})
