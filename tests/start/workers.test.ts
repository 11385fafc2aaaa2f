import { execFileSync } from 'node:child_process'
import { openPostgres } from '@questboard/db'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { freePort } from '../support/free-port.ts'
import { endAll, isAlive, type Started, startServer } from './processes.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase({ empty: true })
})
afterEach(async () => {
  await endAll()
  await database.drop()
})

const start = (about: Record<string, string> = {}) =>
  startServer({ NODE_ENV: 'production', DATABASE_URL: database.url, WORKERS: '2', ...about })

const childrenOf = ({ pid }: Started): number[] => {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  } catch {
    return []
  }
}

const answers = async (url: string) => (await fetch(`${url}/readyz`, { headers: { connection: 'close' } })).status

/** Waits until each of so many processes serves its own metrics. */
const serveMetrics = async (ports: number[]) => {
  for (const port of ports) {
    await expect
      .poll(() => fetch(`http://127.0.0.1:${port}/metrics`).then(({ status }) => status, String), { timeout: 30_000 })
      .toBe(200)
  }
}

test('several worker processes share a port, are replaced, and end together', { timeout: 90_000 }, async () => {
  const port = await freePort()
  const server = start({ METRICS_PORT: String(port) })
  const url = await server.ready
  await serveMetrics([port, port + 1])
  const [first = 0, second = 0] = childrenOf(server)
  expect(childrenOf(server)).toHaveLength(2)
  process.kill(second, 'SIGKILL')
  // A connection that was just handed to the killed one is lost; the other one serves the next.
  await expect.poll(() => answers(url).catch(String)).toBe(200)
  await expect.poll(() => childrenOf(server).filter((pid) => pid !== second), { timeout: 30_000 }).toHaveLength(2)
  await serveMetrics([port, port + 1])
  expect(childrenOf(server)).toContain(first)
  const all = childrenOf(server)
  // Like a service manager, which signals all processes.
  server.signalAll('SIGTERM')
  const { status, stdout, stderr } = await server.ended
  expect({ status, lines: stdout.match(/Questboard is at/g)?.length }).toEqual({ status: 0, lines: 1 })
  expect(stderr).toBe('A process of the server has ended (SIGKILL). Another one replaces it.\n')
  expect(all.map(isAlive)).toEqual([false, false])
})

test('several worker processes end when the process that leads them is killed', { timeout: 60_000 }, async () => {
  const server = start()
  await server.ready
  await expect.poll(() => childrenOf(server)).toHaveLength(2)
  const all = childrenOf(server)
  server.signal('SIGKILL')
  await expect.poll(() => all.filter(isAlive), { timeout: 30_000 }).toEqual([])
})

test('the others serve on while a replacement cannot start, until it can', { timeout: 90_000 }, async () => {
  const port = await freePort()
  const server = start({ METRICS_PORT: String(port) })
  const url = await server.ready
  await serveMetrics([port, port + 1])
  const [first = 0, second = 0] = childrenOf(server)
  const admin = await openPostgres({ url: process.env.TEST_DATABASE_URL ?? '', poolSize: 1 })
  const name = new URL(database.url).pathname.slice(1)
  const accept = (allowed: boolean) =>
    admin.queries.execute(sql.raw(`alter database ${name} with allow_connections ${allowed}`))
  await accept(false)
  process.kill(second, 'SIGKILL')
  const replacements = new Set<number>()
  await expect
    .poll(
      () => {
        for (const pid of childrenOf(server)) if (pid !== first && pid !== second) replacements.add(pid)
        return replacements.size
      },
      { timeout: 40_000 },
    )
    .toBeGreaterThan(1)
  expect(childrenOf(server)).toContain(first)
  await accept(true)
  await serveMetrics([port, port + 1])
  expect(await answers(url)).toBe(200)
  await admin.close()
})

test('a signal ends the server at once while all its processes wait to be replaced', { timeout: 90_000 }, async () => {
  const server = start()
  await server.ready
  await expect.poll(() => childrenOf(server)).toHaveLength(2)
  const served = childrenOf(server)
  const admin = await openPostgres({ url: process.env.TEST_DATABASE_URL ?? '', poolSize: 1 })
  const name = new URL(database.url).pathname.slice(1)
  await admin.queries.execute(sql.raw(`alter database ${name} with allow_connections false`))
  for (const pid of served) process.kill(pid, 'SIGKILL')
  // The first replacements fail within a second or two. The next ones wait for two seconds and more.
  const ended = new Set<number>()
  const isPause = () => {
    const children = childrenOf(server)
    for (const pid of children) if (!served.includes(pid)) ended.add(pid)
    return ended.size >= 4 && children.length === 0
  }
  await expect.poll(isPause, { timeout: 60_000, interval: 20 }).toBe(true)
  const begun = performance.now()
  server.signal('SIGTERM')
  await server.ended
  expect(performance.now() - begun).toBeLessThan(2000)
  await admin.queries.execute(sql.raw(`alter database ${name} with allow_connections true`))
  await admin.close()
})

test('several worker processes do not try for ever what cannot start', { timeout: 60_000 }, async () => {
  const server = start({ DATABASE_URL: database.url.replace(/\/\w+$/, '/nowhere') })
  server.ready.catch(() => {})
  const { status, stderr } = await server.ended
  expect(status).toBe(1)
  expect(stderr).toContain('nowhere')
})
