import { randomUUID } from 'node:crypto'
import { sweepNotifications } from '@questboard/api'
import type { Dashboard } from '@questboard/api/dashboard/schema'
import type { Notification } from '@questboard/api/notifications/schema'
import type { Profile } from '@questboard/api/profile/schema'
import { notifications } from '@questboard/db/schema'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { publish } from '../../../packages/api/src/kernel/events/events.ts'
import { createTransactionRunner } from '../../../packages/api/src/kernel/transaction.ts'
import { notify, withdrawNotifications } from '../../../packages/api/src/notifications/notify.ts'
import { type InGroup, newGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { openStream, type ServerEvent, type TestStream } from '../../support/stream.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { twoServers } from '../../support/two-servers.ts'
import { unknownId } from '../../support/unknown-id.ts'

interface Unseen {
  notifications: Notification[]
  notificationsCount: number
}
interface Old {
  notifications: Notification[]
  totalCount: number
}

let server: TestServer
let second: TestServer
let close: () => Promise<void>
beforeAll(async () => {
  ;({ first: server, second, close } = await twoServers({ sharesClock: true }))
})
afterAll(() => close())

const streams: TestStream[] = []
afterEach(() => {
  for (const stream of streams.splice(0)) stream.leave()
})

const unseen = (who: Person) => expectOk(who.send<Unseen>('GET /user/notifications'))

const old = (who: Person, query = '') => expectOk(who.send<Old>(`GET /user/notifications/old${query}`))

const markSeen = (who: Person, notificationIds: string[]) =>
  who.send<{ notificationsCount: number }>('PUT /user/notifications/seen', { notificationIds })

const gemsOf = ({ notifications }: { notifications: Notification[] }) => notifications.map(({ data }) => data.gems)

/** Sends a notification with a number of gems, which identifies it. */
const sendGems = (who: Person, gems: number, source?: string) =>
  createTransactionRunner(server)((tx) =>
    notify(tx, server.clock, [who.id], { type: 'sendGems', data: { gems }, ...(source && { source }) }),
  )

/** The unread count in the profile and on the dashboard. */
const countsOf = async (who: Person) => [
  (await expectOk(who.send<Profile>('GET /users/profile'))).notificationsCount,
  (await expectOk(who.send<Dashboard>('GET /dashboard'))).notificationsCount,
]

describe('notifications', () => {
  test('are empty at first', async () => {
    const person = await server.person()
    expect(await unseen(person)).toEqual({ notifications: [], notificationsCount: 0 })
    expect(await old(person)).toEqual({ notifications: [], totalCount: 0 })
    expect(await countsOf(person)).toEqual([0, 0])
  })

  test('can be read one by one and as a list, newest first', async () => {
    const group = await newGroup(server)
    const member = group.members[0] as InGroup
    for (const gems of [1, 2, 3]) {
      await expectOk(group.creator.send(`PATCH /groups/${group.id}/members/${member.memberId}/send-gems`, { gems }))
      server.clock.advance({ seconds: 1 })
    }
    const list = await unseen(member)
    expect(gemsOf(list)).toEqual([3, 2, 1])
    expect(list.notificationsCount).toBe(3)
    expect(list.notifications[0]).toEqual({
      id: expect.any(String),
      type: 'sendGems',
      seen: false,
      groupId: group.id,
      createdAt: new Date(server.clock.now().getTime() - 1000).toISOString(),
      data: {
        sender: { id: group.creator.id, name: group.creator.name, imageUrl: expect.stringMatching(/^\/avatars/) },
        group: { name: 'Family' },
        gems: 3,
      },
    })
    const { result } = await member.send(`GET /user/notifications/${list.notifications[0]?.id}`)
    expect(result).toEqual(list.notifications[0])
  })

  test("show the sender's current name", async () => {
    const group = await newGroup(server)
    const member = group.members[0] as InGroup
    await expectOk(group.creator.send(`PATCH /groups/${group.id}/members/${member.memberId}/send-gems`, { gems: 1 }))
    await expectOk(group.creator.send('PUT /users/profile', { name: 'Maria' }))
    expect((await unseen(member)).notifications[0]?.data.sender).toMatchObject({ name: 'Maria' })
  })

  test('become old when seen, some or all', async () => {
    const person = await server.person()
    for (const gems of [1, 2, 3, 4]) {
      await sendGems(person, gems)
      server.clock.advance({ seconds: 1 })
    }
    const ids = (await unseen(person)).notifications.map(({ id }) => id)
    expect((await markSeen(person, [ids[1] ?? '', unknownId])).result).toEqual({ notificationsCount: 3 })
    expect(gemsOf(await unseen(person))).toEqual([4, 2, 1])
    expect(await old(person)).toMatchObject({ notifications: [{ seen: true, data: { gems: 3 } }], totalCount: 1 })
    expect(await countsOf(person)).toEqual([3, 3])
    expect((await markSeen(person, [])).result).toEqual({ notificationsCount: 0 })
    expect(gemsOf(await old(person))).toEqual([4, 3, 2, 1])
    expect(await countsOf(person)).toEqual([0, 0])
  })

  test('become old after 30 days, seen or not; old ones are paged', async () => {
    const person = await server.person()
    await sendGems(person, 1)
    server.clock.advance({ days: 10 })
    await sendGems(person, 2)
    server.clock.advance({ days: 20, seconds: -1 })
    expect(gemsOf(await unseen(person))).toEqual([2, 1])
    server.clock.advance({ seconds: 1 })
    expect(gemsOf(await unseen(person))).toEqual([2])
    expect(await countsOf(person)).toEqual([1, 1])
    expect(await old(person)).toMatchObject({ notifications: [{ seen: false, data: { gems: 1 } }], totalCount: 1 })
    for (const gems of [3, 4, 5]) await sendGems(person, gems)
    await markSeen(person, [])
    expect(gemsOf(await old(person, '?limit=2'))).toEqual([5, 4])
    expect(await old(person, '?limit=2&page=3')).toMatchObject({
      notifications: [{ data: { gems: 1 } }],
      totalCount: 5,
    })
    expect(await old(person, '?page=9')).toEqual({ notifications: [], totalCount: 5 })
  })

  test('can be deleted, new and old', async () => {
    const person = await server.person()
    for (const gems of [1, 2]) await sendGems(person, gems)
    const [first, last] = (await unseen(person)).notifications
    const remove = (id = '') => person.send<{ notificationsCount: number }>(`DELETE /user/notifications/${id}`)
    expect((await remove(first?.id)).result).toEqual({ notificationsCount: 1 })
    await markSeen(person, [])
    expect((await remove(last?.id)).result).toEqual({ notificationsCount: 0 })
    expect((await old(person)).totalCount).toBe(0)
    expect((await remove(last?.id)).error).toMatchObject({ message: 'notificationNotFound', status: 404 })
  })

  test('of others are not accessible', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    await sendGems(person, 1)
    const id = (await unseen(person)).notifications[0]?.id ?? ''
    expect((await otherPerson.send(`GET /user/notifications/${id}`)).error.message).toBe('notificationNotFound')
    expect((await otherPerson.send(`DELETE /user/notifications/${id}`)).error.message).toBe('notificationNotFound')
    expect((await markSeen(otherPerson, [id])).result).toEqual({ notificationsCount: 0 })
    expect((await unseen(person)).notificationsCount).toBe(1)
    expect((await otherPerson.send(`GET /user/notifications/${unknownId}`)).error).toMatchObject({
      message: 'notificationNotFound',
      status: 404,
    })
    for (const call of ['GET /user/notifications', 'GET /user/notifications/old'] as const) {
      expect((await server.send(call)).error.message).toBe('authenticationFailed')
    }
  })

  test('of one source replace each other, and can be withdrawn from all', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    await sendGems(person, 1, 'task:1')
    await markSeen(person, [])
    server.clock.advance({ minutes: 1 })
    await sendGems(person, 2, 'task:1')
    await sendGems(person, 3, 'task:2')
    await sendGems(otherPerson, 4, 'task:1')
    expect(gemsOf(await unseen(person))).toEqual([3, 2])
    expect((await old(person)).totalCount).toBe(0)
    await server.database.transaction((tx) => withdrawNotifications(tx, 'task:1'))
    expect(gemsOf(await unseen(person))).toEqual([3])
    expect(gemsOf(await unseen(otherPerson))).toEqual([])
  })

  test.each([
    [{}, 'notificationIds'],
    [{ notificationIds: 'all' }, 'notificationIds'],
    [{ notificationIds: ['1'] }, 'notificationIds.0'],
  ])('are not marked by %j', async (body, path) => {
    const { error } = await (await server.person()).send('PUT /user/notifications/seen', body)
    expect(error).toMatchObject({ message: 'invalidData', details: [{ path }] })
  })

  test.each(['page=0', 'limit=101', 'limit=x'])('are not paged by %s', async (query) => {
    const { error } = await (await server.person()).send(`GET /user/notifications/old?${query}`)
    expect(error).toMatchObject({ message: 'invalidQueryParams', details: [{ path: query.split('=')[0] }] })
  })
})

