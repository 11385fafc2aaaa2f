import type { Board } from '@questboard/api/board/schema'
import type { Group } from '@questboard/api/groups/schema'
import { giveTo } from '../support/balances.ts'
import type { Loss } from '../support/flaky-proxy.ts'
import { family } from '../support/group-pages.ts'
import { watchForClaims } from '../support/loss-messages.ts'
import {
  choose,
  clickButton,
  dialog,
  expectDialogClosed,
  rowsOf,
  sizeOf,
  testLostCalls,
} from '../support/lost-calls.ts'
import { test } from '../support/offline.ts'
import { expect } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'
import { letUndoPass } from '../support/undo.ts'
import { walk } from '../support/walk.ts'
import { webhookReceiver } from '../support/webhook-receiver.ts'

const cardOf = async (player: Person) => (await expectOk(player.send<Board>('GET /user/boards/current'))).card

test('lost responses on the dashboard', async ({ page, gate, player }) => {
  await giveTo(player, { gold: 1000 })
  await expectOk(player.send('POST /user/rewards', { name: 'Tea', gold: 50, type: 'constant' }))
  await expectOk(player.send('POST /user/tasks', { title: 'Bread', gold: 5, type: 'todo' }))
  await page.clock.install()
  await watchForClaims(page)
  await page.goto('/dashboard')
  await testLostCalls(page, gate, [
    {
      name: 'redeem',
      procedure: 'rewards.redeem',
      async act() {
        await clickButton(page, 'Redeem “Tea”')
        await letUndoPass(page)
      },
      count: () => rowsOf(player),
    },
    {
      name: 'copy a task',
      procedure: 'tasks.copy',
      act: () => choose(page, 'Bread', 'Copy'),
      count: () => sizeOf(player, 'GET /user/tasks'),
    },
    {
      name: 'new rewards',
      procedure: 'rewards.createMultiple',
      async act(_, time) {
        await clickButton(page.getByRole('region', { name: 'Rewards' }), 'New reward')
        await dialog(page).getByLabel('Name').fill(`Reward ${time}`)
        await dialog(page).getByLabel(/gold/i).first().fill('5')
        await clickButton(dialog(page), 'Add')
        await expectDialogClosed(page)
      },
      count: () => sizeOf(player, 'GET /user/rewards'),
    },
    {
      name: 'propose rewards',
      procedure: 'generation.rewards',
      async act(_, time) {
        await clickButton(page.getByRole('region', { name: 'Rewards' }), 'New reward')
        await clickButton(dialog(page), 'Suggest rewards 5 gems')
        if (time > 0) await clickButton(dialog(page), 'Suggest others')
        await dialog(page).getByLabel('What are they about?').fill('films')
        await clickButton(dialog(page), 'Suggest')
        await expect(dialog(page).getByRole('checkbox')).toHaveCount(5)
        await clickButton(dialog(page), 'Close')
        await expectDialogClosed(page)
      },
      count: () => rowsOf(player),
    },
  ])
})

test('lost responses in the store', async ({ page, gate, player }) => {
  await giveTo(player, { gold: 5000, gems: 5000 })
  await watchForClaims(page)
  const buy = async () => {
    await clickButton(page, /^Buy “/)
    await clickButton(dialog(page), 'Buy')
    await expectDialogClosed(page)
  }
  for (const [path, procedure] of [
    ['/store/avatars', 'store.buyAvatar'],
    ['/store/boards', 'store.buyBoard'],
  ] as const) {
    await page.goto(path)
    await testLostCalls(page, gate, [{ name: procedure, procedure, act: buy, count: () => rowsOf(player) }])
  }
})

test('lost responses on the board', async ({ page, gate, player }) => {
  const land = async (steps: number) => {
    await walk(player, steps)
    await page.reload()
  }
  const challenge = 9
  const question = 11
  const lossesOnce: Loss[][] = [['answer', 'proxy']]
  await watchForClaims(page)
  await page.goto('/dashboard')
  await land(challenge)
  await testLostCalls(page, gate, [
    {
      name: 'accept a challenge',
      procedure: 'board.accept',
      losses: lossesOnce,
      async act() {
        await clickButton(page, 'Card: Challenge')
        await clickButton(page.getByRole('region', { name: 'Challenge' }), 'Accept')
      },
      count: () => sizeOf(player, 'GET /user/tasks?type=todo'),
    },
  ])
  await land(question - challenge)
  await testLostCalls(page, gate, [
    {
      name: 'answer a question',
      procedure: 'board.answer',
      losses: lossesOnce,
      async act() {
        await clickButton(page, 'Card: Question')
        await clickButton(page.getByRole('region', { name: 'Question' }), 'Answer')
        await dialog(page).getByRole('radio').first().check({ force: true })
        await clickButton(dialog(page), 'Answer')
        await clickButton(dialog(page), 'Continue')
      },
      count: async () => Number((await cardOf(player)).settled),
    },
  ])
})

