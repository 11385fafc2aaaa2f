import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

const elsewhere = 'https://app.elsewhere.example'

/** Sends what a browser sends for a page of another site. */
const askFor = (url: string, method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  fetch(`${url}${path}`, { method, headers: { origin: elsewhere, ...headers }, ...(body !== undefined && { body }) })

const preflight = (url: string, path: string, method: string, headers = 'authorization,content-type') =>
  askFor(url, 'OPTIONS', path, { 'access-control-request-method': method, 'access-control-request-headers': headers })

const corsOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))

const listed = (header: string | null) => header?.split(', ') ?? []

describe.each(['postgres', 'embedded'] as const)('a page of another site, with the engine %s,', (engine) => {
  let server: TestServer
  let ani: Person
  beforeAll(async () => {
    server = await startTestServer({ engine, rateLimits: true, refusesOverload: true })
    ani = await server.person()
  })
  afterAll(() => server.close())

  const signedIn = () => ({ authorization: `Bearer ${ani.token}` })

  test('may ask for every method and header of the API, and is answered at once', async () => {
    for (const [method, path] of [
      ['POST', '/api/user/tasks'],
      ['PATCH', '/api/user/tasks/01990000-0000-7000-8000-000000000001'],
      ['GET', '/api/user/notifications/stream'],
      ['GET', '/api/openapi.json'],
      ['GET', '/api/no/such/path'],
    ] as const) {
      const answer = await preflight(server.url, path, method)
      expect([path, answer.status, await answer.text()]).toEqual([path, 204, ''])
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(listed(answer.headers.get('access-control-allow-methods'))).toContain(method)
      expect(listed(answer.headers.get('access-control-allow-headers'))).toEqual(
        expect.arrayContaining([
          'authorization',
          'content-type',
          'idempotency-key',
          'if-match',
          'prefer',
          'timezone',
          'timezone-offset',
          'accept-language',
        ]),
      )
      expect(Number(answer.headers.get('access-control-max-age'))).toBeGreaterThan(600)
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    }
  })

  test('is not counted for a preflight', async () => {
    const leftNow = async () => {
      const answer = await askFor(server.url, 'GET', '/api/tags', signedIn())
      return Number(/"user";r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1])
    }
    const before = await leftNow()
    await Promise.all(Array.from({ length: 40 }, () => preflight(server.url, '/api/user/tasks', 'POST')))
    expect(await leftNow()).toBe(before - 1)
  })

  test('can read results, errors and streams', async () => {
    const json = { 'content-type': 'application/json' }
    for (const [status, answer] of [
      [200, await askFor(server.url, 'GET', '/api/tags', signedIn())],
      [200, await askFor(server.url, 'GET', '/api/openapi.json')],
      [200, await askFor(server.url, 'GET', '/api/user/notifications/stream', signedIn())],
      [400, await askFor(server.url, 'POST', '/api/user/tasks', { ...json, ...signedIn() }, '{}')],
      [400, await askFor(server.url, 'GET', '/api/%E0%A4%A')],
      [401, await askFor(server.url, 'GET', '/api/tags')],
      [404, await askFor(server.url, 'GET', '/api/no/such/path')],
      [405, await askFor(server.url, 'DELETE', '/api/user/tasks')],
      [405, await askFor(server.url, 'OPTIONS', '/api/user/tasks')],
      [413, await askFor(server.url, 'POST', '/api/user/tasks', json, 'x'.repeat(300 * 1024))],
    ] as const) {
      expect([answer.url, answer.status]).toEqual([answer.url, status])
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(listed(answer.headers.get('access-control-expose-headers'))).toEqual(
        expect.arrayContaining(['etag', 'retry-after', 'ratelimit', 'ratelimit-policy', 'x-request-id']),
      )
      expect(answer.headers.get('vary') ?? '').not.toContain('origin')
      await answer.body?.cancel()
    }
  })

  test('can read why it has to wait', async () => {
    const guess = () =>
      askFor(
        server.url,
        ...(['POST', '/api/auth/login', { 'content-type': 'application/json' }] as const),
        JSON.stringify({ email: ani.email, password: 'a guess' }),
      )
    for (let attempt = 0; attempt < 10; attempt++) await guess()
    const refused = await guess()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
    expect(refused.headers.get('retry-after')).toBe('300')
  })
})

describe('with a list of origins', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ corsOrigins: [elsewhere, 'http://localhost:5173'] })
  })
  afterAll(() => server.close())

  test('only their pages can read the API', async () => {
    for (const origin of [elsewhere, 'http://localhost:5173']) {
      const answer = await fetch(`${server.url}/api/gems-plans`, { headers: { origin } })
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
      expect(answer.headers.get('vary')).toBe('origin')
    }
    for (const origin of ['https://elsewhere.example', 'http://localhost:5174', 'null', `${elsewhere}.evil.example`]) {
      const asked = { 'access-control-request-method': 'GET' }
      for (const sent of [
        { method: 'GET', headers: { origin } },
        { method: 'OPTIONS', headers: { origin, ...asked } },
      ]) {
        const answer = await fetch(`${server.url}/api/gems-plans`, sent)
        expect(corsOf(answer)).toEqual({})
        expect(answer.headers.get('vary')).toBe('origin')
      }
    }
  })

  test('caches keep the responses apart', async () => {
    const answer = await fetch(`${server.url}/api/openapi.json`, { headers: { origin: elsewhere } })
    expect(listed(answer.headers.get('vary'))).toEqual(['origin', 'accept-encoding'])
    const without = await fetch(`${server.url}/api/gems-plans`)
    expect([without.status, without.headers.get('vary'), corsOf(without)]).toEqual([200, 'origin', {}])
  })
})
