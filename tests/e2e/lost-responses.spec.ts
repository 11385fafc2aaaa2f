import { giveTo } from '../support/balances.ts'
import type { Loss } from '../support/gate.ts'
import { done, joinByInvitation } from '../support/group.ts'
import { choose, closed, dialog, press, rowsOf, sizeOf, walkThrough } from '../support/lost-calls.ts'
import { test } from '../support/offline.ts'
import { expect } from '../support/player.ts'
import { watchForClaims } from '../support/seen.ts'
import { letUndoPass } from '../support/undo.ts'
import { walk } from '../support/walk.ts'
import { webhookReceiver } from '../support/webhook-receiver.ts'
import type { Person } from '../support/world.ts'

const cardOf = async (player: Person) =>
  (await done(player.send<{ card: { settled: boolean } }>('GET /user/boards/current'))).card

test('on the dashboard', async ({ page, gate, player }) => {
  await giveTo(player, { gold: 1000 })
  await done(player.send('POST /user/rewards', { name: 'Tea', gold: 50, type: 'constant' }))
  await done(player.send('POST /user/tasks', { title: 'Bread', gold: 5, type: 'todo' }))
  await page.clock.install()
  await watchForClaims(page)
  await page.goto('/dashboard')
  await walkThrough(page, gate, [
    {
      name: 'redeem',
      procedure: 'rewards.redeem',
      async act() {
        await press(page, 'Redeem “Tea”')
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
        await press(page.getByRole('region', { name: 'Rewards' }), 'New reward')
        await dialog(page).getByLabel('Name').fill(`Reward ${time}`)
        await dialog(page).getByLabel(/gold/i).first().fill('5')
        await press(dialog(page), 'Add')
        await closed(page)
      },
      count: () => sizeOf(player, 'GET /user/rewards'),
    },
    {
      name: 'propose rewards',
      procedure: 'generation.rewards',
      async act(_, time) {
        await press(page.getByRole('region', { name: 'Rewards' }), 'New reward')
        await press(dialog(page), 'Suggest rewards 5 gems')
        if (time > 0) await press(dialog(page), 'Suggest others')
        await dialog(page).getByLabel('What are they about?').fill('films')
        await press(dialog(page), 'Suggest')
        await expect(dialog(page).getByRole('checkbox')).toHaveCount(5)
        await press(dialog(page), 'Close')
        await closed(page)
      },
      count: () => rowsOf(player),
    },
  ])
})

test('in the store', async ({ page, gate, player }) => {
  await giveTo(player, { gold: 5000, gems: 5000 })
  await watchForClaims(page)
  const buy = async () => {
    await press(page, /^Buy “/)
    await press(dialog(page), 'Buy')
    await closed(page)
  }
  for (const [path, procedure] of [
    ['/store/avatars', 'store.buyAvatar'],
    ['/store/boards', 'store.buyBoard'],
  ] as const) {
    await page.goto(path)
    await walkThrough(page, gate, [{ name: procedure, procedure, act: buy, count: () => rowsOf(player) }])
  }
})

test('on the board', async ({ page, gate, player }) => {
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
  await walkThrough(page, gate, [
    {
      name: 'accept a challenge',
      procedure: 'board.accept',
      losses: lossesOnce,
      async act() {
        await press(page, 'Card: Challenge')
        await press(page.getByRole('region', { name: 'Challenge' }), 'Accept')
      },
      count: () => sizeOf(player, 'GET /user/tasks?type=todo'),
    },
  ])
  await land(question - challenge)
  await walkThrough(page, gate, [
    {
      name: 'answer a question',
      procedure: 'board.answer',
      losses: lossesOnce,
      async act() {
        await press(page, 'Card: Question')
        await press(page.getByRole('region', { name: 'Question' }), 'Answer')
        await dialog(page).getByRole('radio').first().check({ force: true })
        await press(dialog(page), 'Answer')
        await press(dialog(page), 'Continue')
      },
      count: async () => Number((await cardOf(player)).settled),
    },
  ])
})

