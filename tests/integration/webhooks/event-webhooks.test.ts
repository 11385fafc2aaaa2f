import { sendDeliveries, sweepEvents, webhookSettings } from '@questboard/api'
import type { Mission } from '@questboard/api/missions/schema'
import { events, webhookDeliveries, webhooks } from '@questboard/db/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Changes,
  eventOf,
  groupEvent,
  groupEventData,
  type PersonEvent,
  personEvent,
} from '../../../packages/api/src/events/schema.ts'
import { maxBytesOfBodies } from '../../../packages/api/src/notifications/insert-deliveries.ts'
import { maxWebhooks, type NewWebhook, type Webhook } from '../../../packages/api/src/webhooks/schema.ts'
import { giveTask, newGroup } from '../../support/group.ts'
import { type Call, expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { complete, familyIn, make, read } from '../../support/turns.ts'
import { type Receiver, webhookReceiver, withStatus } from '../../support/webhook-receiver.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ outside: { webhooks: webhookSettings(true) } })
})
afterAll(() => server.close())

let receiver: Receiver
beforeEach(async () => {
  receiver = await webhookReceiver()
  return () => receiver.close()
})

const register = (by: Person, events: string[]) =>
  expectOk(by.send<NewWebhook>('POST /user/webhooks', { url: receiver.url, events }))

const add = async (person: Person) =>
  (
    await expectOk(
      person.send<{ id: string }>('POST /user/tasks', { title: 'Walk', notes: '', gold: 3, type: 'todo', tags: [] }),
    )
  ).id

async function received(): Promise<PersonEvent[]> {
  await sendDeliveries(server.services)
  // The event has no field that is not described.
  const bodies = receiver.received.map(({ event }) => eventOf(personEvent.parse(event).type).strict().parse(event))
  return (bodies as PersonEvent[]).sort((left, right) => left.sequence - right.sequence)
}

test('a webhook for everything receives all events of its user, numbered in their order', async () => {
  const [person, another] = [await server.person(), await server.person()]
  const { id: webhookId } = await register(person, ['*'])
  const id = await add(person)
  await person.send(`POST /user/tasks/${id}/complete`)
  await add(another)
  const all = await received()
  expect(all.map(({ type }) => type)).toEqual(['task.created', 'task.completed', 'board.moved'])
  expect(all[1]).toMatchObject({ userId: person.id, groupId: null, data: { id }, award: { stats: { gold: 3 } } })
  expect(await expectOk(person.send<Webhook>(`GET /user/webhooks/${webhookId}`))).toMatchObject({ events: ['*'] })
})

test('the data of an event is what the call of the item returns, and the event has the other fields of its type', async () => {
  const person = await server.person()
  await register(person, ['*'])
  const read = async (path: string) => expectOk(person.send<object>(`GET ${path}` as Call))
  const last = async (type: string) => (await received()).findLast((sent) => sent.type === type) as PersonEvent
  const task = `/user/tasks/${await add(person)}` as const
  await expectOk(person.send(`PATCH ${task}`, { title: 'Run' }))
  const updated = await last('task.updated')
  expect([updated.data, updated.changed]).toEqual([await read(task), ['title']])
  const award = await expectOk(person.send<object>(`POST ${task}/complete`))
  const completed = await last('task.completed')
  expect([completed.data, completed.award]).toEqual([await read(task), award])

  const { id: rewardId } = await expectOk(
    person.send<{ id: string }>('POST /user/rewards', { name: 'Tea', gold: 1, type: 'constant' }),
  )
  const { stats } = await expectOk(person.send<{ stats: object }>(`POST /user/rewards/${rewardId}/redeem`))
  const redeemed = await last('reward.redeemed')
  expect([redeemed.data, redeemed.stats]).toEqual([await read(`/user/rewards/${rewardId}`), stats])

  const [from, to] = [server.clock.day(0), server.clock.day(3)]
  const about = { name: 'Trip', from, to, tasks: [{ title: 'Pack', gold: 5, type: 'todo' }] }
  const { id: missionId } = await expectOk(person.send<{ id: string }>('POST /user/missions', about))
  const mission = await expectOk(person.send<Mission>(`GET /user/missions/${missionId}`))
  const part = `/user/missions/${missionId}/tasks/${mission.tasks[0]?.id}` as const
  await expectOk(person.send(`PATCH ${part}/complete`))
  const packed = await last('missionTask.completed')
  expect([packed.data, packed.missionId]).toEqual([await read(part), missionId])
})

