import { sweepEvents } from '@questboard/api'
import { events, users } from '@questboard/db/schema'
import { and, count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxKept } from '../../../packages/api/src/events/rules.ts'
import { listsOf, replicaOf } from '../../support/replica.ts'
import { sendTo } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const task = (about: object = {}) => ({ title: 'Walk', notes: '', gold: 3, type: 'daily', tags: [], ...about })

async function add(person: Person, about: object = {}): Promise<string> {
  const { result, error } = await person.send<{ id: string }>('POST /user/tasks', task(about))
  if (error) throw new Error(JSON.stringify(error))
  return result.id
}

const complete = (person: Person, id: string) => person.send(`POST /user/tasks/${id}/complete`)

const eventsOf = (person: Person) =>
  server.database.queries.select().from(events).where(eq(events.userId, person.id)).orderBy(events.sequence)

const typesOf = async (person: Person) => (await eventsOf(person)).map(({ type }) => type)

async function followed(): Promise<Person> {
  const person = await server.person()
  await replicaOf(person).catchUp()
  return person
}

/** The session has ended meanwhile. */
async function again({ email, password }: Person): Promise<Person['send']> {
  const { result } = await server.send<{ token: string }>('POST /auth/login', { email, password })
  return sendTo(server.url, result.token)
}

const codeOf = async (person: Person, cursor: string | undefined) => {
  const { status, error } = await person.send(`GET /user/changes?since=${cursor}`)
  return [status, error?.message]
}

test('no events are written for a person whom no program follows', async () => {
  const person = await server.person()
  const id = await add(person)
  await complete(person, id)
  await person.send(`POST /user/tasks/${id}/reopen`)
  await person.send('POST /tags', { name: 'Own', color: 'blue' })
  server.clock.advance({ days: 1 })
  await person.send('GET /users/profile')
  expect(await eventsOf(person)).toEqual([])
})

test('the lists come page by page, and then only what changed, each item once', async () => {
  const person = await server.person()
  const titles = Array.from({ length: 120 }, (_, place) => `Task ${place}`)
  for (const title of titles) await add(person, { title })
  const replica = replicaOf(person)
  const sizes: number[] = []
  for (let more = true; more; ) {
    more = await replica.step()
    sizes.push(replica.last.length)
  }
  // Two pages of tasks, the profile, and nothing since.
  expect(sizes).toEqual([100, 20, 1, 0])
  expect(replica.lists()).toEqual(await listsOf(person))
  const [first, otherItem] = replica.lists().task
  await complete(person, first?.id ?? '')
  await person.send(`DELETE /user/tasks/${otherItem?.id}`)
  await person.send(`POST /user/tasks/${first?.id}/reopen`)
  await replica.catchUp()
  expect(replica.last.map(({ kind, id, deleted }) => [kind, id, deleted])).toEqual([
    ['task', otherItem?.id, true],
    ['task', first?.id, false],
    ['profile', person.id, false],
  ])
  await replica.catchUp()
  expect(replica.last).toEqual([])
})

test('an archived item is sent once more', async () => {
  const person = await server.person()
  const id = await add(person, { type: 'todo' })
  const replica = replicaOf(person)
  await replica.catchUp()
  await complete(person, id)
  await person.send(`PATCH /user/tasks/${id}/archive`)
  await replica.catchUp()
  expect(replica.last[0]).toMatchObject({ kind: 'task', id, deleted: false, item: { archived: true } })
})

test('a new day sends the tasks again with their dates', async () => {
  const person = await server.person()
  await add(person)
  const replica = replicaOf(person)
  await replica.catchUp()
  server.clock.advance({ days: 1 })
  await replica.catchUp()
  expect(replica.lists()).toEqual(await listsOf(person))
})

test('events have the types of what happened, and the item as it was after that', async () => {
  const person = await followed()
  const id = await add(person, { type: 'todo' })
  await person.send(`PATCH /user/tasks/${id}`, { title: 'Run' })
  await complete(person, id)
  await person.send(`PATCH /user/tasks/${id}/archive`)
  await person.send(`DELETE /user/tasks/${id}`)
  const all = await eventsOf(person)
  expect(all.filter(({ kind }) => kind).map(({ type }) => type)).toEqual(
    ['created', 'updated', 'completed', 'archived', 'deleted'].map((what) => `task.${what}`),
  )
  const dataOf = (type: string) => all.find((change) => change.type === type)?.data
  expect(dataOf('task.created')).toMatchObject({ id, title: 'Walk', completed: false })
  expect(dataOf('task.updated')).toMatchObject({ id, title: 'Run', changed: ['title'] })
  expect(dataOf('task.completed')).toMatchObject({ id, completed: true, award: { stats: { gold: 3 } } })
  expect(dataOf('task.deleted')).toEqual({ id })
  expect(dataOf('board.moved')).toMatchObject({ lap: 1 })
})

