import { randomUUID } from 'node:crypto'
import { type Log, openClockCheck, reconcileNightly } from '@questboard/api'
import { daysOff, occurrences } from '@questboard/db/schema'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runNightly } from '../../../apps/server/src/nightly.ts'
import { countInWindow } from '../../../packages/api/src/kernel/limits/rate-limit.ts'
import { expectOk } from '../../support/rest.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'
import { twoServers } from '../../support/two-servers.ts'

/** A log that collects its errors. */
function keptLog(): Log & { faults: object[] } {
  const faults: object[] = []
  return { faults, error: (details) => faults.push(details), info: () => {} }
}

test('balances are checked against the ledger once a night, by one server', async () => {
  const { first: server, second, close } = await twoServers({ sharesClock: true })
  const now = new Date('2026-03-10T02:59:59Z')
  const look = async () => {
    server.clock.set(now)
    const results = await Promise.all(
      [server, second, server, second].map(({ services }) => reconcileNightly(services)),
    )
    return results.filter((mismatches) => mismatches !== undefined)
  }
  expect(await look()).toEqual([[]])
  expect(await look()).toEqual([])
  now.setTime(Date.parse('2026-03-10T03:00:00Z'))
  expect(await look()).toEqual([[]])
  now.setTime(Date.parse('2026-03-11T02:59:59Z'))
  expect(await look()).toEqual([])
  // A server with a slow clock does not start the previous night again.
  now.setTime(Date.parse('2026-03-09T12:00:00Z'))
  expect(await look()).toEqual([])
  await close()
})

test('a clock that was ahead by days does not stop the nightly check, nor block for as long what it had limited', async () => {
  const server = await startTestServer()
  const check = () => reconcileNightly(server.services)
  const limit = { attempts: 1, seconds: 300 }
  const attempt = () => countInWindow(server.database.queries, server.clock.now(), 'sign-in:ani', limit)
  server.clock.set('2026-04-10T12:00:00Z')
  expect(await check()).toEqual([])
  expect([await attempt(), await attempt()]).toEqual([undefined, new Date('2026-04-10T12:05:00Z')])
  server.clock.set('2026-03-10T12:00:00Z')
  expect(await check()).toEqual([])
  expect(await check()).toBeUndefined()
  expect([await attempt(), await attempt()]).toEqual([undefined, new Date('2026-03-10T12:05:00Z')])
  await server.close()
})

test('a mismatch between balance and ledger is logged', async () => {
  const server = await startTestServer()
  const person = await server.person()
  await server.database.queries.execute(sql`update users set gold = gold + 7 where id = ${person.id}`)
  const log = keptLog()
  const result = await reconcileNightly({ ...server.services, log })
  const mismatch = { account: person.id, userId: person.id, currency: 'gold', balance: 7, sum: 0, wrongRows: 0 }
  expect(result).toEqual([mismatch])
  expect(log.faults).toEqual([mismatch])
  await server.close()
})

test('old rows are deleted in a night in which the check of the balances fails', async () => {
  const server = await startTestServer()
  const { queries } = server.database
  const person = await server.person()
  const { id: taskId } = await expectOk(
    person.send<{ id: string }>('POST /user/tasks', { title: 'Walk', gold: 1, type: 'daily' }),
  )
  const ended = { taskId, userId: person.id, slot: '2024-12-31', dueOn: '2024-12-31', outcome: 'missed' as const }
  const night = { services: server.services, metrics: undefined }
  await queries.insert(occurrences).values(ended)
  const span = { kind: 'planned' as const, from: '2024-12-31', to: '2024-12-31', createdAt: server.clock.now() }
  await queries.insert(daysOff).values({ ...span, id: randomUUID(), userId: person.id })
  await queries.execute(sql`alter table pools rename to pools_away`)
  await expect(runNightly(night)).rejects.toThrow('pools')
  for (const table of [occurrences, daysOff]) expect(await queries.select().from(table)).toEqual([])
  // Once a night, as the check.
  await queries.insert(occurrences).values(ended)
  await runNightly(night)
  expect(await queries.select().from(occurrences)).toHaveLength(1)
  await server.close()
})

describe('after the clock has jumped ahead by days, ending days and deleting', () => {
  let server: TestServer
  let minutes = 0
  const openCheck = (log = keptLog()) => openClockCheck({ ...server.services, log }, () => minutes * 60_000)
  beforeEach(async () => {
    server = await startTestServer()
    server.clock.set('2026-03-10T12:00:00Z')
  })
  afterEach(() => server.close())

  test('wait until it is corrected', async () => {
    const log = keptLog()
    const isClockRight = openCheck(log)
    expect(await isClockRight()).toBe(true)
    server.clock.set('2027-03-10T12:00:00Z')
    expect([await isClockRight(), await isClockRight()]).toEqual([false, false])
    expect(log.faults).toEqual([{ lastDay: '2026-03-10', today: '2027-03-10', minutes: 60 }])
    server.clock.set('2026-03-10T12:10:00Z')
    expect(await isClockRight()).toBe(true)
  })

  test('wait for an hour if it stays there, on a server that was off for days as well', async () => {
    expect(await openCheck()()).toBe(true)
    server.clock.set('2026-03-13T12:00:00Z')
    const isClockRight = openCheck()
    expect(await isClockRight()).toBe(false)
    minutes += 59
    expect(await isClockRight()).toBe(false)
    minutes += 1
    expect(await isClockRight()).toBe(true)
    server.clock.set('2026-03-15T12:00:00Z')
    expect(await isClockRight()).toBe(true)
  })

  test('wait once if the server runs for less than an hour at a time', async () => {
    expect(await openCheck()()).toBe(true)
    const starts: boolean[] = []
    for (const day of ['14', '14', '21', '28']) {
      server.clock.set(`2026-03-${day}T12:00:00Z`)
      starts.push(await openCheck()())
    }
    expect(starts).toEqual([false, false, true, false])
  })
})