test('skipping an occurrence is an event of its own, and undoing that is an update', async () => {
  const person = await server.person()
  await register(person, ['task.skipped', 'task.updated'])
  const about = { title: 'Bins', gold: 3, type: 'weekly', schedule: { frequency: 'weekly', byDay: [{ day: 'mo' }] } }
  const { id } = await expectOk(person.send<{ id: string }>('POST /user/tasks', about))
  const after = [
    await expectOk(person.send<object>(`POST /user/tasks/${id}/skip`)),
    await expectOk(person.send<object>(`DELETE /user/tasks/${id}/skip`)),
  ]
  const all = await received()
  expect(all.map(({ type }) => type)).toEqual(['task.skipped', 'task.updated'])
  expect(all.map(({ data }) => data)).toEqual(after)
  expect(all.map(({ changed }) => changed)).toEqual([undefined, expect.arrayContaining(['slot', 'dueOn'])])
})

test('a webhook for some types receives only those, and notifications under the names they had', async () => {
  const { id: groupId, creator, members } = await newGroup(server)
  const [member] = members
  if (!member) throw new Error('a group without its member')
  await register(member, ['task.deleted', 'newTaskAssigned'])
  await register(member, ['notification.created'])
  const id = await add(member)
  await member.send(`DELETE /user/tasks/${id}`)
  await giveTask({ id: groupId, creator }, [member])
  await sendDeliveries(server.services)
  const types = receiver.received.map(({ event }) => event.type).sort()
  expect(types).toEqual(['newTaskAssigned', 'notification.created', 'task.deleted'])
})

test('a group cannot receive the events of a person, nor a person those of a group', async () => {
  const { id, creator } = await newGroup(server)
  const refused = async (place: '/user/webhooks' | `/groups/${string}/webhooks`, event: string) =>
    (await creator.send(`POST ${place}`, { url: receiver.url, events: [event] })).error.message
  expect(await refused(`/groups/${id}/webhooks`, 'task.completed')).toBe('invalidData')
  expect(await refused('/user/webhooks', 'group.taskCompleted')).toBe('invalidData')
})

test('a webhook of a group receives what happens in it, as leaders see it, and names no one', async () => {
  const group = await newGroup(server, { leaders: 1, members: 1 })
  const [leader, member] = [group.leaders[0], group.members[0]]
  if (!leader || !member) throw new Error('a group without its members')
  const at = `/groups/${group.id}` as const
  await expectOk(group.creator.send(`POST ${at}/webhooks`, { url: receiver.url, events: ['*'] }))
  const about = { title: 'Dishes', notes: '', ruby: 2, type: 'todo', tags: [], assignedUsers: [member.id] }
  const { id } = await expectOk(leader.send<{ id: string }>(`POST ${at}/tasks`, { ...about, requireApprove: true }))
  await expectOk(member.send(`PATCH ${at}/users/${member.id}/tasks/${id}/complete`, {}))
  await expectOk(leader.send(`POST ${at}/users/${member.id}/tasks/${id}/approve`, { approved: true }))
  await expectOk(group.creator.send(`PATCH ${at}/members/${leader.memberId}/lower-member`))
  await expectOk(group.creator.send(`DELETE ${at}/members/${member.memberId}`))
  await sendDeliveries(server.services)
  const events = receiver.received.map(({ event }) => groupEvent.parse(event))
  expect(events.map(({ type }) => type).sort()).toEqual(
    ['memberLeft', 'pawnMoved', 'roleChanged', 'taskApproved', 'taskCompleted', 'taskRequested'].map(
      (what) => `group.${what}`,
    ),
  )
  const requested = events.find(({ type }) => type === 'group.taskRequested')
  expect(requested).toMatchObject({ userId: member.id, groupId: group.id, data: { id, waitingApproval: 1 } })
  for (const { type, data } of events) expect(groupEventData[type].safeParse(data).success).toBe(true)
  expect(JSON.stringify(receiver.received)).not.toContain(member.name)
})