test('a new day writes events for its beginning and for the tasks that were missed', async () => {
  const person = await followed()
  await add(person)
  server.clock.advance({ days: 1 })
  await person.send('GET /users/profile')
  expect(await typesOf(person)).toEqual(['task.created', 'player.dayStarted', 'task.missed'])
})

test('an absence writes an event for each occurrence that was missed, and one for a task without a schedule', async () => {
  const person = await followed()
  await add(person)
  const schedule = { frequency: 'weekly', byDay: [{ day: 'mo' }] }
  const id = await add(person, { type: 'weekly', schedule })
  server.clock.advance({ days: 15 })
  await person.send('GET /users/profile')
  const missed = (await eventsOf(person)).filter(({ type }) => type === 'task.missed')
  expect(missed.filter(({ itemId }) => itemId === id)).toMatchObject(
    Array.from({ length: 2 }, () => ({ kind: 'task', data: { id, slot: '2026-03-23', late: true } })),
  )
  expect(missed).toHaveLength(3)
})

test('a long absence writes at most a thousand events more than one for each missed task', async () => {
  const person = await followed()
  for (let n = 0; n < 45; n++) await add(person, { type: 'daily', schedule: { frequency: 'daily' } })
  server.clock.advance({ days: 29 })
  await person.send('GET /users/profile')
  const [{ missed } = { missed: 0 }] = await server.database.queries
    .select({ missed: count() })
    .from(events)
    .where(and(eq(events.userId, person.id), eq(events.type, 'task.missed')))
  expect(missed).toBe(1_045)
})

test('a cursor ends when it is of another account, made up, or too old', async () => {
  const [person, another] = [await server.person(), await server.person()]
  const replica = replicaOf(person)
  await replica.catchUp()
  await replicaOf(another).catchUp()
  expect(await codeOf(another, replica.cursor)).toEqual([410, 'cursorExpired'])
  expect(await codeOf(person, 'abc')).toEqual([410, 'cursorExpired'])
  server.clock.advance({ days: 29 })
  await sweepEvents(server.services)
  expect(await codeOf(person, replica.cursor)).toEqual([200, undefined])
  server.clock.advance({ days: 31 })
  await sweepEvents(server.services)
  person.send = await again(person)
  expect(await codeOf(person, replica.cursor)).toEqual([410, 'cursorExpired'])
  const fresh = replicaOf(person)
  await fresh.catchUp()
  expect(await codeOf(person, replica.cursor)).toEqual([410, 'cursorExpired'])
  expect(await codeOf(person, fresh.cursor)).toEqual([200, undefined])
})

test('an account keeps a limited number of events, and a cursor before them ends', async () => {
  const person = await server.person()
  const replica = replicaOf(person)
  await replica.catchUp()
  const { queries } = server.database
  const [{ sequence: last } = { sequence: 0 }] = await (async () => {
    await add(person)
    return eventsOf(person)
  })()
  const old = Array.from({ length: maxKept.events + 300 }, (_, place) => last + 1 + place)
  for (let from = 0; from < old.length; from += 2000) {
    await queries.insert(events).values(
      old.slice(from, from + 2000).map((sequence) => ({
        userId: person.id,
        sequence,
        id: person.id,
        type: 'task.updated',
        bytes: 0,
        createdAt: server.clock.now(),
      })),
    )
  }
  await queries
    .update(users)
    .set({ eventSequence: old.at(-1) ?? 0 })
    .where(eq(users.id, person.id))
  const tasks = Array.from({ length: 250 }, () => task({ type: 'todo' }))
  await person.send('POST /user/tasks/import', { tasks })
  expect((await eventsOf(person)).length).toBe(maxKept.events)
  expect(await codeOf(person, replica.cursor)).toEqual([410, 'cursorExpired'])
})
