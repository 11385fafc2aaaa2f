import type { Page } from '@playwright/test'
import type { CalendarState } from '@questboard/api/calendar/schema'
import type { GroupMission } from '@questboard/api/group-missions/schema'
import type { Mission } from '@questboard/api/missions/schema'
import type { Profile } from '@questboard/api/profile/schema'
import { giveTo } from '../support/balances.ts'
import { day } from '../support/days.ts'
import type { Loss } from '../support/flaky-proxy.ts'
import { family } from '../support/group-pages.ts'
import { seenOn, watchForClaims } from '../support/loss-messages.ts'
import {
  choose,
  clickButton,
  dialog,
  expectDialogClosed,
  rowsOf,
  sizeOf,
  testLostCalls,
} from '../support/lost-calls.ts'
import { quickAdd, tasksOf, test, waitingIn } from '../support/offline.ts'
import { expect } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'
import { webhookReceiver } from '../support/webhook-receiver.ts'

const days = { from: day(0), to: day(7) }

const addLine = async (page: Page, title: string) => {
  const line = page.getByRole('textbox', { name: 'Add a task' })
  await line.fill(title)
  await line.press('Enter')
}

async function newMission(page: Page, name: string) {
  await clickButton(page, 'New mission')
  await dialog(page).getByLabel('Name').fill(name)
  await clickButton(dialog(page), 'Start mission')
  await expectDialogClosed(page)
}

const copyFromToday = (page: Page, name: string) => choose(page, name, 'Copy, starting today')

test('a task is added once', async ({ page, gate, player }) => {
  await watchForClaims(page)
  await page.goto('/dashboard')
  for (const [time, how] of [['answer'], ['call'], ['answer', 'proxy']].entries()) {
    gate.lose('tasks.create', ...(how as Loss[]))
    await quickAdd(page, `Bread ${time}`)
    await expect.poll(() => gate.toLose()).toBe(0)
    await expect.poll(() => tasksOf(player)).toContain(`Bread ${time}`)
    // The queue waits 15 s after a 502.
    await expect.poll(() => waitingIn(page), { timeout: 30_000 }).toBe(0)
  }
  expect(await tasksOf(player)).toEqual(['Bread 0', 'Bread 1', 'Bread 2'])
  expect((await seenOn(page)).claims).toEqual([])
})

test('lost responses to new missions', async ({ page, gate, player }) => {
  await giveTo(player, { gems: 500 })
  const walked = { name: 'Spring', ...days, tasks: [{ title: 'Walk', gold: 5, type: 'todo' }] }
  const { id: ended, tasks } = await expectOk(player.send<Mission>('POST /user/missions', walked))
  await expectOk(player.send(`PATCH /user/missions/${ended}/tasks/${tasks[0]?.id}/complete`))
  await expectOk(player.send(`POST /user/missions/${ended}/complete`))
  const plan = { name: 'Garden', from: day(2), to: day(20), tasks: [] }
  const { id } = await expectOk(player.send<Mission>('POST /user/missions', plan))
  const missions = () => sizeOf(player, 'GET /user/missions')
  const planned = () => sizeOf(player, `GET /user/missions/${id}/tasks`)
  await watchForClaims(page)
  await page.goto(`/missions/${id}`)
  await testLostCalls(page, gate, [
    {
      name: 'several tasks',
      procedure: 'missions.tasks.createMany',
      async act() {
        await clickButton(page, 'Suggest tasks 5 gems')
        await clickButton(dialog(page), 'Suggest')
        await clickButton(dialog(page), 'Add 5 tasks')
        await expectDialogClosed(page)
      },
      count: async () => (await planned()) / 5,
    },
    {
      name: 'a task',
      procedure: 'missions.tasks.create',
      act: (_, time) => addLine(page, `Rake ${time}`),
      count: planned,
    },
    {
      name: 'a copy of a task',
      procedure: 'missions.tasks.copy',
      act: () => choose(page, 'Rake 0', 'Copy'),
      count: planned,
    },
    {
      name: 'proposed tasks',
      procedure: 'generation.tasks',
      async act(_, time) {
        await clickButton(page, 'Suggest tasks 5 gems')
        if (time > 0) await clickButton(dialog(page), 'Suggest others')
        await clickButton(dialog(page), 'Suggest')
        await expect(dialog(page).getByRole('checkbox')).toHaveCount(5)
        await clickButton(dialog(page), 'Close')
        await expectDialogClosed(page)
      },
      count: () => rowsOf(player),
    },
  ])
  await page.goto('/missions')
  await testLostCalls(page, gate, [
    {
      name: 'a mission',
      procedure: 'missions.create',
      act: (_, time) => newMission(page, `Mission ${time}`),
      count: missions,
    },
    {
      name: 'a mission once more',
      procedure: 'missions.copy',
      async act() {
        const completed = page.getByRole('region', { name: /^Completed/ })
        await clickButton(completed, 'More for “Spring”')
        await page.getByRole('menuitem', { name: 'Copy, starting today' }).click()
      },
      count: missions,
    },
  ])
})