describe('a webhook of a group receives', () => {
  async function followed() {
    const group = await newGroup(server, { leaders: 1, members: 1 })
    const [leader, member] = [group.leaders[0], group.members[0]]
    if (!leader || !member) throw new Error('a group without its members')
    const at = `/groups/${group.id}` as const
    await expectOk(group.creator.send(`POST ${at}/webhooks`, { url: receiver.url, events: ['*'] }))
    return { ...group, at, leader, member }
  }

  async function eventsOfGroup() {
    await sendDeliveries(server.services)
    const events = receiver.received.map(({ event }) => groupEvent.parse(event))
    for (const { type, data } of events) expect(groupEventData[type].safeParse(data).success).toBe(true)
    return events.sort((one, other) => one.id.localeCompare(other.id))
  }

  test('what a member did besides the tasks, its answer, and the move of the pawn', async () => {
    const { at, leader, member } = await followed()
    const body = { title: 'Swept the yard', notes: 'leaves', ruby: 4 }
    const [first, second] = [
      await expectOk(member.send<{ id: string }>(`POST ${at}/deeds`, body)),
      await expectOk(member.send<{ id: string }>(`POST ${at}/deeds`, body)),
    ]
    const answered = await expectOk(leader.send(`POST ${at}/deeds/${first.id}/approve`, { approved: true, ruby: 3 }))
    await expectOk(leader.send(`POST ${at}/deeds/${second.id}/approve`, { approved: false, note: 'Not yet' }))
    const events = await eventsOfGroup()
    expect(new Set(events.map(({ userId }) => userId))).toEqual(new Set([member.id]))
    const dataOf = (what: string) => events.filter(({ type }) => type === `group.${what}`).map(({ data }) => data)
    const requested = { userId: member.id, ...body, status: 'open' }
    expect(dataOf('deedRequested')).toEqual([
      expect.objectContaining({ ...requested, id: first.id }),
      expect.objectContaining({ ...requested, id: second.id }),
    ])
    expect(dataOf('deedApproved')).toEqual([answered])
    expect(dataOf('pawnMoved')).toEqual([{ userId: member.id, position: 1, lap: 1, steps: 1 }])
    expect(dataOf('deedRefused')).toEqual([
      expect.objectContaining({ id: second.id, status: 'refused', note: 'Not yet' }),
    ])
  })

  test('rubies that a leader gives, takes and returns, without names', async () => {
    const { at, leader, member } = await followed()
    const path = `POST ${at}/members/${member.memberId}/rubies` as const
    await expectOk(leader.send(path, { amount: 5, reason: 'A gift' }))
    const { row } = await expectOk(leader.send<{ row: { id: string } }>(path, { amount: -9, reason: 'Too much' }))
    await expectOk(leader.send(`POST ${at}/members/${member.memberId}/rubies/${row.id}/reverse`))
    const events = await eventsOfGroup()
    const by = { userId: member.id, by: leader.id, ruby: 5 }
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ['group.rubiesGiven', { ...by, reason: 'A gift' }],
      ['group.rubiesTaken', { ...by, reason: 'Too much' }],
      ['group.rubiesGiven', { ...by, reason: 'Too much' }],
    ])
    expect(JSON.stringify(receiver.received)).not.toContain(leader.name)
  })

  test('each change of a savings goal: without shares, and a deleted one by its id alone', async () => {
    const { at, leader, member } = await followed()
    await expectOk(leader.send(`POST ${at}/members/${member.memberId}/rubies`, { amount: 5, reason: 'A gift' }))
    const goal = { name: 'Trip', notes: 'to the sea', ruby: 20 }
    const { id } = await expectOk(leader.send<{ id: string }>(`POST ${at}/pools`, goal))
    const other = await expectOk(leader.send<{ id: string }>(`POST ${at}/pools`, goal))
    await expectOk(member.send(`POST ${at}/pools/${id}/contribute`, { ruby: 5 }))
    await expectOk(leader.send(`DELETE ${at}/pools/${other.id}`))
    await expectOk(member.send(`DELETE ${at}/members/${member.memberId}`))
    const events = (await eventsOfGroup()).filter(({ type }) => type === 'group.poolChanged')
    expect(events.map(({ userId, data }) => [userId, data])).toEqual([
      [leader.id, expect.objectContaining({ ...goal, id, saved: 0, status: 'open' })],
      [leader.id, expect.objectContaining({ id: other.id })],
      [member.id, expect.objectContaining({ id, saved: 5, members: expect.arrayContaining([member.id]) })],
      [leader.id, { id: other.id }],
      [member.id, expect.objectContaining({ id, saved: 0 })],
    ])
    for (const { data } of events) expect(data).not.toHaveProperty('shares')
  })
})

