import { openPostgres } from '@questboard/db'
import { users } from '@questboard/db/schema'
import { buildApp } from '@questboard/server'
import { describeError } from '@questboard/server/log'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../support/database.ts'
import { startTestServer } from '../../support/test-server.ts'

test('a database error is logged without query parameters', async () => {
  const { url, drop } = await testDatabase()
  const database = await openPostgres({ url })
  const secret = 'very secret hash'
  const failed = await database.queries
    .update(users)
    .set({ passwordHash: secret, gold: 3_000_000_000 })
    .where(eq(users.email, 'nobody@example.org'))
    .catch((error: unknown) => error)
  const logged = describeError(failed)
  expect(logged).toMatchObject({ message: 'a query failed', cause: { code: '22003' } })
  expect(logged.query).toContain('update "users"')
  expect(logged.stack).toContain(' at ')
  expect(JSON.stringify(logged)).not.toContain(secret)
  expect(JSON.stringify(logged)).not.toContain('nobody@example.org')
  await database.close()
  await drop()
})

test('a database that is away is logged once, however many ask whether the server is ready', async () => {
  const server = await startTestServer()
  const { database, clock } = server
  const ping = vi.spyOn(database, 'ping')
  const app = await buildApp({ database, clock, webFolder: '', rateLimits: false, jobs: false, logLevel: 'silent' })
  await app.ready()
  const warn = vi.spyOn(app.log, 'warn')
  await server.close()
  const ask = async () => (await app.inject('/readyz')).statusCode
  expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(Array(20).fill(503))
  expect(await ask()).toBe(503)
  expect(ping.mock.calls.length).toBeLessThanOrEqual(2)
  expect(warn).toHaveBeenCalledTimes(1)
  await app.close()
})