describe('the event stream', () => {
  async function open(who: Pick<Person, 'token'>, on: TestServer = server): Promise<TestStream> {
    const stream = await openStream(`${on.url}/api/user/notifications/stream`, who.token)
    streams.push(stream)
    return stream
  }

  async function openWell(who: Pick<Person, 'token'>, on: TestServer = server): Promise<TestStream> {
    const stream = await open(who, on)
    expect(stream.status).toBe(200)
    return stream
  }

  const count = (notificationsCount: number): ServerEvent => ({ event: 'count', data: { notificationsCount } })

  const notification = (gems: number): ServerEvent => ({
    event: 'notification',
    data: expect.objectContaining({ type: 'sendGems', seen: false, data: { gems } }),
  })

  test('sends the count on opening, each notification, and every change of the count', async () => {
    const person = await server.person()
    await sendGems(person, 1)
    const stream = await openWell(person)
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    expect(await stream.next()).toEqual(count(1))
    await sendGems(person, 2)
    expect(await stream.next()).toEqual(notification(2))
    expect(await stream.next()).toEqual(count(2))
    const { notifications } = await unseen(person)
    await markSeen(person, [notifications[0]?.id ?? ''])
    expect(await stream.next()).toEqual(count(1))
    await expectOk(person.send(`DELETE /user/notifications/${notifications[1]?.id}`))
    expect(await stream.next()).toEqual(count(0))
  })

  test('reaches every window on every process within a second', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    const windows = await Promise.all([
      openWell(person),
      openWell(person),
      openWell(person, second),
      openWell(otherPerson, second),
    ])
    for (const window of windows) expect(await window.next()).toEqual(count(0))
    await sendGems(person, 7)
    const sentAt = performance.now()
    for (const window of windows.slice(0, 3)) {
      expect(await window.next()).toEqual(notification(7))
      expect(await window.next()).toEqual(count(1))
    }
    expect(performance.now() - sentAt).toBeLessThan(1000)
    // The other user's window received nothing: its next event is its own.
    await sendGems(otherPerson, 8)
    expect(await windows[3]?.next()).toEqual(notification(8))
  })

  test('reaches the last of many persons', async () => {
    const person = await server.person()
    const stream = await openWell(person)
    expect(await stream.next()).toEqual(count(0))
    const others = Array.from({ length: 300 }, () => randomUUID())
    await createTransactionRunner(server)((tx) =>
      publish(tx, { kind: 'count', users: [...others, ...others, person.id] }),
    )
    expect(await stream.next()).toEqual(count(0))
  })

  test('sends nothing that was rolled back', async () => {
    const person = await server.person()
    const stream = await openWell(person)
    expect(await stream.next()).toEqual(count(0))
    const undone = createTransactionRunner(server)(async (tx) => {
      await notify(tx, server.clock, [person.id], { type: 'sendGems', data: { gems: 1 } })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await sendGems(person, 2)
    expect(await stream.next()).toEqual(notification(2))
  })

  test('ends with the session: after signing out and after a new password', async () => {
    const person = await server.person()
    const again = await expectOk(
      server.send<{ token: string }>('POST /auth/login', { email: person.email, password: person.password }),
    )
    const [ownStream, otherStream, elsewhere] = await Promise.all([
      openWell(person),
      openWell(again),
      openWell(again, second),
    ])
    for (const stream of [ownStream, otherStream, elsewhere]) expect(await stream.next()).toEqual(count(1))
    const password = 'another good password'
    await expectOk(
      person.send('PUT /users/profile/change-password', {
        oldPassword: person.password,
        password,
        passwordConfirmation: password,
      }),
    )
    expect(await otherStream.next()).toBeUndefined()
    expect(await elsewhere.next()).toBeUndefined()
    await sendGems(person, 1)
    expect(await ownStream.next()).toEqual(notification(1))
    expect(await ownStream.next()).toEqual(count(2))
    await expectOk(person.send('POST /auth/logout'))
    expect(await ownStream.next()).toBeUndefined()
  })

  test.each([
    ['is locked', (id: string) => sql`update users set locked_at = now() where id = ${id}::uuid`],
    ['has run out', (id: string) => sql`update sessions set expires_at = '2026-01-01' where user_id = ${id}::uuid`],
  ])('ends at the next check when the account or session %s', async (_what, change) => {
    const person = await server.person()
    const stream = await openWell(person, second)
    expect(await stream.next()).toEqual(count(0))
    await server.database.transaction(async (tx) => {
      await tx.execute(change(person.id))
      await publish(tx, { kind: 'session', users: [person.id] })
    })
    expect(await stream.next()).toBeUndefined()
  })

  test('requires a session', async () => {
    const { headers, status } = await open({ token: 'nonsense' })
    expect(status).toBe(401)
    expect(headers.get('content-type')).toContain('application/json')
    expect((await server.send('GET /user/notifications/stream')).error.message).toBe('authenticationFailed')
    const person = await server.person()
    expect(
      (await person.send('GET /user/notifications/stream', undefined, { timezone: '+02:00' })).error,
    ).toMatchObject({ message: 'invalidTimezone' })
    const put = await person.send('PUT /user/notifications/stream', {})
    expect(put.error).toMatchObject({ message: 'methodNotAllowed', status: 405 })
    expect(put.headers.get('allow')).toBe('GET, HEAD')
    const head = await fetch(`${server.url}/api/user/notifications/stream`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${person.token}` },
    })
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  })

  test('sends the count again after the database was away', async () => {
    const person = await server.person()
    const stream = await openWell(person)
    expect(await stream.next()).toEqual(count(0))
    // One without a receiver represents events during the lost connection.
    await server.database.queries.insert(notifications).values({
      id: crypto.randomUUID(),
      userId: person.id,
      type: 'sendGems',
      data: { gems: 1 },
      source: 'missed',
      createdAt: server.clock.now(),
    })
    await server.database.queries.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`)
    expect(await stream.next()).toEqual(count(1))
    await sendGems(person, 2)
    expect(await stream.next()).toEqual(notification(2))
  })

  test('does not keep the server from closing', async () => {
    const short = await startTestServer()
    const person = await short.person()
    const stream = await openWell(person, short)
    expect(await stream.next()).toEqual(count(0))
    await short.close()
    expect(await stream.next()).toBeUndefined()
  })

  describe('over tRPC', () => {
    async function openLive(who: Pick<Person, 'token'>, on: TestServer = server, after?: string): Promise<TestStream> {
      const stream = await openStream(
        `${on.url}/trpc/notifications.live?input=${encodeURIComponent('{}')}`,
        who.token,
        after,
      )
      streams.push(stream)
      return stream
    }

    test('counts with REST to the twenty streams of a player; a further one ends the oldest', async () => {
      const [person, otherPerson] = [await server.person(), await server.person()]
      const ofOther = await openWell(otherPerson)
      expect(await ofOther.next()).toEqual(count(0))
      const windows: TestStream[] = []
      for (let opened = 0; opened < 22; opened++) {
        const overRest = opened % 2 === 0
        const window = overRest ? await openWell(person) : await openLive(person)
        if (overRest) expect(await window.next()).toEqual(count(0))
        else await until(window, 'count')
        windows.push(window)
      }
      const [rest, trpc, ...open] = windows
      expect(await rest?.next()).toBeUndefined()
      expect((await until(trpc as TestStream, 'notification')).map(({ data }) => data.kind)).not.toContain(
        'notification',
      )
      await sendGems(person, 1)
      for (const [place, window] of open.entries()) {
        if (place % 2 === 0) expect(await window.next()).toEqual(notification(1))
        else expect((await until(window, 'notification')).at(-1)?.data.kind).toBe('notification')
      }
      await sendGems(otherPerson, 1)
      expect(await ofOther.next()).toEqual(notification(1))
    })

    /** The events up to the first one of a kind, without tRPC's own. */
    async function until(stream: TestStream, kind: string): Promise<(ServerEvent & { data: { kind: string } })[]> {
      const received: (ServerEvent & { data: { kind: string } })[] = []
      for (let said = await stream.next(); said; said = await stream.next()) {
        if (said.event !== 'message') continue
        received.push(said as ServerEvent & { data: { kind: string } })
        if (received.at(-1)?.data.kind === kind) break
      }
      return received
    }

    const last = async (stream: TestStream, kind: string) => (await until(stream, kind)).at(-1)

    const rename = (group: { id: string; creator: Person }, name: string) =>
      expectOk(
        group.creator.send(`PUT /groups/${group.id}`, {
          name,
          leaderRoleDisplayName: null,
          memberRoleDisplayName: null,
        }),
      )

    test('sends changes of groups too', async () => {
      const group = await newGroup(server)
      const member = group.members[0] as InGroup
      const stream = await openLive(member, second)
      expect((await last(stream, 'count'))?.data).toEqual({ kind: 'count', notificationsCount: 0 })
      await rename(group, 'Club')
      expect((await last(stream, 'groupChanged'))?.data).toEqual({ kind: 'groupChanged', groupId: group.id })
      await expectOk(group.creator.send(`PATCH /groups/${group.id}/members/${member.memberId}/send-gems`, { gems: 2 }))
      const received = await until(stream, 'notification')
      expect(received.at(-1)?.data).toMatchObject({ notification: { type: 'sendGems', data: { gems: 2 } } })
      expect(received.map(({ data }) => data)).toContainEqual({ kind: 'groupChanged', groupId: group.id })
    })

    test('another session learns of a change within a second, the one that made it does not', async () => {
      const person = await server.person()
      const { result } = await person.send<{ token: string }>('POST /auth/login', {
        email: person.email,
        password: person.password,
      })
      const [ownStream, otherStream] = [await openLive(person), await openLive(result, second)]
      for (const stream of [ownStream, otherStream]) await last(stream, 'count')
      const began = performance.now()
      for (let made = 0; made < 20; made++)
        await expectOk(person.send('POST /user/tasks', { title: 'Ring', gold: 5, type: 'todo' }))
      const changed = performance.now()
      expect((await last(otherStream, 'ownChanged'))?.data).toEqual({ kind: 'ownChanged' })
      expect(performance.now() - began).toBeLessThan(changed - began + 1000)
      await sendGems(person, 3)
      // Twenty changes in a row are a few events.
      const kinds = async (stream: TestStream) => (await until(stream, 'notification')).map(({ data }) => data.kind)
      expect((await kinds(otherStream)).filter((kind) => kind === 'ownChanged').length).toBeLessThan(10)
      expect(await kinds(ownStream)).not.toContain('ownChanged')
    })

    test('a returning client receives missed events on any process', async () => {
      const group = await newGroup(server)
      const member = group.members[0] as InGroup
      const before = await openLive(member)
      const { id } = (await last(before, 'count')) ?? {}
      expect(id).toBeDefined()
      before.leave()
      server.clock.advance({ minutes: 5 })
      await sendGems(member, 7)
      await sendGems(member, 8)
      await rename(group, 'Club')

      const after = await openLive(member, second, id)
      const received = await until(after, 'notification')
      expect(received.map(({ data }) => data)).toEqual([
        { kind: 'count', notificationsCount: 2 },
        { kind: 'ownChanged' },
        { kind: 'groupChanged', groupId: group.id },
        { kind: 'notification', notification: expect.objectContaining({ data: { gems: 7 } }) },
      ])
      expect((await last(after, 'notification'))?.data).toMatchObject({ notification: { data: { gems: 8 } } })
      // From here on events arrive live.
      await sendGems(member, 9)
      expect((await last(after, 'notification'))?.data).toMatchObject({ notification: { data: { gems: 9 } } })
    })

    test('events from before the connection was lost are not repeated', async () => {
      const person = await server.person()
      await sendGems(person, 1)
      server.clock.advance({ minutes: 5 })
      const before = await openLive(person)
      const { id } = (await last(before, 'count')) ?? {}
      before.leave()
      server.clock.advance({ minutes: 1 })
      await sendGems(person, 2)
      const { notifications } = await unseen(person)
      await sendGems(person, 3)
      await markSeen(person, [notifications[0]?.id ?? ''])
      const after = await openLive(person, server, id)
      expect((await last(after, 'notification'))?.data).toMatchObject({ notification: { data: { gems: 3 } } })
    })

    test('events in flight when the connection was lost are sent', async () => {
      const person = await server.person()
      let id: string | undefined
      await createTransactionRunner(server)(async (tx) => {
        await notify(tx, server.clock, [person.id], { type: 'sendGems', data: { gems: 1 } })
        server.clock.advance({ seconds: 5 })
        const before = await openLive(person)
        id = (await last(before, 'count'))?.id
        before.leave()
      })
      const after = await openLive(person, server, id)
      expect((await last(after, 'notification'))?.data).toMatchObject({ notification: { data: { gems: 1 } } })
    })

    test('an unknown event id is refused', async () => {
      const person = await server.person()
      const stream = await openLive(person, server, 'yesterday')
      let said = await stream.next()
      while (said?.event === 'connected') said = await stream.next()
      expect(said).toMatchObject({ event: 'serialized-error', data: { data: { error: { message: 'invalidData' } } } })
    })
  })
})

test('the embedded engine delivers events at once too', async () => {
  const small = await startTestServer({ engine: 'embedded' })
  try {
    const group = await newGroup(small)
    const member = group.members[0] as InGroup
    const stream = await openStream(`${small.url}/api/user/notifications/stream`, member.token)
    expect(await stream.next()).toEqual({ event: 'count', data: { notificationsCount: 0 } })
    await expectOk(group.creator.send(`PATCH /groups/${group.id}/members/${member.memberId}/send-gems`, { gems: 2 }))
    expect(await stream.next()).toMatchObject({ event: 'notification', data: { data: { gems: 2 } } })
    expect(await stream.next()).toEqual({ event: 'count', data: { notificationsCount: 1 } })
    await expectOk(group.creator.send(`DELETE /groups/${group.id}`))
    expect(await stream.next()).toMatchObject({ event: 'notification', data: { type: 'removeMember', groupId: null } })
    stream.leave()
  } finally {
    await small.close()
  }
}, 60_000)

describe('what a leader assigns', () => {
  const dishes = { title: 'Dishes', ruby: 5, type: 'daily' }
  const kinds = [
    ['tasks', dishes],
    ['tasks', { ...dishes, assignment: 'rotation' }],
    ['rewards', { name: 'Cinema', ruby: 5, type: 'constant', requireApprove: false }],
    ['missions', { name: 'Spring', to: '2027-01-31', tasks: [{ title: 'Dig', ruby: 5, type: 'todo' }] }],
  ] as const

  test.each(kinds)('is withdrawn when it is deleted: %s', async (kind, item) => {
    const group = await newGroup(server, { members: 2 })
    const [member] = group.members as [InGroup]
    const sharesOut = 'assignment' in item
    // Who has the first turn is notified of that, too.
    const each = sharesOut ? 2 : 1
    const assign = () =>
      expectOk(
        group.creator.send<{ id: string }>(`POST /groups/${group.id}/${kind}`, {
          ...item,
          ...(kind === 'missions' && { from: server.clock.now().toISOString().slice(0, 10) }),
          assignedUsers: sharesOut ? group.members.map(({ id }) => id) : [member.id],
        }),
      )
    const kept = await assign()
    const before = await unseen(member)
    for (let round = 0; round < 3; round++) {
      const { id } = await assign()
      expect((await unseen(member)).notificationsCount).toBe(before.notificationsCount + each)
      await expectOk(group.creator.send(`DELETE /groups/${group.id}/${kind}/${id}`))
    }
    expect(await unseen(member)).toEqual(before)
    await expectOk(group.creator.send(`DELETE /groups/${group.id}/${kind}/${kept.id}`))
    expect((await unseen(member)).notificationsCount).toBe(before.notificationsCount - each)
  })

  test('has one notification, however often it is taken away and given again', async () => {
    const group = await newGroup(server, { members: 2 })
    const [ani, boris] = group.members as [InGroup, InGroup]
    const body = { ...dishes, assignedUsers: [ani.id, boris.id] }
    const { id } = await expectOk(group.creator.send<{ id: string }>(`POST /groups/${group.id}/tasks`, body))
    const before = await unseen(boris)
    for (const assignedUsers of [[ani.id], body.assignedUsers, [ani.id], body.assignedUsers]) {
      await expectOk(group.creator.send(`PATCH /groups/${group.id}/tasks/${id}`, { assignedUsers }))
    }
    expect((await unseen(boris)).notificationsCount).toBe(before.notificationsCount)
  })
})

test('those of sign-ins on new devices are kept for 30 days, however many there are of others', async () => {
  const ani = await server.person()
  const { queries, rows } = server.database
  const now = server.clock.now().getTime()
  const daysAgo = (days: number) => new Date(now - days * 86_400_000)
  await queries.insert(notifications).values(
    [29, 31].map((days) => ({
      id: randomUUID(),
      userId: ani.id,
      type: 'newDevice',
      source: `${days} days ago`,
      data: {},
      createdAt: daysAgo(days),
    })),
  )
  await queries.execute(sql`
    insert into notifications (id, user_id, type, source, data, created_at)
    select gen_random_uuid(), ${ani.id}, 'newTaskAssigned', n::text, '{}', ${daysAgo(1).toISOString()}::timestamptz
    from generate_series(1, 5000) n`)
  await sweepNotifications(server.services)
  const left = await rows<{ type: string; number: number; source: string }>(
    queries,
    sql`select type, count(*)::int as number, max(source) filter (where type = 'newDevice') as source
      from notifications where user_id = ${ani.id} group by type order by type`,
  )
  expect(left).toEqual([
    { type: 'newDevice', number: 1, source: '29 days ago' },
    { type: 'newTaskAssigned', number: 5000, source: null },
  ])
})

test('the newest 5,000 notifications of a user are kept', async () => {
  const [ani, boyan] = [await server.person(), await server.person()]
  const { queries, rows } = server.database
  const fill = (userId: string, number: number) =>
    queries.execute(sql`
      insert into notifications (id, user_id, type, source, data, created_at)
      select gen_random_uuid(), ${userId}, 'sendGems', n::text, jsonb_build_object('gems', n), now() from generate_series(1, ${number}) n`)
  await fill(ani.id, 5003)
  await fill(boyan.id, 10)
  // A notification that replaces an earlier one keeps its place in the table, and is among the newest.
  await queries.execute(sql`
    update notifications set created_at = now() + interval '1 minute' where user_id = ${ani.id} and source = '1'`)
  await sweepNotifications(server.services)
  const left = await rows<{ user_id: string; number: number; oldest: number; second: number }>(
    queries,
    sql`
      select user_id, count(*)::int as number, min((data->>'gems')::int) as oldest,
        min((data->>'gems')::int) filter (where source <> '1') as second
      from notifications where user_id in (${ani.id}, ${boyan.id}) group by user_id`,
  )
  expect(left.find((row) => row.user_id === ani.id)).toMatchObject({ number: 5000, oldest: 1, second: 5 })
  expect(left.find((row) => row.user_id === boyan.id)).toMatchObject({ number: 10, oldest: 1 })
})

test('of a user with too many, the oldest are deleted while newer ones are written', async () => {
  const ani = await server.person()
  const { queries, rows } = server.database
  await queries.execute(sql`
    insert into notifications (id, user_id, type, source, data, created_at)
    select gen_random_uuid(), ${ani.id}, 'sendGems', n::text, '{}', ${server.clock.now().toISOString()}::timestamptz - interval '1 day'
    from generate_series(1, 5200) n`)
  await createTransactionRunner(server)(async (tx) => {
    // About every sixteenth is followed by a look.
    for (let written = 0; written < 200; written += 1) await notify(tx, server.clock, [ani.id], { type: 'sendGems' })
  })
  const left = sql`
    select count(*)::int as number, count(*) filter (where source !~ '^[0-9]+$')::int as newest
    from notifications where user_id = ${ani.id}`
  const [kept] = await rows<{ number: number; newest: number }>(queries, left)
  expect(kept?.number).toBeLessThan(5200)
  expect(kept?.newest).toBe(200)
})