async function newReward(page: Page, name: string) {
  await clickButton(page, 'New reward')
  await dialog(page).getByLabel('Name').fill(name)
  await dialog(page).getByLabel('Price in rubies').fill('5')
  await clickButton(dialog(page), 'Add')
  await expectDialogClosed(page)
}

async function newGroupNamed(page: Page, name: string) {
  await clickButton(page, 'New group')
  await dialog(page).getByLabel('Name').fill(name)
  await clickButton(dialog(page), 'Create group')
  await expectDialogClosed(page)
}

/** A mission of the group that is completed, and an open one. */
async function prepareMissions(leader: Person, id: string, member: Person) {
  const make = (name: string) =>
    expectOk(
      leader.send<GroupMission>(`POST /groups/${id}/missions`, {
        name,
        ...days,
        assignedUsers: [member.id],
        tasks: [{ title: 'First coat', ruby: 5, type: 'todo' }],
      }),
    )
  const ended = await make('Paint the fence')
  await expectOk(member.send(`POST /groups/${id}/missions/${ended.id}/tasks/${ended.tasks[0]?.id}/complete`, {}))
  await expectOk(member.send(`POST /groups/${id}/missions/${ended.id}/complete`, {}))
  const open = await make('Mow the lawn')
  return { ended, open }
}