test.each(['rotation', 'first'])(
  'a webhook of a group receives that a task with the assignment %s was paid after it had ended',
  async (assignment) => {
    const { group, ani, ids, creator } = await familyIn(server)
    await expectOk(
      creator.send(`POST /groups/${group.id}/webhooks`, { url: receiver.url, events: ['group.taskCompleted'] }),
    )
    const task = await expectOk(make(group, { assignment, assignedUsers: ids }))
    const at = server.clock.now().toISOString()
    server.clock.advance({ days: 1 })
    await read(group, task)
    expect((await expectOk(complete(group, task, ani, { at }))).stats.ruby).toBe(10)
    await sendDeliveries(server.services)
    const events = receiver.received.map(({ event }) => groupEvent.parse(event))
    expect(events).toMatchObject([{ type: 'group.taskCompleted', userId: ani.id, data: { id: task.id } }])
  },
)

test('an enabled webhook follows for longer than thirty days, a disabled one does not', async () => {
  const [person, off] = [await server.person(), await server.person()]
  await register(person, ['task.created'])
  const otherWebhook = await register(off, ['task.created'])
  await expectOk(
    off.send(`PUT /user/webhooks/${otherWebhook.id}`, { url: receiver.url, events: ['task.created'], enabled: false }),
  )
  for (const days of [25, 25]) {
    server.clock.advance({ days })
    // Their sessions end after thirty days.
    for (const player of [person, off]) await expectOk(player.send('GET /user/tasks'))
    await sweepEvents(server.services)
  }
  expect([await isFollowed(person), await isFollowed(off)]).toEqual([true, false])
})

const numberOfEvents = ({ id }: Person) => server.database.queries.$count(events, eq(events.userId, id))

async function isFollowed(person: Person): Promise<boolean> {
  const before = await numberOfEvents(person)
  await add(person)
  return (await numberOfEvents(person)) > before
}

