import { sendDeliveries, sweepEvents, webhookSettings } from '@questboard/api'
import { users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { personEvent } from '../../packages/api/src/events/schema.ts'
import type { NewWebhook, Webhook } from '../../packages/api/src/webhooks/schema.ts'
import { done, newGroup } from '../support/group.ts'
import { type Receiver, webhookReceiver } from '../support/webhook-receiver.ts'
import { newWorld, type Person, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ outside: { webhooks: webhookSettings(true) } })
})
afterAll(() => world.close())

let receiver: Receiver
beforeEach(async () => {
  receiver = await webhookReceiver()
  return () => receiver.close()
})

const register = (by: Person, events: string[]) =>
  done(by.send<NewWebhook>('POST /user/webhooks', { url: receiver.url, events }))

const add = async (person: Person) =>
  (
    await done(
      person.send<{ id: string }>('POST /user/tasks', { title: 'Walk', notes: '', gold: 3, type: 'todo', tags: [] }),
    )
  ).id

async function received(): Promise<{ type: string; sequence: number; data: Record<string, unknown> }[]> {
  await sendDeliveries(world.services)
  const bodies = receiver.received.map(({ event }) => personEvent.parse(event))
  return bodies.sort((one, other) => one.sequence - other.sequence)
}

test('a webhook for everything receives all events of its user, numbered in their order', async () => {
  const [person, another] = [await world.person(), await world.person()]
  const { id: webhookId } = await register(person, ['*'])
  const id = await add(person)
  await person.send(`POST /user/tasks/${id}/complete`)
  await add(another)
  const all = await received()
  expect(all.map(({ type }) => type)).toEqual(['task.created', 'task.completed', 'board.moved'])
  expect(all[1]).toMatchObject({ userId: person.id, groupId: null, data: { id, award: { stats: { gold: 3 } } } })
  expect(await done(person.send<Webhook>(`GET /user/webhooks/${webhookId}`))).toMatchObject({ events: ['*'] })
})

test('a webhook for some types receives only those, and notifications under the names they had', async () => {
  const { id: groupId, creator, members } = await newGroup(world)
  const [member] = members
  if (!member) throw new Error('a group without its member')
  await register(member, ['task.deleted', 'newTaskAssigned'])
  await register(member, ['notification.created'])
  const id = await add(member)
  await member.send(`DELETE /user/tasks/${id}`)
  await done(
    creator.send(`POST /groups/${groupId}/tasks`, {
      ...{ title: 'Dishes', notes: '', ruby: 2, type: 'todo', tags: [], assignedUsers: [member.id] },
    }),
  )
  await sendDeliveries(world.services)
  const types = receiver.received.map(({ event }) => event.type).sort()
  expect(types).toEqual(['newTaskAssigned', 'notification.created', 'task.deleted'])
})

test('a group cannot receive the events of a person', async () => {
  const { id, creator } = await newGroup(world)
  for (const event of ['task.completed', '*']) {
    const { error } = await creator.send(`POST /groups/${id}/webhooks`, { url: receiver.url, events: [event] })
    expect(error.message).toBe('invalidData')
  }
})

test('an enabled webhook follows for longer than thirty days, a disabled one does not', async () => {
  const [person, off] = [await world.person(), await world.person()]
  await register(person, ['task.created'])
  const other = await register(off, ['task.created'])
  await done(
    off.send(`PUT /user/webhooks/${other.id}`, { url: receiver.url, events: ['task.created'], enabled: false }),
  )
  world.clock.advance({ days: 25 })
  await sweepEvents(world.services)
  world.clock.advance({ days: 25 })
  await sweepEvents(world.services)
  expect([await isFollowed(person), await isFollowed(off)]).toEqual([true, false])
})

async function isFollowed({ id }: Person): Promise<boolean> {
  const [row] = await world.database.queries.select({ at: users.followedUntil }).from(users).where(eq(users.id, id))
  return row?.at != null
}
