import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '@questboard/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

type App = Awaited<ReturnType<typeof buildApp>>

const elsewhere = 'https://elsewhere.example'

let server: TestServer
let person: Person
let folder: string
/** Behind HTTPS, with the built pages. */
let app: App
let address: string

beforeAll(async () => {
  server = await startTestServer()
  person = await server.person()
  folder = mkdtempSync(join(tmpdir(), 'questboard-pages-'))
  mkdirSync(join(folder, 'pages'))
  const page = '<!doctype html><title>Questboard</title><style>p{margin:0}</style>'
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Questboard</title>')
  writeFileSync(join(folder, 'script.js'), '0')
  writeFileSync(join(folder, 'pages', 'landing.en.html'), page)
  const styles = ['sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA=']
  const drawn = ['/', '/sign-up'].map((path) => ({ path, locale: 'en', file: 'landing.en.html', styles }))
  writeFileSync(join(folder, 'pages', 'pages.json'), JSON.stringify(drawn))
  const { database, clock } = server
  const about = { database, clock, webFolder: folder, rateLimits: false, jobs: false, logLevel: 'fatal' }
  app = await buildApp({ ...about, publicUrl: 'https://quests.example' })
  address = await app.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(async () => {
  await app.close()
  await server.close()
  rmSync(folder, { recursive: true })
})

const pages = ['/', '/dashboard', '/no/such/page', '/api/docs/']

type RequestOptions = { method?: string; headers?: Record<string, string> }

async function ask(url: string, { method = 'GET', headers = {} }: RequestOptions = {}) {
  const answer = await fetch(`${address}${url}`, { method, headers })
  return { headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

const signedIn = () => ({ authorization: `Bearer ${person.token}` })

test.each([
  ['gzip, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
])('a public page for a visitor who accepts %s has the encoding %s', async (accepted, coding) => {
  const { headers, body } = await ask('/', { headers: { 'accept-encoding': accepted } })
  expect(headers['content-encoding']).toBe(coding)
  expect(body).toContain('<title>Questboard</title>')
  const held = { 'accept-encoding': accepted, 'if-none-match': `"other", ${headers.etag}` }
  expect((await fetch(address, { headers: held })).status).toBe(304)
})

test('a program finds nothing under an unknown well-known address, and a person the app elsewhere', async () => {
  const statusOf = async (url: string) => (await fetch(`${address}${url}`)).status
  expect(await statusOf('/no/such/page')).toBe(200)
  expect(await statusOf('/.well-known/openid-configuration')).toBe(404)
  expect(await statusOf('/.well-known/oauth-authorization-server')).toBe(200)
})

describe('the policy of a page', () => {
  test.each(pages)('%s allows only the listed inline content', async (url) => {
    const { headers } = await ask(url)
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'self'", "script-src-attr 'none'"]) {
      expect(policy).toContain(rule)
    }
    expect(policy).toMatch(/style-src 'self'( '(sha256|nonce)-[\w+/]+=*')?;/)
  })

  test('allows the styles of a prerendered page that the build has listed', async () => {
    const { headers } = await ask('/')
    expect(headers['content-security-policy']).toContain(
      "style-src 'self' 'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA=';",
    )
    expect((await ask('/dashboard')).headers['content-security-policy']).toContain("style-src 'self';")
  })

  test('allows on the API page only content with the nonce of that response', async () => {
    const [first, second] = [await ask('/api/docs/'), await ask('/api/docs/')]
    const nonceOf = ({ headers }: typeof first) =>
      /script-src 'self' 'nonce-([^']{24})'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none'
    expect(nonceOf(first)).not.toBe(nonceOf(second))
    for (const answer of [first, second]) {
      const scripts = answer.body.match(/<script[^>]*>/g) ?? []
      expect(scripts).toHaveLength(3)
      for (const script of scripts) expect(script).toContain(`nonce="${nonceOf(answer)}"`)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).not.toContain('%NONCE%')
    }
  })
})

describe('the headers', () => {
  test.each(pages)('of %s isolate it from other sites', async (url) => {
    const { headers } = await ask(url)
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  })

  const all = [...pages, '/script.js', '/healthz', '/api/users/profile', '/trpc/profile.read', '/api/openapi.json']

  test.each(all)('of %s forbid content sniffing, and require HTTPS where it is used', async (url) => {
    const { headers } = await ask(url)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    const plain = await fetch(`${server.url}${url}`)
    expect(plain.headers.get('strict-transport-security')).toBeNull()
    await plain.body?.cancel()
  })

  test.each(['/api/users/profile', '/trpc/profile.read', '/api/no/such/path', '/api/%E0%A4%A'])(
    'of the response of %s prevent caching, for every caller',
    async (url) => {
      for (const headers of [{}, signedIn()]) {
        const answer = await ask(url, { headers })
        expect(answer.headers).toMatchObject({
          'cache-control': 'no-store',
          'cross-origin-resource-policy': 'same-origin',
        })
      }
    },
  )

  test('of a stream are the same as those of every response', async () => {
    const answer = await fetch(`${server.url}/api/user/notifications/stream`, { headers: signedIn() })
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    await answer.body?.cancel()
  })

  test('of a deprecated stream that stays say since when, and name no end', async () => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(`${server.url}/api/user/notifications/stream`, { method, headers: signedIn() })
      expect(answer.headers.get('deprecation')).toBe('@1795996800')
      for (const name of ['sunset', 'link']) expect(answer.headers.get(name)).toBeNull()
      await answer.body?.cancel()
    }
  })
})

describe('without a database', () => {
  let broken: App
  let origin: string
  beforeAll(async () => {
    const { database, close } = await startTestServer()
    const about = { database, clock: server.clock, webFolder: folder, rateLimits: false, jobs: false }
    broken = await buildApp({ ...about, logLevel: 'silent', publicUrl: 'https://quests.example' })
    origin = await broken.listen({ host: '127.0.0.1', port: 0 })
    await close()
  })
  afterAll(() => broken.close())

  test('the page to sign up is served, since it is a file', async () => {
    const answer = await fetch(`${origin}/sign-up`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<title>Questboard</title>')
  })

  test('a picture is unavailable, and the error of the database is not shown', async () => {
    const answer = await fetch(`${origin}/generated-avatars/${crypto.randomUUID()}`)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      error: { message: 'serviceUnavailable', type: 'ServiceUnavailable', status: 503 },
    })
  })
})

describe('a page of another site', () => {
  const calls = ['/trpc/profile.read', '/healthz', '/calendar/x.ics', '/generated-avatars/x']

  test.each(calls)('cannot read %s, signed in or not', async (url) => {
    const asked = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' }
    const preflight = await ask(url, { method: 'OPTIONS', headers: { origin: elsewhere, ...asked } })
    const head = await ask(url, { method: 'HEAD', headers: { origin: elsewhere, ...signedIn() } })
    for (const { headers } of [preflight, head]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })
})