describe('a person is no longer followed', () => {
  const change = (id: string, person: Person, more: object) =>
    expectOk(person.send(`PUT /user/webhooks/${id}`, { url: receiver.url, events: ['*'], enabled: true, ...more }))

  test.each<[string, (person: Person, id: string) => Promise<unknown>]>([
    ['removed', (person, id) => expectOk(person.send(`DELETE /user/webhooks/${id}`))],
    ['disabled', (person, id) => change(id, person, { enabled: false })],
    ['without events of the person', (person, id) => change(id, person, { events: ['sendGems'] })],
    [
      'gone',
      async (person) => {
        await add(person)
        receiver.answers.push(withStatus(410))
        await sendDeliveries(server.services)
      },
    ],
    [
      'stopped with the access',
      async (person) => {
        await expectOk(person.send('DELETE /users/sessions'))
      },
    ],
  ])('when the last webhook for their events is %s', async (_how, end) => {
    const person = await server.person()
    const { id } = await register(person, ['task.created'])
    const otherWebhook = await register(person, ['task.created', 'sendGems'])
    expect(await isFollowed(person)).toBe(true)
    await expectOk(person.send(`DELETE /user/webhooks/${otherWebhook.id}`))
    expect(await isFollowed(person)).toBe(true)
    await end(person, id)
    expect(await isFollowed(person)).toBe(false)
  })

  test('but by the webhook, when a client asks for changes too', async () => {
    const person = await server.person()
    const { id } = await register(person, ['task.created'])
    const read = (since?: string) => person.send<Changes>(`GET /user/changes${since ? `?since=${since}` : ''}` as Call)
    let changes = await expectOk(read())
    while (changes.more) changes = await expectOk(read(changes.cursor))
    await expectOk(person.send(`DELETE /user/webhooks/${id}`))
    const task = await add(person)
    expect((await expectOk(read(changes.cursor))).changes).toMatchObject([{ kind: 'task', id: task }])
  })
})

test('the deliveries of all webhooks of a person are kept within 8 MiB, the newest ones', async () => {
  const [person, otherPerson] = [await server.person(), await server.person()]
  for (const by of [person, otherPerson]) await register(by, ['task.created'])
  for (let more = 1; more < maxWebhooks; more++) await register(person, ['task.created'])
  await add(otherPerson)
  const notes = 'ж'.repeat(2000)
  const checklist = Array.from({ length: 30 }, (_, at) => ({ title: `${at} ${'ж'.repeat(140)}` }))
  const createdIds: string[] = []
  for (let count = 0; count < 100; count++) {
    const body = { title: 'Walk', notes, gold: 3, type: 'todo', tags: [], checklist }
    createdIds.push((await expectOk(person.send<{ id: string }>('POST /user/tasks', body))).id)
  }
  const { queries } = server.database
  const storedDeliveries = async (by: Person) => {
    const { webhookId, body } = webhookDeliveries
    const rows = await queries
      .select({ bytes: sql<number>`octet_length(${body})`, task: sql<string>`(${body})::json -> 'data' ->> 'id'` })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookId))
      .where(eq(webhooks.userId, by.id))
    return { bytes: rows.reduce((sum, row) => sum + row.bytes, 0), tasks: new Set(rows.map(({ task }) => task)) }
  }
  const { bytes, tasks } = await storedDeliveries(person)
  expect(bytes).toBeGreaterThan(maxBytesOfBodies / 2)
  expect(bytes).toBeLessThanOrEqual(maxBytesOfBodies)
  expect([...tasks].sort()).toEqual(createdIds.slice(-tasks.size).sort())
  expect(tasks.size).toBeLessThan(createdIds.length)
  expect((await storedDeliveries(otherPerson)).tasks.size).toBe(1)
})

test('a client whose cursor ended while no one followed begins again', async () => {
  const person = await server.person()
  const read = (since: string) => person.send<Changes>(`GET /user/changes?since=${since}` as Call)
  const { cursor } = await expectOk(person.send<Changes>('GET /user/changes'))
  for (const days of [16, 16]) {
    server.clock.advance({ days })
    await expectOk(person.send('GET /user/tasks'))
  }
  await sweepEvents(server.services)
  await add(person)
  await register(person, ['task.created'])
  expect((await read(cursor)).error.message).toBe('cursorExpired')
  const begun = await expectOk(person.send<Changes>('GET /user/changes'))
  expect((await read(begun.cursor)).status).toBe(200)
  expect((await read(cursor)).error.message).toBe('cursorExpired')
})
