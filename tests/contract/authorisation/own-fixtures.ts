import { randomUUID } from 'node:crypto'
import type { Session } from '@questboard/api/auth/schema'
import type { Award } from '@questboard/api/board/schema'
import type { Mission } from '@questboard/api/missions/schema'
import type { CreatedToken } from '@questboard/api/tokens/schema'
import { generatedAvatars, payments } from '@questboard/db/schema'
import { openSession } from '../../../packages/api/src/auth/sessions.ts'
import { createTransactionRunner } from '../../../packages/api/src/kernel/transaction.ts'
import { notify } from '../../../packages/api/src/notifications/notify.ts'
import { grant } from '../../support/grant.ts'
import { connect, newClientId, newProof, requestOf } from '../../support/oauth-app.ts'
import { subscription } from '../../support/push-service.ts'
import { expectOk } from '../../support/rest.ts'
import type { Person, TestServer } from '../../support/test-server.ts'
import { lastDay, newWebhook, today } from './group-fixtures.ts'

/** One personal item of each kind. */
export interface OwnItems {
  /** Open. */
  task: string
  /** An item of its checklist. */
  item: string
  /** Done and paid. */
  done: string
  /** Created by an import. */
  imported: string
  reward: string
  tag: string
  /** Active; the first of its tasks is open, the second is done. */
  mission: { id: string; open: string; done: string }
  /** Active, all done. */
  ready: { id: string; done: string }
  ended: string
  notification: string
  /** Another session of the player. */
  session: string
  /** An API token. */
  accessToken: string
  /** A connected app. */
  app: string
  /** The query of an authorization request of another app. */
  appRequest: string
  /** Avatars and boards: bought, for sale and affordable. */
  boughtAvatar: string
  avatarForSale: string
  boughtBoard: string
  boardForSale: string
  /** The provider's id of a payment. */
  payment: string
  /** A generated avatar. */
  picture: string
  /** With one delivery. */
  webhook: { webhookId: string; deliveryId: string }
  /** A browser that receives pushes. */
  pushDevice: string
}

interface ForSale {
  id: string
  gold?: number | null
  gems: number | null
}

