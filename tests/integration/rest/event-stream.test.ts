import { sweepEvents } from '@questboard/api'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newAccessToken } from '../../support/access-token.ts'
import { giveTask, newGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { openStream, type ServerEvent, type TestStream } from '../../support/stream.ts'
import type { Person, TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

let server: TestServer
let second: TestServer
let close: () => Promise<void>
beforeAll(async () => {
  const servers = await twoServers()
  server = servers.first
  second = servers.second
  close = servers.close
})
afterAll(() => close())

const task = (about: object = {}) => ({ title: 'Walk', notes: '', gold: 3, type: 'todo', tags: [], ...about })

async function add(person: Pick<Person, 'send'>, title = 'Walk'): Promise<string> {
  return (await expectOk(person.send<{ id: string }>('POST /user/tasks', task({ title })))).id
}

const follow = (person: Person, after?: string, on: TestServer = server) =>
  openStream(`${on.url}/api/user/events`, person.token, after)

async function nextOf(stream: TestStream): Promise<ServerEvent> {
  const event = await stream.next()
  if (!event) throw new Error('the stream has ended')
  return event
}

const typeOf = ({ data }: ServerEvent) => (data as { type: string }).type

const titleOf = ({ data }: ServerEvent) => (data as { data: { title: string } }).data.title

test('events arrive from all servers, in order, with what happened', async () => {
  const person = await server.person()
  const stream = await follow(person)
  expect(await nextOf(stream)).toEqual({ event: 'ping', id: expect.stringMatching(/^\d+$/), data: {} })
  const id = await add(onServer(second, person))
  expect(await nextOf(stream)).toMatchObject({
    event: 'message',
    data: { type: 'task.created', userId: person.id, groupId: null, data: { id, title: 'Walk' } },
  })
  await person.send(`POST /user/tasks/${id}/complete`)
  const [first, then] = [await nextOf(stream), await nextOf(stream)]
  expect([first.event, then.event]).toEqual(['message', 'message'])
  expect([typeOf(first), typeOf(then)]).toEqual(['task.completed', 'board.moved'])
  expect(first.data).toMatchObject({ data: { id, completed: true }, award: { stats: { gold: 3 } } })
  stream.leave()
})

test('an idle stream is pinged with the id of the last event', async () => {
  const person = await server.person()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const stream = await follow(person)
    const { id: begun } = await nextOf(stream)
    vi.advanceTimersByTime(25_000)
    expect(await nextOf(stream)).toEqual({ event: 'ping', id: begun, data: {} })
    await add(person)
    const { id } = await nextOf(stream)
    expect(id).not.toBe(begun)
    vi.advanceTimersByTime(25_000)
    expect(await nextOf(stream)).toEqual({ event: 'ping', id, data: {} })
    stream.leave()
  } finally {
    vi.useRealTimers()
  }
})

test('a stream resumes without a gap while others write', async () => {
  const person = await server.person()
  const titles = Array.from({ length: 24 }, (_, place) => `Task ${place}`)
  const seen: string[] = []
  let last: string | undefined
  const writing = Promise.all(
    [person, onServer(second, person)].map(async (writer, place) => {
      for (const title of titles.filter((_, each) => each % 2 === place)) await add(writer, title)
    }),
  )
  const first = await follow(person)
  last = (await nextOf(first)).id
  first.leave()
  await writing
  const begun = titles.length
  for (const title of titles) await add(person, `${title} again`)
  for (let place = 0; seen.filter((title) => title.endsWith('again')).length < begun; place++) {
    const stream: TestStream = await follow(person, last, place % 2 ? second : server)
    for (let few = 0; few < 5 && seen.filter((title) => title.endsWith('again')).length < begun; few++) {
      const event = await nextOf(stream)
      expect(typeOf(event)).toBe('task.created')
      last = event.id
      seen.push(titleOf(event))
    }
    stream.leave()
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.filter((title) => title.endsWith('again'))).toEqual(titles.map((title) => `${title} again`))
})

test('a stream that was away for more than a day begins with a reset', async () => {
  const person = await server.person()
  const stream = await follow(person)
  const { id } = await nextOf(stream)
  stream.leave()
  await add(person)
  server.clock.advance({ hours: 26 })
  await sweepEvents(server.services)
  const later = await follow(person, id)
  const reset = await nextOf(later)
  expect(reset).toEqual({ event: 'reset', id: expect.stringMatching(/^\d+$/), data: {} })
  await add(person, 'Later')
  expect(titleOf(await nextOf(later))).toBe('Later')
  later.leave()
  const again = await follow(person, reset.id)
  expect(titleOf(await nextOf(again))).toBe('Later')
  again.leave()
  const unknown = await follow(person, 'abc')
  expect(await nextOf(unknown)).toMatchObject({ event: 'reset' })
  unknown.leave()
})

test('a stream ends when its session does', async () => {
  const person = await server.person()
  const stream = await follow(person, undefined, second)
  await nextOf(stream)
  await person.send('POST /auth/logout')
  expect(await stream.next()).toBeUndefined()
})

test.each([
  [['tasks:read'], ['task.created', 'task.completed', 'task.created']],
  [['board:read', 'groups:read'], ['board.moved']],
  [
    ['rewards:write', 'tasks:write'],
    ['task.created', 'reward.created', 'task.completed', 'task.created'],
  ],
])('a token with %j receives the events of what it may read', async (scopes, wanted) => {
  const person = await server.person()
  const { token } = await newAccessToken(server, person, scopes)
  const followAs = (after?: string) => openStream(`${server.url}/api/user/events`, token, after)
  const stream = await followAs()
  const { id: begun } = await nextOf(stream)
  const id = await add(person)
  await person.send('POST /user/rewards', { name: 'Tea', gold: 8, type: 'constant' })
  await person.send(`POST /user/tasks/${id}/complete`)
  await add(person, 'Last')
  const heard = async (from: TestStream) => {
    const events: ServerEvent[] = []
    while (events.length < wanted.length) events.push(await nextOf(from))
    from.leave()
    return events.map(typeOf)
  }
  expect(await heard(stream)).toEqual(wanted)
  expect(await heard(await followAs(begun))).toEqual(wanted)
})

test('the events that a token may not read do not end its stream when their content is gone', async () => {
  const person = await server.person()
  const { token } = await newAccessToken(server, person, ['rewards:read'])
  const followAs = (after?: string) => openStream(`${server.url}/api/user/events`, token, after)
  const stream = await followAs()
  const { id } = await nextOf(stream)
  stream.leave()
  await add(person)
  server.clock.advance({ hours: 26 })
  await sweepEvents(server.services)
  await person.send('POST /user/rewards', { name: 'Tea', gold: 8, type: 'constant' })
  const later = await followAs(id)
  expect(typeOf(await nextOf(later))).toBe('reward.created')
  later.leave()
})

test('a notification is an event of its receiver alone', async () => {
  const group = await newGroup(server, { members: 2 })
  const [receiver, otherMember] = group.members
  if (!receiver || !otherMember) throw new Error('a group without its members')
  const streams = await Promise.all([receiver, otherMember].map((who) => follow(who)))
  for (const stream of streams) await nextOf(stream)
  await giveTask(group, [receiver])
  const event = await nextOf(streams[0] as TestStream)
  expect(event).toMatchObject({
    data: { type: 'notification.created', userId: receiver.id, data: { type: 'newTaskAssigned', seen: false } },
  })
  const ownTask = await add(otherMember, 'Own')
  expect(await nextOf(streams[1] as TestStream)).toMatchObject({
    data: { type: 'task.created', data: { id: ownTask } },
  })
  for (const stream of streams) stream.leave()
})
