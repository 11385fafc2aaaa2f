import { openPostgres } from '@questboard/db'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endAll, startServer } from '../../start/processes.ts'
import { testDatabase } from '../../support/database.ts'

let url: string
let drop: () => Promise<void>
beforeEach(async () => {
  ;({ url, drop } = await testDatabase())
})
afterEach(async () => {
  await endAll()
  await drop()
})

const nameOf = async (address: string, headers: Record<string, string>) =>
  (await fetch(`${address}/api/config`, { headers })).headers.get('x-request-id')

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

test('the server returns and logs the request id of the proxy', async () => {
  const server = startServer({ DATABASE_URL: url, TRUST_PROXY: 'yes' })
  const address = await server.ready
  expect(await nameOf(address, { 'x-request-id': 'edge-7:42' })).toBe('edge-7:42')
  expect(await nameOf(address, {})).toMatch(uuid)
  expect(await nameOf(address, { 'x-request-id': `long-${'x'.repeat(100)}` })).toMatch(uuid)
  expect(await nameOf(address, { 'x-request-id': '"}{"level":60' })).toMatch(uuid)
  const database = await openPostgres({ url, poolSize: 1 })
  await database.queries.execute(sql`alter table users rename to users_away`)
  await database.close()
  const body = JSON.stringify({ email: 'ani@example.org', password: 'correct horse battery' })
  const headers = { 'content-type': 'application/json', 'x-request-id': 'edge-7:43' }
  const failed = await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body })
  expect([failed.status, failed.headers.get('x-request-id')]).toEqual([500, 'edge-7:43'])
  server.signal('SIGTERM')
  const { stdout } = await server.ended
  const lines = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
  expect(lines).toContainEqual(expect.objectContaining({ level: 50, requestId: 'edge-7:43' }))
})

test('a server without a proxy ignores the request id and address headers of clients', async () => {
  const address = await startServer({ DATABASE_URL: url, RATE_LIMITS: 'on' }).ready
  expect(await nameOf(address, { 'x-request-id': 'edge-7:42' })).toMatch(uuid)
  const statuses = []
  for (let client = 1; client <= 31; client += 1) statuses.push(await askFrom(address, `192.0.2.${client}`))
  expect(statuses.at(-1)).toBe(429)
})

test('a server behind one proxy identifies clients by the address that the proxy saw', async () => {
  const address = await startServer({ DATABASE_URL: url, RATE_LIMITS: 'on', TRUST_PROXY: '1' }).ready
  for (let client = 1; client <= 31; client += 1) expect(await askFrom(address, `192.0.2.${client}`)).toBe(200)
  const statuses = []
  for (let time = 1; time <= 31; time += 1) statuses.push(await askFrom(address, `192.0.2.${time}, 198.51.100.1`))
  expect(statuses.slice(-2)).toEqual([200, 429])
})

test('a server behind two proxies uses the address that the outer one saw', async () => {
  const address = await startServer({ DATABASE_URL: url, RATE_LIMITS: 'on', TRUST_PROXY: '2' }).ready
  for (let client = 1; client <= 31; client += 1) {
    expect(await askFrom(address, `192.0.2.${client}, 198.51.100.1`)).toBe(200)
  }
})

/** Several clients call, each with another header value. */
async function lastOfMany(forwardedFor: (time: number) => string): Promise<number[]> {
  const address = await startServer({ DATABASE_URL: url, RATE_LIMITS: 'on', TRUST_PROXY: '1' }).ready
  const statuses = []
  for (let time = 1; time <= 31; time += 1) statuses.push(await askFrom(address, forwardedFor(time)))
  return statuses.slice(-2)
}

test('the server counts an IPv6 network as one client, in any notation', async () => {
  const spellings = [
    (host: string) => `2001:db8:5:6::${host}`,
    (host: string) => `2001:0DB8:0005:0006:0:0:0:${host}`,
    (host: string) => `[2001:db8:5:6::${host}]:${1000 + Number.parseInt(host, 16)}`,
  ]
  const written = (time: number) => spellings[time % 3]?.(time.toString(16)) ?? ''
  expect(await lastOfMany(written)).toEqual([200, 429])
})

test('the server counts an IPv4 address as one client, with any port or mapped into IPv6', async () => {
  const written = (time: number) => (time % 2 ? `192.0.2.9:${1000 + time}` : '::ffff:192.0.2.9')
  expect(await lastOfMany(written)).toEqual([200, 429])
})

test('the server counts a proxy that sends no address as the client', async () => {
  expect(await lastOfMany((time) => `client-${time}`)).toEqual([200, 429])
})

/** A call that an address may make 30 times an hour. */
async function askFrom(address: string, forwardedFor: string): Promise<number> {
  const headers = { 'x-forwarded-for': forwardedFor }
  const answer = await fetch(`${address}/api/auth/has-account?email=nobody@example.org`, { headers })
  await answer.body?.cancel()
  return answer.status
}
