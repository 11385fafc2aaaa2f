import type { Session } from '@questboard/api/auth/schema'
import { openPostgres } from '@questboard/db'
import { sessions, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockAccount, unlockAccount } from '../../../packages/api/src/auth/lock.ts'
import { testDatabase } from '../../support/database.ts'
import { tapOn } from '../../support/statements.ts'
import { openStream } from '../../support/stream.ts'
import { type Person, startTestServer, startTestServerOn, type TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Signs a user in again, from a browser with the given user agent. */
async function signedInAgain(person: Person, agent = firefox): Promise<Person> {
  const { result } = await person.send<{ token: string }>(
    'POST /auth/login',
    { email: person.email, password: person.password },
    { 'user-agent': agent },
  )
  const { token } = result
  const send: Person['send'] = (call, body, headers) =>
    server.send(call, body, { ...headers, authorization: `Bearer ${token}` })
  return { ...person, token, send }
}

const listOf = async (person: Person) => (await person.send<Session[]>('GET /users/sessions')).result

const codeOf = async (person: Person) => (await person.send('GET /users/profile')).error?.message

describe('the list of sessions', () => {
  test('is sorted oldest first, with user agents and without tokens', async () => {
    const person = await server.person({ headers: { 'user-agent': 'curl/8.14' } })
    server.clock.advance({ minutes: 5 })
    const again = await signedInAgain(person)
    const listed = await listOf(again)
    expect(listed).toEqual([
      {
        id: expect.any(String),
        agent: 'curl/8.14',
        current: false,
        createdAt: '2026-03-10T10:00:00.000Z',
        lastSeenAt: '2026-03-10T10:00:00.000Z',
      },
      expect.objectContaining({ agent: firefox, createdAt: '2026-03-10T10:05:00.000Z', current: true }),
    ])
    expect(JSON.stringify(listed)).not.toContain(again.token)
    expect((await listOf(person)).map(({ current }) => current)).toEqual([true, false])
  })

  test('keeps three hundred characters of the user agent, or nothing without one', async () => {
    const person = await server.person({ headers: { 'user-agent': 'x'.repeat(2000) } })
    const [only] = await listOf(person)
    expect(only?.agent).toBe('x'.repeat(300))
    server.clock.advance({ minutes: 5 })
    await signedInAgain(person, '')
    expect((await listOf(person))[1]?.agent).toBe('')
  })

  test('omits expired sessions and those of others', async () => {
    const ownServer = await startTestServer()
    const [person, otherPerson] = [await ownServer.person(), await ownServer.person()]
    ownServer.clock.advance({ days: 20 })
    const { result } = await ownServer.send<{ token: string }>('POST /auth/login', {
      email: person.email,
      password: person.password,
    })
    ownServer.clock.advance({ days: 15 })
    const listed = await ownServer.send<Session[]>('GET /users/sessions', undefined, {
      authorization: `Bearer ${result.token}`,
    })
    expect(listed.result).toEqual([expect.objectContaining({ current: true })])
    expect(await codeOf(otherPerson)).toBe('expiredToken')
    await ownServer.close()
  })
})

describe('signing out elsewhere', () => {
  test('ends that session and its stream, and no other', async () => {
    const person = await server.person()
    server.clock.advance({ minutes: 5 })
    const newSession = await signedInAgain(person)
    server.clock.advance({ minutes: 5 })
    const two = await signedInAgain(person)
    const streams = await Promise.all(
      [person, newSession].map(({ token }) => openStream(`${server.url}/api/user/notifications/stream`, token)),
    )
    for (const stream of streams) expect((await stream.next())?.event).toBe('count')
    const [, wanted] = await listOf(two)
    expect(await two.send(`DELETE /users/sessions/${wanted?.id}`)).toMatchObject({ status: 200, result: null })
    expect(await streams[1]?.next()).toBeUndefined()
    expect(await codeOf(newSession)).toBe('authenticationFailed')
    expect([await codeOf(person), await codeOf(two)]).toEqual([undefined, undefined])
    const again = await two.send(`DELETE /users/sessions/${wanted?.id}`)
    expect(again.error).toEqual({ message: 'notFound', type: 'NotFound', status: 404 })
    streams[0]?.leave()
  })

  test("of another user's session returns not found", async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    const [theirs] = await listOf(otherPerson)
    for (const id of [theirs?.id, crypto.randomUUID()]) {
      expect((await person.send(`DELETE /users/sessions/${id}`)).error.message).toBe('notFound')
    }
    expect((await person.send('DELETE /users/sessions/x')).error).toMatchObject({ message: 'invalidData' })
    expect(await codeOf(otherPerson)).toBeUndefined()
  })

  test('of the current session signs out', async () => {
    const person = await server.person()
    const [currentSession] = await listOf(person)
    expect((await person.send(`DELETE /users/sessions/${currentSession?.id.toUpperCase()}`)).status).toBe(200)
    expect(await codeOf(person)).toBe('authenticationFailed')
  })

  test('everywhere keeps the current session, and all other accounts', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    const again = await signedInAgain(person)
    await signedInAgain(person)
    expect(await again.send('DELETE /users/sessions')).toMatchObject({ status: 200, result: null })
    expect(await listOf(again)).toEqual([expect.objectContaining({ current: true })])
    expect(await codeOf(person)).toBe('authenticationFailed')
    expect(await codeOf(otherPerson)).toBeUndefined()
  })

  test('ends streams on every server', async () => {
    const { first, second, close } = await twoServers()
    const person = await first.person()
    const login = { email: person.email, password: person.password }
    const { result } = await first.send<{ token: string }>('POST /auth/login', login)
    const stream = await openStream(`${second.url}/api/user/notifications/stream`, result.token)
    expect((await stream.next())?.event).toBe('count')
    await onServer(first, person).send('DELETE /users/sessions')
    expect(await stream.next()).toBeUndefined()
    await close()
  })
})