test('lost responses in a group', async ({ page, gate, player, newPlayer }) => {
  await giveTo(player, { gems: 500 })
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  const given = { assignedUsers: [boyan.id] }
  await expectOk(player.send(`POST /groups/${id}/tasks`, { title: 'Sweep', ruby: 5, type: 'daily', ...given }))
  await expectOk(player.send(`POST /groups/${id}/rewards`, { name: 'Cinema', ruby: 5, type: 'constant', ...given }))
  await watchForClaims(page)
  await page.goto(`/groups/${id}`)
  await testLostCalls(page, gate, [
    {
      name: 'copy a task',
      procedure: 'groupTasks.copy',
      act: () => choose(page, 'Sweep', 'Copy'),
      count: () => sizeOf(player, `GET /groups/${id}/tasks`),
    },
    {
      name: 'copy a reward',
      procedure: 'groupRewards.copy',
      act: () => choose(page, 'Cinema', 'Copy'),
      count: () => sizeOf(player, `GET /groups/${id}/rewards`),
    },
    {
      name: 'a new task',
      procedure: 'groupTasks.create',
      async act(_, time) {
        await clickButton(page, 'New task')
        await dialog(page).getByLabel('Title').fill(`Task ${time}`)
        await clickButton(dialog(page), 'Add task')
        await expectDialogClosed(page)
      },
      count: () => sizeOf(player, `GET /groups/${id}/tasks`),
    },
  ])
  await page.goto(`/groups/${id}/members`)
  await testLostCalls(page, gate, [
    {
      name: 'send gems',
      procedure: 'groups.sendGems',
      async act() {
        await choose(page, 'Boyan', 'Send gems')
        await clickButton(dialog(page), 'Send')
        await expectDialogClosed(page)
      },
      count: () => rowsOf(player),
    },
    {
      name: 'invite',
      procedure: 'invitations.invite',
      async act(_, time) {
        await clickButton(page, 'Invite')
        await dialog(page).getByLabel('E-mail').fill(`${time}-${id}@example.org`)
        await clickButton(dialog(page), 'Invite')
        await clickButton(dialog(page), /^(Close|Done|I’ve saved it)$/)
        await expectDialogClosed(page)
      },
      count: () => sizeOf(player, `GET /groups/${id}/invitations`),
    },
  ])
})

test('lost responses in a group that another user leads', async ({ page, gate, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(boyan, player)
  const given = { ruby: 100, type: 'todo', assignedUsers: [player.id] }
  const { id: taskId } = await expectOk(
    boyan.send<{ id: string }>(`POST /groups/${id}/tasks`, { title: 'Earlier', ...given }),
  )
  await expectOk(player.send(`PATCH /groups/${id}/users/${player.id}/tasks/${taskId}/complete`, {}))
  await expectOk(boyan.send(`POST /groups/${id}/tasks`, { ...given, title: 'Sweep', ruby: 7 }))
  await expectOk(boyan.send(`POST /groups/${id}/rewards`, { ...given, name: 'Cinema', ruby: 20, type: 'constant' }))
  const rubies = async () => (await expectOk(player.send<Group>(`GET /groups/${id}`))).currentMember.stats.ruby
  await page.clock.install()
  await watchForClaims(page)
  await page.goto(`/groups/${id}`)
  await testLostCalls(page, gate, [
    {
      name: 'redeem',
      procedure: 'groupRewards.redeem',
      async act() {
        await clickButton(page, 'Redeem “Cinema”')
        await letUndoPass(page)
      },
      count: async () => (100 - (await rubies())) / 20,
    },
    {
      // It takes no id: a repeat finds it completed.
      name: 'complete',
      procedure: 'groupTasks.ofMember.complete',
      losses: [['answer', 'proxy']],
      act: () => page.getByRole('checkbox', { name: 'Sweep' }).click(),
      count: async () => ((await rubies()) % 20) / 7,
    },
  ])
})

test('lost responses in the settings', async ({ page, gate, player }) => {
  const receiver = await webhookReceiver()
  await watchForClaims(page)
  await page.goto('/settings/connections')
  const lost = (name: string) =>
    expect(page.getByRole('alert').filter({ hasText: 'got lost on its way' })).toContainText(name)
  await testLostCalls(page, gate, [
    {
      name: 'a token',
      procedure: 'tokens.create',
      async act(_, time) {
        await clickButton(page, 'New token')
        await dialog(page).getByRole('textbox', { name: 'What it’s for' }).fill(`Display ${time}`)
        await clickButton(dialog(page), 'Create token')
        if (time === 1) await clickButton(dialog(page), 'I’ve saved it')
        else {
          await lost('The token was created')
          await clickButton(dialog(page), 'Cancel')
        }
      },
      count: () => sizeOf(player, 'GET /users/tokens'),
    },
    {
      name: 'a webhook',
      procedure: 'webhooks.create',
      async act(_, time) {
        await clickButton(page, 'New webhook')
        await dialog(page).getByRole('textbox', { name: 'Address' }).fill(`${receiver.url}/${time}`)
        await clickButton(dialog(page), 'Add webhook')
        if (time === 1) await clickButton(dialog(page), 'I’ve saved it')
        else {
          await lost('The webhook was added')
          await clickButton(dialog(page), 'Cancel')
        }
      },
      count: () => sizeOf(player, 'GET /user/webhooks'),
    },
  ])
  await giveTo(player, { gems: 100 })
  await page.goto('/settings/profile')
  await testLostCalls(page, gate, [
    {
      name: 'draw an avatar',
      procedure: 'generation.avatar',
      async act() {
        await clickButton(page, 'Draw an avatar 20 gems')
        await dialog(page).getByLabel('What should it show?').fill('A fox')
        await clickButton(dialog(page), 'Draw')
        await clickButton(dialog(page), 'Wear it')
        await expectDialogClosed(page)
      },
      count: () => rowsOf(player),
    },
  ])
  await page.goto('/settings/data')
  await testLostCalls(page, gate, [
    {
      name: 'import',
      procedure: 'transfer.import',
      async act(_, time) {
        const file = { name: 'tasks.csv', mimeType: 'text/csv', buffer: Buffer.from(`title\nTask ${time}`) }
        await page.locator('input[type=file]').setInputFiles(file)
        await clickButton(dialog(page), 'Import 1 task')
        await clickButton(dialog(page), 'Close')
        await expectDialogClosed(page)
      },
      count: () => sizeOf(player, 'GET /user/tasks'),
    },
  ])
  await receiver.close()
})
