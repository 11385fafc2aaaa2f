import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sendTo } from '../support/rest.ts'
import { endAll, repository, startServer } from './processes.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'questboard-server-'))
})

afterEach(async () => {
  await endAll()
  rmSync(folder, { recursive: true, force: true })
})

describe('an invalid environment', () => {
  test('reports all errors, and starts nothing', async () => {
    const { ended } = startServer({
      PORT: 'eighty',
      DATA_DIR: folder,
      DATABASE_URL: 'mysql://127.0.0.1/questboard',
      RATE_LIMITS: 'maybe',
      LOG_LEVEL: 'loud',
      ERASURE_DAYS: '91',
      TRUST_PROXY: 'maybe',
      DRAIN_SECONDS: '301',
      CONTACT_EMAIL: 'somebody',
    })
    const { status, stdout, stderr } = await ended
    expect(status).toBe(1)
    expect(stdout).toBe('')
    const names = ['PORT', 'DATABASE_URL', 'RATE_LIMITS', 'LOG_LEVEL', 'ERASURE_DAYS', 'CONTACT_EMAIL', 'TRUST_PROXY']
    for (const name of [...names, 'DRAIN_SECONDS']) {
      expect(stderr).toMatch(new RegExp(`^ *${name} must be .+$`, 'm'))
    }
    expect(stderr).not.toMatch(/^ +at /m)
  })

  test('an unreachable database is reported in one line', async () => {
    const { ended } = startServer({ DATA_DIR: folder, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })
    const { status, stderr } = await ended
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain('database')
  })
})

test('the stack trace of an unexpected error names the TypeScript files, at their lines', async () => {
  const inAFile = join(folder, 'file')
  writeFileSync(inAFile, '')
  const { status, stderr } = await startServer({ DATA_DIR: join(inAFile, 'data') }).ended
  expect(status).toBe(1)
  const [, line = 0] = /at async start \(\S+\/apps\/server\/src\/main\.ts:(\d+):\d+\)/.exec(stderr) ?? []
  const source = readFileSync(join(repository, 'apps/server/src/main.ts'), 'utf8').split('\n')
  expect(source[Number(line) - 1]).toContain('await openEmbedded(')
  expect(stderr).not.toContain('dist/bundle')
})

test('an empty installation prints its set-up link at every start until it is in use', {
  timeout: 120_000,
}, async () => {
  const links: (string | undefined)[] = []
  const begin = async (more: Record<string, string> = {}) => {
    const server = startServer({ DATA_DIR: folder, PUBLIC_URL: 'https://quest.example.org', ...more })
    const address = await server.ready
    links.push(server.setUpUrl())
    const end = () => {
      server.signal('SIGTERM')
      return server.ended
    }
    return { address, end }
  }
  await (await begin()).end()
  await (await begin({ SETUP_PAGE: 'off' })).end()
  const third = await begin()
  expect(links).toEqual([
    expect.stringMatching(/^https:\/\/quest\.example\.org\/setup#[\w-]{17}$/),
    undefined,
    links[0],
  ])
  const ana = { name: 'Ana', email: 'ana@example.org', password: 'a good password', birthDate: '2000-01-01' }
  const reply = await sendTo(third.address)('POST /auth/register', { ...ana, passwordConfirmation: ana.password })
  expect(reply.status).toBe(200)
  await third.end()
  await (await begin()).end()
  expect(links[3]).toBeUndefined()
})

test('a server that sends mail warns that no contact is named', { timeout: 120_000 }, async () => {
  const services = { DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:2525' }
  const unnamed = startServer(services)
  await unnamed.ready
  unnamed.signal('SIGTERM')
  expect((await unnamed.ended).stdout).toContain('CONTACT_EMAIL is not set')
  const named = startServer({ ...services, CONTACT_EMAIL: 'owner@example.org' })
  await named.ready
  named.signal('SIGTERM')
  expect((await named.ended).stdout).not.toContain('CONTACT_EMAIL')
})

describe('the data folder', { timeout: 120_000 }, () => {
  test('belongs to one server at a time; a second one prints who holds it', async () => {
    const first = startServer({ DATA_DIR: folder })
    await first.ready
    const { status, stdout, stderr } = await startServer({ DATA_DIR: folder }).ended
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain(folder)
    expect(stderr).toContain(`process ${first.pid}`)
  })

  test('whose restore was interrupted is reported in a few words', async () => {
    writeFileSync(join(folder, 'complete'), '')
    mkdirSync(join(folder, 'database-before-2026-03-10T10-00-00'))
    const { status, stderr } = await startServer({ DATA_DIR: folder }).ended
    expect(status).toBe(1)
    expect(stderr).toMatch(/^There is no database in .+: a restore was interrupted\. .+\n$/)
  })

  test('is free again after its server has ended or was killed', async () => {
    const first = startServer({ DATA_DIR: folder })
    await first.ready
    first.signal('SIGTERM')
    expect((await first.ended).status).toBe(0)
    const second = startServer({ DATA_DIR: folder })
    await second.ready
    second.signal('SIGKILL')
    await second.ended
    const third = startServer({ DATA_DIR: folder })
    const answer = await fetch(`${await third.ready}/readyz`)
    expect(answer.status).toBe(200)
  })
})

describe('the log', { timeout: 120_000 }, () => {
  test('contains no token and no password, even at the most verbose level', async () => {
    const server = startServer({ DATA_DIR: folder, LOG_LEVEL: 'debug' })
    const send = sendTo(await server.ready)
    const password = 'a secret that nobody guesses'
    const about = { name: 'Ani', email: 'ani@example.org', birthDate: '1990-03-05' }
    const made = await send<{ token: string }>('POST /auth/register', {
      ...about,
      password,
      passwordConfirmation: password,
    })
    const signedIn = await send<{ token: string }>('POST /auth/login', { email: about.email, password })
    const tokens = [made.result.token, signedIn.result.token]
    const access = await send<{ token: string }>(
      'POST /users/tokens',
      { name: 'A program', scopes: ['tasks:read'] },
      { authorization: `Bearer ${tokens[0]}` },
    )
    await send('POST /auth/login', { email: about.email, password: `${password}!` })
    for (const token of [...tokens, `${tokens[0]}x`]) {
      await send('GET /users/profile', undefined, { authorization: `Bearer ${token}` })
      await send(`GET /no/such/path?token=${token}`, undefined, { authorization: `Bearer ${token}` })
      await send('POST /user/tasks', `{"title":"${token}`, { authorization: `Bearer ${token}` })
    }
    const { hostname, port } = new URL(await server.ready)
    const socket = connect(Number(port), hostname)
    socket.end(`GET /${tokens[0]} HTTP/9.9\r\nauthorization: Bearer ${tokens[0]}\r\n\r\n`)
    await new Promise((resolve) =>
      socket
        .on('error', () => {})
        .resume()
        .once('close', resolve),
    )
    server.signal('SIGTERM')
    const { stdout, stderr } = await server.ended
    expect(stdout).toContain('"msg":"closing"')
    for (const secret of [...tokens, password, String(access.result?.token)]) {
      expect(secret.length).toBeGreaterThan(20)
      expect(stdout + stderr).not.toContain(secret)
    }
  })
})