test('lost responses to new things of a group and its missions', async ({ page, gate, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  const { ended, open } = await prepareMissions(player, id, boyan)
  const missions = () => sizeOf(player, `GET /groups/${id}/missions`)
  const tasks = async () =>
    (await expectOk(player.send<GroupMission>(`GET /groups/${id}/missions/${open.id}`))).tasks.length
  await watchForClaims(page)
  await page.goto(`/groups/${id}/missions/${open.id}`)
  await testLostCalls(page, gate, [
    {
      name: 'a task of a mission',
      procedure: 'groupMissions.tasks.create',
      act: (_, time) => addLine(page, `Step ${time}`),
      count: tasks,
    },
    {
      name: 'a copy of a task of a mission',
      procedure: 'groupMissions.tasks.copy',
      act: () => choose(page, 'First coat', 'Copy'),
      count: tasks,
    },
  ])
  await page.goto(`/groups/${id}`)
  await testLostCalls(page, gate, [
    {
      name: 'a mission',
      procedure: 'groupMissions.create',
      act: (_, time) => newMission(page, `Mission ${time}`),
      count: missions,
    },
    {
      name: 'a reward',
      procedure: 'groupRewards.create',
      act: (_, time) => newReward(page, `Cinema ${time}`),
      count: () => sizeOf(player, `GET /groups/${id}/rewards`),
    },
  ])
  await page.goto(`/groups/${id}/missions/${ended.id}`)
  await testLostCalls(page, gate, [
    {
      name: 'a mission once more',
      procedure: 'groupMissions.copy',
      async act(_, time) {
        if (time > 0) await page.goBack()
        await copyFromToday(page, 'Paint the fence')
        await expect(page).not.toHaveURL(new RegExp(ended.id))
      },
      count: missions,
    },
  ])
  await page.goto('/groups')
  await testLostCalls(page, gate, [
    {
      name: 'a group',
      procedure: 'groups.create',
      losses: [['answer', 'proxy']],
      act: () => newGroupNamed(page, 'The class'),
      count: () => sizeOf(player, 'GET /groups'),
    },
  ])
})

test('a child whose answers were all lost is added once', async ({ page, gate, player }) => {
  const { id } = await expectOk(player.send<{ id: string }>('POST /groups', { name: 'Our family' }))
  await page.goto(`/groups/${id}/members`)
  await clickButton(page, 'Add a child')
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Mira')
  await dialog(page).getByRole('checkbox').check()
  gate.lose('children.add', 'answer', 'answer', 'answer')
  await clickButton(dialog(page), 'Add')
  await expect.poll(gate.toLose).toBe(0)
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  // The child is a member already, with the avatar that was proposed.
  await expect(page.getByText('2 of 5')).toBeVisible()
  await clickButton(dialog(page), 'Try again')
  await expectDialogClosed(page)
  expect(await sizeOf(player, `GET /groups/${id}/members`)).toBe(2)
})

test('a payment is started once and paid once', async ({ page, gate, player }) => {
  const before = await rowsOf(player)
  await watchForClaims(page)
  await page.goto('/dashboard')
  await page.locator('#side-panel').getByTitle('Buy gems').click()
  await dialog(page)
    .getByRole('radio', { name: /600 gems/ })
    .check()
  gate.lose('payments.createSession', 'answer', 'proxy')
  const opened = page.context().waitForEvent('page')
  await clickButton(dialog(page), 'Pay €6.99')
  const tab = await opened
  await tab.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(dialog(page).getByRole('heading', { name: '600 gems are yours!' })).toBeVisible()
  expect(gate.toLose()).toBe(0)
  expect((await expectOk(player.send<Profile>('GET /users/profile'))).stats).toMatchObject({ gems: 650 })
  expect(await rowsOf(player)).toBe(before + 1)
  const { claims, checks } = await seenOn(page)
  expect(claims).toEqual([])
  expect(checks).toBeGreaterThan(0)
})

test('a lost secret is reported as lost', async ({ page, gate, player }) => {
  const receiver = await webhookReceiver()
  const { id } = await expectOk(player.send<{ id: string }>('POST /groups', { name: 'Our family' }))
  const lost = (words: string) => expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  const calendar = async () => (await expectOk(player.send<CalendarState>('GET /user/calendar'))).createdAt
  await watchForClaims(page)
  await page.goto('/settings/connections')
  gate.lose('calendar.makeAddress', 'answer')
  await clickButton(page, 'Create address')
  await lost('The address was created but got lost on its way to you. Create a new one.')
  const first = await calendar()
  gate.lose('calendar.makeAddress', 'call')
  await clickButton(page, 'New address')
  await clickButton(dialog(page), 'Create new address')
  await expect(page.getByRole('textbox', { name: 'Address of your calendar' })).toBeVisible()
  expect(await calendar()).not.toBe(first)

  await makeWebhook(player, '/user/webhooks', receiver.url)
  await page.reload()
  await clickButton(page.getByRole('list', { name: 'Webhooks' }), /^Edit/)
  await renewSecret('webhooks.rotateSecret')
  await page.goto(`/groups/${id}`)
  await page.getByRole('button', { name: /^More for “/ }).click()
  await page.getByRole('menuitem', { name: 'Webhooks' }).click()
  gate.lose('webhooks.group.create', 'answer')
  await clickButton(dialog(page), 'New webhook')
  await dialog(page).getByRole('textbox', { name: 'Address' }).fill(receiver.url)
  await clickButton(dialog(page), 'Add webhook')
  await lost('The webhook was added but its secret got lost')
  expect(await sizeOf(player, `GET /groups/${id}/webhooks`)).toBe(1)
  await clickButton(dialog(page), 'Cancel')
  await clickButton(dialog(page), /^Edit/)
  await renewSecret('webhooks.group.rotateSecret')
  expect((await seenOn(page)).claims).toEqual([])
  await receiver.close()

  async function renewSecret(procedure: string) {
    gate.lose(procedure, 'answer')
    await clickButton(dialog(page), 'Create new secret')
    await lost('The new secret was created but got lost on its way to you. Create another.')
    gate.lose(procedure, 'call')
    await clickButton(dialog(page), 'Create new secret')
    await expect(dialog(page).getByRole('textbox', { name: 'The secret' })).toHaveValue(/^whsec_/)
  }
})

const makeWebhook = (player: Person, path: string, url: string) =>
  expectOk(player.send(`POST ${path}` as 'POST /', { url, events: ['sendGems'] }))