/** @param place selects what the player buys, different for each player */
export async function newOwnItems(server: TestServer, of: Person, place: number): Promise<OwnItems> {
  const make = async (call: 'tasks' | 'rewards', about: object) =>
    (await expectOk(of.send<{ id: string }>(`POST /user/${call}`, about))).id
  const plan = (steps: number) =>
    expectOk(
      of.send<Mission>('POST /user/missions', {
        name: 'Autumn',
        from: today,
        to: lastDay,
        tasks: Array(steps).fill({ title: 'Rake', gold: 5, type: 'todo' }),
      }),
    )
  const doTask = (missionId: string, taskId = '') =>
    expectOk(of.send(`PATCH /user/missions/${missionId}/tasks/${taskId}/complete`))
  await grant(server, of, { gold: 2000, gems: 2000 })

  const item = randomUUID()
  const checklist = [{ id: item, title: 'Shoes' }]
  const task = await make('tasks', { title: 'Walk', gold: 5, type: 'daily', requireResult: true, checklist })
  const finished = await make('tasks', { title: 'Walk', gold: 5, type: 'daily' })
  await expectOk(of.send(`POST /user/tasks/${finished}/complete`))
  const reward = await make('rewards', { name: 'Tea', gold: 1, type: 'constant' })
  const tag = (await expectOk(of.send<{ id: string }>('POST /tags', { name: 'Garden' }))).id
  const imported = randomUUID()
  await expectOk(
    of.send('POST /user/tasks/import', { tasks: [{ id: imported, title: 'Brought along', gold: 5, type: 'todo' }] }),
  )
  const [mission, ready, ended] = [await plan(2), await plan(1), await plan(1)]
  await doTask(mission.id, mission.tasks[1]?.id)
  for (const one of [ready, ended]) await doTask(one.id, one.tasks[0]?.id)
  await expectOk(of.send(`POST /user/missions/${ended.id}/complete`))
  await createTransactionRunner(server)((tx) =>
    notify(tx, server.clock, [of.id], { type: 'sendGems', data: { gems: 1 } }),
  )
  const notifications = await expectOk(of.send<{ notifications: { id: string }[] }>('GET /user/notifications'))

  // The first call creates the key of the servers.
  await expectOk(of.send('GET /user/push'))
  await openSession(server.database.queries, server.clock, of.id)
  const sessions = await expectOk(of.send<Session[]>('GET /users/sessions'))
  const { accessToken } = await expectOk(
    of.send<CreatedToken>('POST /users/tokens', { name: 'Script', scopes: ['tasks:read'] }),
  )

  await connect(server.url, of)
  const [app] = await expectOk(of.send<{ id: string }[]>('GET /users/apps'))
  const appRequest = requestOf(await newClientId(server.url), newProof().challenge)

  const avatars = await expectOk(of.send<ForSale[]>('GET /avatars?owned=false&limit=100'))
  const boards = await expectOk(of.send<ForSale[]>('GET /boards?owned=false'))
  const forGems = avatars.filter(({ gems }) => gems !== null)
  const [boughtAvatar, boughtBoard] = [forGems[place]?.id ?? '', boards[place % boards.length]?.id ?? '']
  await expectOk(of.send(`POST /avatars/${boughtAvatar}/buy`, { currency: 'gems' }))
  await expectOk(of.send(`POST /boards/${boughtBoard}/buy`))
  const payment = `cs_test_${of.id}`
  await server.database.queries.insert(payments).values({
    id: randomUUID(),
    userId: of.id,
    planId: randomUUID(),
    quantity: 1,
    gems: 100,
    amount: 199,
    currency: 'eur',
    sessionId: payment,
    status: 'paid',
    createdAt: server.clock.now(),
  })
  const picture = randomUUID()
  await server.database.queries
    .insert(generatedAvatars)
    .values({ id: picture, userId: of.id, picture: Buffer.from('RIFF'), createdAt: server.clock.now() })
  return {
    payment,
    picture,
    accessToken: accessToken.id,
    app: app?.id ?? '',
    appRequest,
    webhook: await newWebhook(of, '/user/webhooks'),
    pushDevice: (
      await expectOk(of.send<{ id: string }>('POST /user/push/devices', { ...subscription(), name: 'Laptop' }))
    ).id,
    task,
    item,
    done: finished,
    imported,
    reward,
    tag,
    ended: ended.id,
    notification: notifications.notifications[0]?.id ?? '',
    mission: { id: mission.id, open: mission.tasks[0]?.id ?? '', done: mission.tasks[1]?.id ?? '' },
    ready: { id: ready.id, done: ready.tasks[0]?.id ?? '' },
    boughtAvatar,
    boughtBoard,
    session: sessions.find(({ current }) => !current)?.id ?? '',
    avatarForSale: forGems[place + 1]?.id ?? '',
    boardForSale: boards[(place + 1) % boards.length]?.id ?? '',
  }
}

/** Walks a new player's pawn to the first question square and draws its card. */
export async function walkToQuestion(server: TestServer, of: Person): Promise<{ id: string; answerId: string }> {
  const step = async (type: 'weekly' | 'todo') => {
    const { id } = await expectOk(of.send<{ id: string }>('POST /user/tasks', { title: 'Step', gold: 0, type }))
    server.draws.push(3)
    const reply = await of.send<Award>(`POST /user/tasks/${id}/complete`)
    return (await expectOk(Promise.resolve(reply))).board.card.question
  }
  for (let left = 11; left > 0; left -= 2) {
    const question = await step(left === 1 ? 'todo' : 'weekly')
    if (question && left === 1) return { id: question.id, answerId: question.answers[0]?.id ?? '' }
  }
  throw new Error('no question lies on the eleventh square')
}
