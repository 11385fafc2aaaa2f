import { randomUUID } from 'node:crypto'
import type { ChildAdded } from '@questboard/api/children/schema'
import { questions } from '../../packages/api/src/board/content/questions.ts'
import { walkToQuestion } from '../contract/authorisation/own-fixtures.ts'
import {
  createItem,
  createKeyedFixtures,
  days,
  type Item,
  idOf,
  newMission,
  newRichPerson,
  task,
} from './keyed-fixtures.ts'
import { keyedGroupItemCalls } from './keyed-group-item-calls.ts'
import { keyedPoolCalls } from './keyed-pool-calls.ts'
import { keyedTurnCalls } from './keyed-turn-calls.ts'
import { expectOk } from './rest.ts'
import { hundred } from './shop.ts'
import type { Call, Person, TestServer } from './test-server.ts'

/** A call that takes a key, with a caller who may make it. */
export interface KeyedCall {
  by: Person
  call: Call
  body: object
  /** The difference of another call with the same key; absent if there can be none. */
  other?: { call?: Call; body?: object }
  /** Reads the id of the created item. */
  made?: (result: never) => string
  /** The reasons of the ledger rows that it writes. */
  moves?: string[]
  /** Whether the response contains a secret. */
  isSecret?: true
}

const webhook = { url: 'https://127.0.0.1:1/', events: ['newTaskAssigned'] }

/** Walks with weekly tasks, two squares each, and a to-do for an odd square. */
async function walk(server: TestServer, by: Person, squares: number): Promise<void> {
  for (let left = squares; left > 0; left -= 2) {
    const id = await createItem(by, 'POST /user/tasks', { ...task, type: left === 1 ? 'todo' : 'weekly' })
    server.draws.length = 0
    await expectOk(by.send(`POST /user/tasks/${id}/complete`))
  }
}

/** The distance from the start to the first challenge of the first board. */
const squaresToChallenge = 9

