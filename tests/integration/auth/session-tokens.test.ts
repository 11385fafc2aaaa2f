import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendTo } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
let person: Person

beforeAll(async () => {
  server = await startTestServer()
  person = await server.person()
})
afterAll(() => server.close())

type Answer = { status: number; headers: Headers; text: string }

type RequestOptions = { method?: string; token?: string; body?: unknown; headers?: Record<string, string> }

async function ask(path: string, { method, token, body, headers }: RequestOptions = {}): Promise<Answer> {
  const answer = await fetch(`${server.url}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** The same procedures on both transports. */
const transports = {
  REST: { login: '/api/auth/login', profile: '/api/users/profile?x=y', logout: '/api/auth/logout' },
  tRPC: { login: '/trpc/auth.login', profile: '/trpc/profile.read?input=%7B%7D', logout: '/trpc/auth.logout' },
} as const

const both = Object.entries(transports)

const credentials = () => ({ email: person.email, password: person.password })

const tokenOf = ({ text }: Answer): string => /"token":"([^"]+)"/.exec(text)?.[1] ?? ''

const signIn = async (path: string = transports.REST.login) => tokenOf(await ask(path, { body: credentials() }))

async function statusesOf(token: string): Promise<number[]> {
  return Promise.all(both.map(async ([, { profile }]) => (await ask(profile, { token })).status))
}

describe.each(both)('signing in by %s', (_name, { login, logout }) => {
  test('creates a new session each time, and returns only its token', async () => {
    const tokens = await Promise.all(Array.from({ length: 5 }, () => signIn(login)))
    expect(new Set(tokens).size).toBe(5)
    for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{96}$/)
    const { headers } = await ask(login, { body: credentials() })
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('ignores tokens that the request suggests, both invented ones and those of other users', async () => {
    const otherPerson = await server.person()
    for (const brought of ['a'.repeat(40), otherPerson.token]) {
      const suggested = { token: brought, session: brought, ut: brought, sessionToken: brought }
      const cookie = `session=${brought}; auth_session=${brought}; ut=${brought}`
      const answer = await ask(`${login}?token=${brought}&session=${brought}`, {
        token: brought,
        headers: { cookie, 'x-session': brought },
        body: { ...credentials(), ...suggested },
      })
      expect(answer.status).toBe(200)
      expect(tokenOf(answer)).toMatch(/^[0-9a-f]{96}$/)
      expect(answer.text).not.toContain(brought)
    }
    expect(await statusesOf('a'.repeat(40))).toEqual([401, 401])
    // The other user's session is still theirs.
    const { result } = await otherPerson.send<{ id: string }>('GET /users/profile')
    expect(result.id).toBe(otherPerson.id)
  })

  test('ends by signing out on both transports, and signing in again does not revive it', async () => {
    const [ended, active] = [await signIn(login), await signIn(login)]
    expect(await statusesOf(ended)).toEqual([200, 200])
    expect((await ask(logout, { token: ended, body: {} })).status).toBe(200)
    expect(await statusesOf(ended)).toEqual([401, 401])
    const again = tokenOf(await ask(login, { token: ended, body: credentials() }))
    expect(again).not.toBe(ended)
    expect(await statusesOf(ended)).toEqual([401, 401])
    expect(await statusesOf(active)).toEqual([200, 200])
  })

  test('with a wrong password opens no session and returns no token', async () => {
    const brought = 'b'.repeat(40)
    const { status, text } = await ask(login, { token: brought, body: { ...credentials(), password: 'wrong one' } })
    expect(status).toBe(401)
    expect(text).not.toContain('token')
    expect(await statusesOf(brought)).toEqual([401, 401])
  })
})

describe('a token', () => {
  test('works only in its header: not in a URL, cookie or body', async () => {
    const { token } = person
    for (const [, { profile }] of both) {
      for (const query of ['token', 'access_token', 'authorization', 'ut']) {
        expect((await ask(`${profile}&${query}=${token}`)).status).toBe(401)
      }
      expect((await ask(profile, { headers: { cookie: `ut=${token}; session=${token}` } })).status).toBe(401)
      expect((await ask(profile, { headers: { 'x-authorization': `Bearer ${token}` } })).status).toBe(401)
    }
    for (const path of ['/api/user/notifications/stream', '/trpc/notifications.live']) {
      const named = `input=${encodeURIComponent('{}')}&token=${token}`
      const params = encodeURIComponent(JSON.stringify({ authorization: `Bearer ${token}`, token }))
      const { status, text } = await ask(`${path}?${named}&connectionParams=${params}`)
      expect(status === 401 || text.includes('authenticationFailed')).toBe(true)
    }
  })

  test("is in no response except sign-in's, whatever fails", async () => {
    const { token } = person
    const answers = await Promise.all([
      ...both.map(([, { profile }]) => ask(profile, { token })),
      ask('/api/users/sessions', { token }),
      ask('/api/users/profile', { token, headers: { timezone: 'Nowhere/At all' } }),
      ask('/api/users/profile', { token: `${token}x` }),
      ask('/trpc/profile.read', { token: `${token}x` }),
      ask('/trpc/no.such.procedure', { token }),
      ask('/api/no/such/path', { token }),
      ask('/api/users/profile', { token, method: 'PATCH' }),
      ask('/api/user/tasks', { token, body: { title: '' } }),
      ask('/api/user/tasks/%E0%A4%A', { token }),
      ask('/trpc/tasks.create', { token, body: 'no object' }),
    ])
    for (const { text, headers } of answers) {
      expect(text).not.toContain(token)
      expect(JSON.stringify([...headers])).not.toContain(token)
    }
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  })

  test('of a calendar feed works only in its URL', async () => {
    const { result } = await sendTo(server.url, person.token)<{ address: string }>('POST /user/calendar')
    const { pathname } = new URL(result.address)
    const { status, headers } = await ask(pathname)
    expect(status).toBe(200)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    const secret = pathname.split('/').at(-1)?.replace('.ics', '') ?? ''
    expect(await statusesOf(secret)).toEqual([401, 401])
  })
})
