import type { Exported } from '@questboard/api/privacy/schema'
import type { Tag } from '@questboard/api/tags/schema'
import type { CreatedToken } from '@questboard/api/tokens/schema'
import { openPostgres } from '@questboard/db'
import { accessTokens } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockAccount, unlockAccount } from '../../../packages/api/src/auth/lock.ts'
import { sweepTokens } from '../../../packages/api/src/tokens/sweep.ts'
import { type AccessToken, newAccessToken } from '../../support/access-token.ts'
import { testDatabase } from '../../support/database.ts'
import { digestOf } from '../../support/digest.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { tapOn } from '../../support/statements.ts'
import { openStream } from '../../support/stream.ts'
import {
  goodPassword,
  type Person,
  startTestServer,
  startTestServerOn,
  type TestServer,
} from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const listOf = async (person: Person) => (await person.send<AccessToken[]>('GET /users/tokens')).result

const verdictOf = async ({ send }: Pick<Person, 'send'>) => (await send('GET /user/tasks')).error?.message ?? 'ok'

describe('an API token', () => {
  test('is returned once, listed without its secret, and stored only as a hash', async () => {
    const person = await server.person()
    const created = await newAccessToken(server, person, ['tasks:write', 'tasks:read', 'board:read'], {
      name: ' Робот ',
    })
    expect(created.token).toMatch(/^qbp_[0-9A-Za-z]{81}$/)
    const listed = await listOf(person)
    expect(listed).toEqual([
      {
        id: created.id,
        name: 'Робот',
        scopes: ['tasks:write', 'board:read'],
        createdAt: '2026-03-10T10:00:00.000Z',
        expiresAt: null,
        lastUsedAt: null,
      },
    ])
    const rows = await server.database.queries.select().from(accessTokens).where(eq(accessTokens.userId, person.id))
    expect(JSON.stringify([listed, rows])).not.toContain(created.token.slice(4))
  })

  test('works over REST and tRPC within its scopes', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    const reader = await newAccessToken(server, person, ['tasks:read'])
    const writer = await newAccessToken(server, person, ['tasks:write'])
    const task = { title: 'Walk', gold: 5, type: 'todo' }
    expect((await writer.send('POST /user/tasks', task)).status).toBe(200)
    expect((await reader.send<object[]>('GET /user/tasks')).result).toMatchObject([{ title: 'Walk' }])
    expect((await otherPerson.send<object[]>('GET /user/tasks')).result).toEqual([])
    const before = await digestOf(server.database)
    const refused = [
      await reader.send('POST /user/tasks', task),
      await writer.send('GET /users/profile'),
      await writer.send('POST /users/tokens', { name: 'Another', scopes: ['profile:write'] }),
      await writer.send('PUT /users/profile/change-password', {
        oldPassword: goodPassword,
        password: 'another password',
        passwordConfirmation: 'another password',
      }),
    ]
    for (const { error } of refused) {
      expect(error).toEqual({ message: 'notAuthorized', type: 'Forbidden', status: 403 })
    }
    expect(await digestOf(server.database)).toEqual(before)
  })

  test('is checked for each call of a batch', async () => {
    const { token } = await newAccessToken(server, await server.person(), ['tasks:read'])
    const input = encodeURIComponent(JSON.stringify({ 0: {}, 1: {} }))
    const answer = await fetch(`${server.url}/trpc/tasks.list,profile.read?batch=1&input=${input}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const parts = (await answer.json()) as { result?: unknown; error?: { data: { error: { message: string } } } }[]
    expect(parts.map(({ error }) => error?.data.error.message ?? 'ok')).toEqual(['ok', 'notAuthorized'])
  })

  test("is checked before the request's validity and after the account's state", async () => {
    const person = await server.person()
    const reader = await newAccessToken(server, person, ['tasks:read'])
    const before = await digestOf(server.database)
    const wrong = await reader.send('POST /user/tasks', { title: 5 }, { timezone: 'Nowhere' })
    expect(wrong.error.message).toBe('notAuthorized')
    // A call beyond its scopes does not start the user's day.
    expect((await reader.send('GET /users/profile', undefined, { timezone: 'Pacific/Kiritimati' })).status).toBe(403)
    expect(await digestOf(server.database)).toEqual(before)
    await lockAccount(server.services, person.email)
    expect((await reader.send('POST /user/tasks', {})).error.message).toBe('yourAccountIsLocked')
  })

  test('answers in the requested language, or else the saved one', async () => {
    const person = await server.person({ headers: { 'accept-language': 'bg' } })
    const { send } = await newAccessToken(server, person, ['tasks:read'])
    const nameIn = async (headers?: Record<string, string>) =>
      (await send<Tag[]>('GET /tags', undefined, headers)).result[0]?.name ?? ''
    expect(await nameIn()).toMatch(/[а-я]/)
    expect(await nameIn({ 'accept-language': 'en' })).not.toMatch(/[а-я]/)
  })

  test('shares the rate limit of its user with other tokens', async () => {
    const ownServer = await startTestServer({ rateLimits: true })
    const person = await ownServer.person()
    const [first, second] = [
      await newAccessToken(ownServer, person, ['tasks:read']),
      await newAccessToken(ownServer, person, ['tasks:read']),
    ]
    for (let call = 0; call < 598; call++) expect((await first.send('GET /tags')).status).toBe(200)
    const { status, error, headers } = await second.send('GET /tags')
    expect([status, error.message]).toEqual([429, 'tooManyRequests'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    await ownServer.close()
  })

  test('is revoked by its owner while it makes more calls than a user may', async () => {
    const ownServer = await startTestServer({ rateLimits: true })
    const person = await ownServer.person()
    const token = await newAccessToken(ownServer, person, ['tasks:read'])
    const flood = () => Promise.all(Array.from({ length: 100 }, () => errorCodeOf(token.send('GET /tags'))))
    for (let calls = 0; calls < 600; calls += 100) await flood()
    expect(new Set(await flood())).toEqual(new Set(['tooManyRequests']))
    expect(await errorCodeOf(person.send(`DELETE /users/tokens/${token.id}`))).toBe('ok')
    expect(await errorCodeOf(token.send('GET /tags'))).toBe('authenticationFailed')
    await ownServer.close()
  })
})

describe('creating one', () => {
  test('refuses invalid input by field and creates nothing', async () => {
    const person = await server.person()
    const good = { name: 'Script', scopes: ['tasks:read'] }
    const before = await digestOf(server.database)
    const bad = [
      [{ ...good, name: ' ' }, 'name'],
      [{ ...good, name: 'x'.repeat(151) }, 'name'],
      [{ name: 'Script' }, 'scopes'],
      [{ ...good, scopes: [] }, 'scopes'],
      [{ ...good, scopes: ['tasks:all'] }, 'scopes.0'],
      [{ ...good, scopes: Array(1000).fill('tasks:read') }, 'scopes'],
      [{ ...good, expiresOn: 'tomorrow' }, 'expiresOn'],
      [{ ...good, expiresOn: '2026-03-09' }, 'expiresOn'],
      [{ ...good, expiresOn: '2027-03-11' }, 'expiresOn'],
      [{ ...good, expiresOn: '2026-03-10T10:00:00Z' }, 'expiresOn'],
    ] as const
    for (const [body, path] of bad) {
      const { error } = await person.send('POST /users/tokens', body)
      expect([error.message, error.details?.[0]?.path]).toEqual(['invalidData', path])
    }
    expect(await digestOf(server.database)).toEqual(before)
  })

  test('stops at fifty, even in parallel, and works again after one is revoked', async () => {
    const person = await server.person()
    const make = () => person.send<CreatedToken>('POST /users/tokens', { name: 'x', scopes: ['tasks:read'] })
    const replies = await Promise.all(Array.from({ length: 60 }, make))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(50)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ error }) => error.message))).toEqual(new Set(['tooManyItems']))
    expect((await person.send(`DELETE /users/tokens/${(await listOf(person))[0]?.id}`)).status).toBe(200)
    expect((await make()).status).toBe(200)
    expect((await make()).status).toBe(409)
  })
})

describe('the end of a token', () => {
  test("is its last day in the user's time zone, reported as expired until it is swept", async () => {
    const ownServer = await startTestServer()
    const person = await ownServer.person({ headers: { timezone: 'Europe/Sofia' } })
    const token = await newAccessToken(ownServer, person, ['tasks:read'], { expiresOn: '2026-03-12' })
    expect(token.expiresAt).toBe('2026-03-12T22:00:00.000Z')
    ownServer.clock.set('2026-03-12T21:59:59.999Z')
    expect(await verdictOf(token)).toBe('ok')
    ownServer.clock.set('2026-03-12T22:00:00Z')
    expect((await token.send('GET /user/tasks')).error).toEqual({
      message: 'expiredToken',
      type: 'Unauthorized',
      status: 401,
    })
    expect(await listOf(person)).toHaveLength(1)
    await sweepTokens(ownServer.services)
    expect(await verdictOf(token)).toBe('expiredToken')
    ownServer.clock.advance({ days: 90 })
    await sweepTokens(ownServer.services)
    expect(await verdictOf(token)).toBe('authenticationFailed')
    await ownServer.close()
  })

  test('is immediate on revocation, on every server, and ends its streams', async () => {
    const { first, second, close } = await twoServers()
    const person = await first.person()
    const token = await newAccessToken(first, person, ['notifications:read', 'tasks:read'])
    const keptToken = await newAccessToken(first, person, ['notifications:read'])
    const [stream, otherStream] = await Promise.all(
      [token, keptToken].map(({ token }) => openStream(`${second.url}/api/user/notifications/stream`, token)),
    )
    for (const opened of [stream, otherStream]) expect((await opened?.next())?.event).toBe('count')
    expect(
      (await first.send('DELETE /users/tokens/x', undefined, { authorization: `Bearer ${person.token}` })).status,
    ).toBe(400)
    expect(await person.send(`DELETE /users/tokens/${token.id}`)).toMatchObject({ status: 200, result: null })
    expect(await stream?.next()).toBeUndefined()
    expect(
      (await second.send('GET /user/tasks', undefined, { authorization: `Bearer ${token.token}` })).error.message,
    ).toBe('authenticationFailed')
    expect((await person.send(`DELETE /users/tokens/${token.id}`)).error.message).toBe('notFound')
    const parts = otherStream?.next()
    await first.database.transaction(async () => {})
    expect((await onServer(second, person).send(`DELETE /users/tokens/${keptToken.id}`)).status).toBe(200)
    expect(await parts).toBeUndefined()
    await close()
  })

  test('cannot be caused by others', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    const token = await newAccessToken(server, person, ['tasks:read'])
    expect((await otherPerson.send(`DELETE /users/tokens/${token.id}`)).error.message).toBe('notFound')
    expect(await verdictOf(token)).toBe('ok')
  })

  test('happens on signing out everywhere else, unless tokens are kept', async () => {
    const person = await server.person()
    const token = await newAccessToken(server, person, ['tasks:read'])
    await person.send('DELETE /users/sessions', { keepTokens: true })
    expect(await verdictOf(token)).toBe('ok')
    await person.send('DELETE /users/sessions')
    expect(await verdictOf(token)).toBe('authenticationFailed')
  })

  test('happens on a new password, unless tokens are kept', async () => {
    const person = await server.person()
    const token = await newAccessToken(server, person, ['tasks:read'])
    const change = (oldPassword: string, password: string, more = {}) =>
      person.send('PUT /users/profile/change-password', {
        oldPassword,
        password,
        passwordConfirmation: password,
        ...more,
      })
    expect((await change(goodPassword, 'another password', { keepTokens: true })).status).toBe(200)
    expect(await verdictOf(token)).toBe('ok')
    expect((await change('another password', goodPassword)).status).toBe(200)
    expect(await verdictOf(token)).toBe('authenticationFailed')
  })

  test('happens on a deletion request, and is not undone by a restore', async () => {
    const person = await server.person()
    const token = await newAccessToken(server, person, ['tasks:read'])
    await person.send('POST /users/profile/deletion', { password: goodPassword })
    expect(await verdictOf(token)).toBe('authenticationFailed')
    await server.send('POST /auth/restore-account', { email: person.email, password: goodPassword })
    expect(await verdictOf(token)).toBe('authenticationFailed')
  })

  test('happens on a lock, is refused like a session, and is not undone by an unlock', async () => {
    const person = await server.person()
    const token = await newAccessToken(server, person, ['tasks:read', 'notifications:read'])
    const stream = await openStream(`${server.url}/api/user/notifications/stream`, token.token)
    expect((await stream.next())?.event).toBe('count')
    await lockAccount(server.services, person.email)
    expect(await stream.next()).toBeUndefined()
    expect(await verdictOf(token)).toBe('yourAccountIsLocked')
    await unlockAccount(server.services, person.email)
    expect(await verdictOf(token)).toBe('authenticationFailed')
  })
})

test('only well-formed tokens are looked up', async () => {
  const { url, drop } = await testDatabase()
  const tap = await tapOn(url)
  // Changes are announced to other windows a moment after their calls.
  const taken = () => tap.taken().filter((text) => !text.includes('pg_notify'))
  const ownServer = await startTestServerOn(await openPostgres({ url: tap.url }))
  const person = await ownServer.person()
  const token = await newAccessToken(ownServer, person, ['tasks:write'])
  const { id } = (await person.send<{ id: string }>('POST /user/tasks', { title: 'Walk', gold: 1, type: 'daily' }))
    .result
  const acts = [`POST /user/tasks/${id}/complete`, `POST /user/tasks/${id}/reopen`] as const
  for (const act of [...acts, ...acts]) expect((await person.send(act)).status).toBe(200)
  tap.taken()
  const mistyped = token.token.slice(0, -1) + (token.token.endsWith('a') ? 'b' : 'a')
  const refused = await ownServer.send('GET /user/tasks', undefined, { authorization: `Bearer ${mistyped}` })
  expect([refused.error.message, taken()]).toEqual(['authenticationFailed', []])
  // In addition to a session's call: the look-up, and the record of its first use.
  for (const act of acts) expect((await token.send(act)).status).toBe(200)
  expect(taken()).toEqual([
    expect.stringMatching(/^select .* from "access_tokens" inner join "users"/),
    expect.stringMatching(/^update "access_tokens" set "last_used_at"/),
  ])
  for (const act of acts) expect((await token.send(act)).status).toBe(200)
  expect(taken()).toEqual([])
  await ownServer.close()
  tap.close()
  await drop()
})

test('the use of a token is recorded at most once an hour', async () => {
  const ownServer = await startTestServer()
  const person = await ownServer.person()
  const token = await newAccessToken(ownServer, person, ['tasks:read'])
  const lastUsed = async () => (await listOf(person))[0]?.lastUsedAt
  expect(await lastUsed()).toBeNull()
  await verdictOf(token)
  ownServer.clock.advance({ minutes: 59 })
  await verdictOf(token)
  expect(await lastUsed()).toBe('2026-03-10T10:00:00.000Z')
  ownServer.clock.advance({ minutes: 1 })
  await verdictOf(token)
  expect(await lastUsed()).toBe('2026-03-10T11:00:00.000Z')
  await ownServer.close()
})

test('the data export lists tokens without their secrets', async () => {
  const person = await server.person()
  const token = await newAccessToken(server, person, ['tasks:read'], { name: 'Kitchen display' })
  const { result } = await person.send<Exported>('GET /users/profile/export')
  const { id: _, token: secret, send: __, ...parts } = token
  expect(result.account.tokens).toEqual([parts])
  expect(JSON.stringify(result)).not.toContain(secret)
})