/** Every call that takes a key, by procedure, each with its own data. */
export const keyedCalls: Record<string, (server: TestServer) => Promise<KeyedCall>> = {
  'tasks.create': async (server) => ({
    by: await server.person(),
    call: 'POST /user/tasks',
    body: task,
    made: idOf,
    other: { body: { ...task, title: 'Run' } },
  }),
  'tasks.copy': async (server) => {
    const by = await server.person()
    const [firstId, secondId] = [
      await createItem(by, 'POST /user/tasks', task),
      await createItem(by, 'POST /user/tasks', task),
    ]
    const call = (id: string): Call => `POST /user/tasks/${id}/copy`
    return { by, call: call(firstId), body: {}, made: idOf, other: { call: call(secondId) } }
  },
  'transfer.import': async (server) => ({
    by: await server.person(),
    call: 'POST /user/tasks/import',
    body: { tasks: [task, task] },
    other: { body: { tasks: [task] } },
  }),
  'board.accept': async (server) => {
    const by = await server.person()
    await walk(server, by, squaresToChallenge)
    return { by, call: 'POST /user/boards/current/position/accept', body: {}, made: (r: { task: Item }) => r.task.id }
  },
  'board.answer': async (server) => {
    const by = await server.person()
    const { id } = await walkToQuestion(server, by)
    const { answers } = questions.find((question) => question.id === id) ?? { answers: [] }
    const [right, wrong] = [answers.find((answer) => answer.right)?.id, answers.find((answer) => !answer.right)?.id]
    const other = { body: { answerId: wrong } }
    const call: Call = `POST /questions/${id}/answer`
    return { by, call, body: { answerId: right }, moves: ['questionAnswered'], other }
  },
  'missions.create': async (server) => ({
    by: await server.person(),
    call: 'POST /user/missions',
    made: idOf,
    body: { name: 'Spring', ...days, tasks: [task] },
    other: { body: { name: 'Autumn', ...days, tasks: [task] } },
  }),
  'missions.copy': async (server) => {
    const { by, id, taskId } = await newMission(server)
    await expectOk(by.send(`PATCH /user/missions/${id}/tasks/${taskId}/complete`))
    await expectOk(by.send(`POST /user/missions/${id}/complete`))
    const other = { call: `POST /user/missions/${randomUUID()}/copy` } as const
    return { by, call: `POST /user/missions/${id}/copy`, body: {}, made: idOf, other }
  },
  'missions.tasks.create': async (server) => {
    const { by, id } = await newMission(server)
    const other = { body: { ...task, title: 'Run' } }
    return { by, call: `POST /user/missions/${id}/tasks`, body: task, made: idOf, other }
  },
  'missions.tasks.createMany': async (server) => {
    const { by, id } = await newMission(server)
    const call: Call = `POST /user/missions/${id}/tasks/multiple-tasks`
    return { by, call, body: { tasks: [task, task] }, other: { body: { tasks: [task] } } }
  },
  'missions.tasks.copy': async (server) => {
    const { by, id, taskId } = await newMission(server)
    const call = (of: string): Call => `POST /user/missions/${id}/tasks/${of}/copy`
    return { by, call: call(taskId), body: {}, made: idOf, other: { call: call(randomUUID()) } }
  },
  'tags.create': async (server) => ({
    by: await server.person(),
    call: 'POST /tags',
    body: { name: 'Garden' },
    made: idOf,
    other: { body: { name: 'Kitchen' } },
  }),
  'groupTags.create': async (server) => {
    const { id, creator: by } = await createKeyedFixtures(server)
    const other = { body: { name: 'Kitchen' } }
    return { by, call: `POST /groups/${id}/tags`, body: { name: 'Garden' }, made: idOf, other }
  },
  'rewards.create': async (server) => ({
    by: await server.person(),
    call: 'POST /user/rewards',
    made: idOf,
    body: { name: 'Tea', gold: 5, type: 'once' },
    other: { body: { name: 'Tea', gold: 6, type: 'once' } },
  }),
  'rewards.createMultiple': async (server) => ({
    by: await server.person(),
    call: 'POST /user/rewards/multiple-rewards',
    body: { rewards: [{ name: 'Tea', gold: 5, type: 'once' }] },
    other: { body: { rewards: [{ name: 'Tea', gold: 6, type: 'once' }] } },
  }),
  'rewards.redeem': async (server) => {
    const by = await newRichPerson(server)
    const id = await createItem(by, 'POST /user/rewards', { name: 'Tea', gold: 5, type: 'times', timesToUse: 9 })
    const other = { call: `POST /user/rewards/${randomUUID()}/redeem` } as const
    return { by, call: `POST /user/rewards/${id}/redeem`, body: {}, moves: ['rewardRedeemed'], other }
  },
  'store.buyAvatar': async (server) => {
    const by = await newRichPerson(server)
    const [avatar] = await expectOk(by.send<Item[]>('GET /avatars?owned=false'))
    const other = { body: { currency: 'gems' } }
    const call: Call = `POST /avatars/${avatar?.id}/buy`
    return { by, call, body: { currency: 'gold' }, moves: ['avatarBought'], other }
  },
  'store.buyBoard': async (server) => {
    const by = await newRichPerson(server)
    const [firstBoard, secondBoard] = await expectOk(by.send<Item[]>('GET /boards?owned=false'))
    const call = (board: Item | undefined): Call => `POST /boards/${board?.id}/buy`
    return { by, call: call(firstBoard), body: {}, moves: ['boardBought'], other: { call: call(secondBoard) } }
  },
  'groups.create': async (server) => ({
    by: await server.person(),
    call: 'POST /groups',
    body: { name: 'Home' },
    made: idOf,
    other: { body: { name: 'Away' } },
  }),
  'groups.invitations.invite': async (server) => {
    const { id, creator: by } = await createKeyedFixtures(server)
    const made = ({ invitationId }: { invitationId: string }) => invitationId
    const other = { body: { email: 'other@example.org' } }
    return { by, call: `POST /groups/${id}/invite`, body: { email: `${randomUUID()}@example.org` }, made, other }
  },
  'children.add': async (server) => {
    const { id, creator: by } = await createKeyedFixtures(server)
    const body = { name: 'Mira', consent: true }
    const made = ({ child }: { child: { userId: string } }) => child.userId
    return { by, call: `POST /groups/${id}/children`, body, made, other: { body: { ...body, name: 'Boris' } } }
  },
  'daysOff.add': async (server) => {
    const body = { kind: 'planned', ...days }
    const made = ({ dayOff }: { dayOff: { id: string } }) => dayOff.id
    const other = { body: { ...body, to: '2026-03-21' } }
    return { by: await server.person(), call: 'POST /users/profile/days-off', body, made, other }
  },
  'daysOff.ofChild.add': async (server) => {
    const { id, creator: by } = await createKeyedFixtures(server)
    const { child } = await expectOk(
      by.send<ChildAdded>(`POST /groups/${id}/children`, { name: 'Mira', consent: true }),
    )
    const body = { kind: 'planned', ...days }
    const made = ({ dayOff }: { dayOff: { id: string } }) => dayOff.id
    const other = { body: { ...body, to: '2026-03-21' } }
    return { by, call: `POST /groups/${id}/children/${child.userId}/days-off`, body, made, other }
  },
  'devices.code': async (server) => {
    const { id, creator: by } = await createKeyedFixtures(server)
    const body = { name: 'Tablet' }
    return { by, call: `POST /groups/${id}/devices/code`, body, isSecret: true, other: { body: { name: 'Kitchen' } } }
  },
  'groups.sendGems': async (server) => {
    const { id, creator: by, member } = await createKeyedFixtures(server)
    const call: Call = `PATCH /groups/${id}/members/${member.memberId}/send-gems`
    return { by, call, body: { gems: 5 }, moves: ['gemsReceived', 'gemsSent'], other: { body: { gems: 6 } } }
  },
  'groups.rubies.give': async (server) => {
    const { id, creator: by, member } = await createKeyedFixtures(server)
    const call: Call = `POST /groups/${id}/members/${member.memberId}/rubies`
    const body = { amount: 5, reason: 'Helped' }
    return { by, call, body, moves: ['rubiesGiven'], other: { body: { ...body, amount: 6 } } }
  },
  'deeds.create': async (server) => {
    const { id, creator: by } = await createKeyedFixtures(server)
    const body = { title: 'Repaired the gate', ruby: 5 }
    return { by, call: `POST /groups/${id}/deeds`, body, made: idOf, other: { body: { ...body, ruby: 6 } } }
  },
  ...keyedGroupItemCalls,
  ...keyedPoolCalls,
  ...keyedTurnCalls,
  'webhooks.create': async (server) => ({
    by: await server.person(),
    call: 'POST /user/webhooks',
    body: webhook,
    made: idOf,
    isSecret: true,
    other: { body: { ...webhook, events: ['sendGems'] } },
  }),
  'webhooks.rotateSecret': async (server) => {
    const by = await server.person()
    const id = await createItem(by, 'POST /user/webhooks', webhook)
    return { by, call: `POST /user/webhooks/${id}/rotate-secret`, body: {}, isSecret: true }
  },
  'webhooks.group.create': async (server) => {
    const { id, creator: by } = await createKeyedFixtures(server)
    return { by, call: `POST /groups/${id}/webhooks`, body: webhook, made: idOf, isSecret: true }
  },
  'webhooks.group.rotateSecret': async (server) => {
    const { id, creator: by, make } = await createKeyedFixtures(server)
    const webhookId = await make('webhooks', webhook)
    return { by, call: `POST /groups/${id}/webhooks/${webhookId}/rotate-secret`, body: {}, isSecret: true }
  },
  'tokens.create': async (server) => ({
    by: await server.person(),
    call: 'POST /users/tokens',
    body: { name: 'Script', scopes: ['tasks:read'] },
    made: ({ accessToken }: { accessToken: Item }) => accessToken.id,
    isSecret: true,
  }),
  'calendar.makeAddress': async (server) => ({
    by: await server.person(),
    call: 'POST /user/calendar',
    body: {},
    isSecret: true,
  }),
  'payments.createSession': async (server) => ({
    by: await server.person(),
    call: 'POST /create-stripe-session',
    body: { planId: hundred.id, quantity: 1 },
    other: { body: { planId: hundred.id, quantity: 2 } },
  }),
  'generation.tasks': async (server) => {
    const { by, id } = await newMission(server)
    const call: Call = `POST /user/missions/${id}/tasks/generate-tasks`
    return { by, call, body: { count: 2 }, moves: ['tasksGenerated'], other: { body: { count: 3 } } }
  },
  'generation.rewards': async (server) => ({
    by: await newRichPerson(server),
    call: 'POST /user/rewards/generate-rewards',
    moves: ['rewardsGenerated'],
    body: { topic: 'music', count: 2 },
    other: { body: { topic: 'books', count: 2 } },
  }),
  'generation.avatar': async (server) => ({
    by: await newRichPerson(server),
    call: 'POST /users/profile/generate-avatar',
    moves: ['avatarGenerated'],
    body: { description: 'a fox' },
    other: { body: { description: 'an owl' } },
    made: ({ avatar }: { avatar: Item }) => avatar.id,
  }),
}