test('in a group', async ({ page, gate, player, newPlayer }) => {
  await giveTo(player, { gems: 500 })
  const boyan = await newPlayer({ name: 'Boyan' })
  const { id } = await done(player.send<{ id: string }>('POST /groups', { name: 'Our family' }))
  await joinByInvitation({ id, creator: { ...player, memberId: '' } }, boyan)
  const given = { assignedUsers: [boyan.id] }
  await done(player.send(`POST /groups/${id}/tasks`, { title: 'Sweep', ruby: 5, type: 'daily', ...given }))
  await done(player.send(`POST /groups/${id}/rewards`, { name: 'Cinema', ruby: 5, type: 'constant', ...given }))
  await watchForClaims(page)
  await page.goto(`/groups/${id}`)
  await walkThrough(page, gate, [
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
        await press(page, 'New task')
        await dialog(page).getByLabel('Title').fill(`Task ${time}`)
        await press(dialog(page), 'Add task')
        await closed(page)
      },
      count: () => sizeOf(player, `GET /groups/${id}/tasks`),
    },
  ])
  await page.goto(`/groups/${id}/members`)
  await walkThrough(page, gate, [
    {
      name: 'send gems',
      procedure: 'groups.sendGems',
      async act() {
        await choose(page, 'Boyan', 'Send gems')
        await press(dialog(page), 'Send')
        await closed(page)
      },
      count: () => rowsOf(player),
    },
    {
      name: 'invite',
      procedure: 'invitations.invite',
      async act(_, time) {
        await press(page, 'Invite')
        await dialog(page).getByLabel('E-mail').fill(`${time}-${id}@example.org`)
        await press(dialog(page), 'Invite')
        await press(dialog(page), /^(Close|Done|I have it)$/)
        await closed(page)
      },
      count: () => sizeOf(player, `GET /groups/${id}/invitations`),
    },
  ])
})

test('in a group that another user leads', async ({ page, gate, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const { id } = await done(boyan.send<{ id: string }>('POST /groups', { name: 'Our family' }))
  await joinByInvitation({ id, creator: { ...boyan, memberId: '' } }, player)
  const given = { ruby: 100, type: 'todo', assignedUsers: [player.id] }
  const { id: taskId } = await done(
    boyan.send<{ id: string }>(`POST /groups/${id}/tasks`, { title: 'Earlier', ...given }),
  )
  await done(player.send(`PATCH /groups/${id}/users/${player.id}/tasks/${taskId}/complete`, {}))
  await done(boyan.send(`POST /groups/${id}/tasks`, { ...given, title: 'Sweep', ruby: 7 }))
  await done(boyan.send(`POST /groups/${id}/rewards`, { ...given, name: 'Cinema', ruby: 20, type: 'constant' }))
  const rubies = async () =>
    (await done(player.send<{ currentMember: { stats: { ruby: number } } }>(`GET /groups/${id}`))).currentMember.stats
      .ruby
  await page.clock.install()
  await watchForClaims(page)
  await page.goto(`/groups/${id}`)
  await walkThrough(page, gate, [
    {
      name: 'redeem',
      procedure: 'groupRewards.redeem',
      async act() {
        await press(page, 'Redeem “Cinema”')
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

test('in the settings', async ({ page, gate, player }) => {
  const receiver = await webhookReceiver()
  await watchForClaims(page)
  await page.goto('/settings/connections')
  const lost = (name: string) =>
    expect(page.getByRole('alert').filter({ hasText: 'got lost on its way' })).toContainText(name)
  await walkThrough(page, gate, [
    {
      name: 'a token',
      procedure: 'tokens.create',
      async act(_, time) {
        await press(page, 'New token')
        await dialog(page).getByRole('textbox', { name: 'What it’s for' }).fill(`Display ${time}`)
        await press(dialog(page), 'Create token')
        if (time === 1) await press(dialog(page), 'I have it')
        else {
          await lost('The token was created')
          await press(dialog(page), 'Cancel')
        }
      },
      count: () => sizeOf(player, 'GET /users/tokens'),
    },
    {
      name: 'a webhook',
      procedure: 'webhooks.create',
      async act(_, time) {
        await press(page, 'New webhook')
        await dialog(page).getByRole('textbox', { name: 'Address' }).fill(`${receiver.url}/${time}`)
        await press(dialog(page), 'Add webhook')
        if (time === 1) await press(dialog(page), 'I have it')
        else {
          await lost('The webhook was added')
          await press(dialog(page), 'Cancel')
        }
      },
      count: () => sizeOf(player, 'GET /user/webhooks'),
    },
  ])
  await giveTo(player, { gems: 100 })
  await page.goto('/settings/profile')
  await walkThrough(page, gate, [
    {
      name: 'draw an avatar',
      procedure: 'generation.avatar',
      async act() {
        await press(page, 'Draw an avatar 20 gems')
        await dialog(page).getByLabel('What should it show?').fill('A fox')
        await press(dialog(page), 'Draw')
        await press(dialog(page), 'Wear it')
        await closed(page)
      },
      count: () => rowsOf(player),
    },
  ])
  await page.goto('/settings/data')
  await walkThrough(page, gate, [
    {
      name: 'import',
      procedure: 'transfer.import',
      async act(_, time) {
        const file = { name: 'tasks.csv', mimeType: 'text/csv', buffer: Buffer.from(`title\nTask ${time}`) }
        await page.locator('input[type=file]').setInputFiles(file)
        await press(dialog(page), 'Import 1 task')
        await press(dialog(page), 'Close')
        await closed(page)
      },
      count: () => sizeOf(player, 'GET /user/tasks'),
    },
  ])
  await receiver.close()
})