describe('a session', () => {
  test('that is used every 29 days never expires; one unused for 30 days does', async () => {
    const ownServer = await startTestServer()
    const person = await ownServer.person()
    for (let visit = 0; visit < 4; visit++) {
      ownServer.clock.advance({ days: 29, hours: 23 })
      expect((await person.send('GET /users/profile')).status).toBe(200)
    }
    ownServer.clock.advance({ days: 30 })
    const { error } = await person.send('GET /users/profile')
    expect(error).toEqual({ message: 'expiredToken', type: 'Unauthorized', status: 401 })
    await ownServer.close()
  })

  test('records its use at most once an hour', async () => {
    const { url, drop } = await testDatabase()
    const tap = await tapOn(url)
    const ownServer = await startTestServerOn(await openPostgres({ url: tap.url }))
    const person = await ownServer.person()
    const lastSeen = async () => (await person.send<Session[]>('GET /users/sessions')).result[0]?.lastSeenAt
    const { result: task } = await person.send<{ id: string }>('POST /user/tasks', {
      title: 'Walk',
      gold: 1,
      type: 'daily',
    })
    const notes = () => tap.taken().filter((text) => /update "sessions"/.test(text)).length
    notes()
    ownServer.clock.advance({ minutes: 59, seconds: 59 })
    expect((await person.send(`POST /user/tasks/${task.id}/complete`)).status).toBe(200)
    expect(await lastSeen()).toBe('2026-03-10T10:00:00.000Z')
    expect(notes()).toBe(0)
    ownServer.clock.advance({ seconds: 1 })
    expect((await person.send(`POST /user/tasks/${task.id}/reopen`)).status).toBe(200)
    expect(await lastSeen()).toBe('2026-03-10T11:00:00.000Z')
    expect(await lastSeen()).toBe('2026-03-10T11:00:00.000Z')
    expect(notes()).toBe(1)
    await ownServer.close()
    tap.close()
    await drop()
  })
})

describe('a locked account', () => {
  test('gets an error on its next request, its streams end, and unlocking allows sign-in again', async () => {
    const { first, second, close } = await twoServers()
    const person = await first.person()
    const stream = await openStream(`${second.url}/api/user/notifications/stream`, person.token)
    expect((await stream.next())?.event).toBe('count')
    expect(await lockAccount(first.services, person.email)).toBe('done')
    expect(await stream.next()).toBeUndefined()
    const { error } = await onServer(second, person).send('GET /users/profile')
    expect(error).toEqual({ message: 'yourAccountIsLocked', type: 'Forbidden', status: 403 })
    const refused = await openStream(`${second.url}/api/user/notifications/stream`, person.token)
    expect(refused.status).toBe(403)
    const login = (password: string) => first.send('POST /auth/login', { email: person.email, password })
    expect((await login('not the password')).error.message).toBe('wrongCredentials')
    expect((await login(person.password)).error.message).toBe('yourAccountIsLocked')
    expect(await unlockAccount(first.services, person.email)).toBe('done')
    expect((await person.send('GET /users/profile')).error.message).toBe('authenticationFailed')
    expect((await login(person.password)).status).toBe(200)
    await close()
  })

  test('can be locked and unlocked repeatedly', async () => {
    const person = await server.person()
    const lockedAt = async () =>
      (await server.database.queries.select().from(users).where(eq(users.id, person.id)))[0]?.lockedAt
    await lockAccount(server.services, person.email)
    const first = await lockedAt()
    server.clock.advance({ minutes: 1 })
    expect(await lockAccount(server.services, person.email)).toBe('unchanged')
    expect(await lockedAt()).toEqual(first)
    expect(await unlockAccount(server.services, person.email)).toBe('done')
    expect(await unlockAccount(server.services, person.email)).toBe('unchanged')
    expect(await lockAccount(server.services, 'nobody@example.org')).toBe('unknown')
    const storedSessions = await server.database.queries.select().from(sessions).where(eq(sessions.userId, person.id))
    expect(storedSessions).toEqual([])
  })
})
