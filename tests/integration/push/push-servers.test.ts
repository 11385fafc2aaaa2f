import { sendPushes, webhookSettings } from '@questboard/api'
import { openPostgres } from '@questboard/db'
import { notificationPreferences, pushMessages } from '@questboard/db/schema'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTransactionRunner } from '../../../packages/api/src/kernel/transaction.ts'
import { notify } from '../../../packages/api/src/notifications/notify.ts'
import { endAll, startServer } from '../../start/processes.ts'
import { testDatabase } from '../../support/database.ts'
import { newAddress } from '../../support/new-address.ts'
import { type Browser, neverResponds, type PushService, pushService } from '../../support/push-service.ts'
import { registrationOf } from '../../support/registration.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { startTestServerOn, type TestServer } from '../../support/test-server.ts'

/** Servers as processes, with the system clock and running workers. */

let service: PushService
let url: string
let drop: () => Promise<void>
beforeEach(async () => {
  service = await pushService()
  ;({ url, drop } = await testDatabase())
})
afterEach(async () => {
  await endAll()
  await service.close()
  await drop()
})

const start = () => startServer({ DATABASE_URL: url, WEBHOOKS_PRIVATE_ADDRESSES: 'yes' })

async function register(address: string): Promise<{ id: string; browser: Browser }> {
  const { user, token } = await expectOk(
    sendTo(address)<{ user: { id: string }; token: string }>('POST /auth/register', registrationOf(newAddress())),
  )
  const browser = service.browser()
  await expectOk(sendTo(address, token)('POST /user/push/devices', { ...browser, name: 'Phone' }))
  return { id: user.id, browser }
}

/** A server of this process, whose workers do not run. */
async function observer(): Promise<TestServer> {
  const server = await startTestServerOn(await openPostgres({ url }), { outside: { webhooks: webhookSettings(true) } })
  server.clock.set(new Date())
  return server
}

const notifyPerson = (server: TestServer, id: string, title: string) =>
  createTransactionRunner(server)((tx) =>
    notify(tx, server.clock, [id], { type: 'askDeedApprove', data: { deed: { title } } }),
  )

test('of 100 pushes, 95 arrive within five seconds', async () => {
  const address = await start().ready
  const people = []
  for (let count = 0; count < 20; count += 1) people.push(await register(address))
  const server = await observer()
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const sent = performance.now()
    // Of another kind each time, since the same kind would be gathered.
    const type = (
      ['askDeedApprove', 'askTaskApprove', 'askMissionApprove', 'requestRewardApproval', 'askTurnSwap'] as const
    )[round]
    if (!type) break
    if (type === 'requestRewardApproval') for (const { id } of people) await preferAll(server, id)
    for (const { id } of people) {
      await createTransactionRunner(server)((tx) =>
        notify(tx, server.clock, [id], { type, data: { task: { title: type } } }),
      )
    }
    const arrived = (await service.until((round + 1) * people.length)).slice(round * people.length)
    times.push(...arrived.map(({ at }) => at - sent))
  }
  const [median, p95] = [50, 95].map((place) => Math.round(times.toSorted((left, right) => left - right)[place] ?? 0))
  console.log(`100 pushes arrived after ${median} ms (median), ${p95} ms (95th percentile)`)
  expect(times).toHaveLength(100)
  expect(p95).toBeLessThan(5_000)
  expect(service.faults).toEqual([])
  await server.close()
})

const preferAll = (server: TestServer, id: string) =>
  server.database.queries
    .insert(notificationPreferences)
    .values({ userId: id, types: { requestRewardApproval: { push: true, email: false } } })

test('a push of a server that is killed while sending is sent by another, and an acknowledged one is not sent again', async () => {
  const serverProcess = start()
  const { id, browser } = await register(await serverProcess.ready)
  const server = await observer()
  await notifyPerson(server, id, 'Acknowledged')
  await service.until(1)
  await expect
    .poll(async () => (await server.database.queries.select().from(pushMessages)).map(({ sentAt }) => sentAt !== null))
    .toEqual([true])
  service.answers.push(neverResponds)
  await createTransactionRunner(server)((tx) =>
    notify(tx, server.clock, [id], { type: 'askTaskApprove', data: { task: { title: 'Cut off' } } }),
  )
  await service.until(2)
  serverProcess.signal('SIGKILL')
  await serverProcess.ended

  server.clock.set(new Date())
  await sendPushes(server.services)
  expect(service.of(browser)).toHaveLength(2)
  server.clock.advance({ seconds: 40 })
  await sendPushes(server.services)
  const pushes = service.of(browser)
  expect(pushes.map(({ payload }) => payload.body)).toEqual(['“Acknowledged”', '“Cut off”', '“Cut off”'])
  expect(pushes[2]?.payload.tag).toBe(pushes[1]?.payload.tag)
  expect(pushes[2]?.headers.topic).toBe(pushes[1]?.headers.topic)
  server.clock.advance({ hours: 1 })
  await sendPushes(server.services)
  expect(service.of(browser)).toHaveLength(3)
  await server.close()
})

test('while servers are killed one after the other, every push arrives', async () => {
  const first = start()
  const people = await Promise.all(Array.from({ length: 10 }, async () => register(await first.ready)))
  const server = await observer()
  let serverProcess = first
  for (let round = 0; round < 3; round += 1) {
    const titles = people.map(({ id }) => ({ id, title: `Round ${round}` }))
    await Promise.all(titles.map(({ id, title }) => notifyPerson(server, id, title)))
    serverProcess.signal('SIGKILL')
    await serverProcess.ended
    serverProcess = start()
    await serverProcess.ready
    server.clock.set(new Date())
  }
  serverProcess.signal('SIGTERM')
  await serverProcess.ended
  for (let minute = 0; minute < 3; minute += 1) {
    server.clock.advance({ minutes: 1 })
    await sendPushes(server.services)
  }
  // Those of one kind within a minute become one, so the last one of each person covers all that came before.
  for (const { browser } of people) {
    const last = service.of(browser).at(-1)?.payload
    expect([
      'Something extra is waiting for your answer',
      '2 extras are waiting for your answer',
      '3 extras are waiting for your answer',
    ]).toContain(last?.title)
    const named = new Set(service.of(browser).flatMap(({ payload }) => idsIn(payload.url)))
    expect(named.size).toBe(3)
  }
  const left = (await server.database.queries.select().from(pushMessages)).filter(({ nextAttemptAt }) => nextAttemptAt)
  expect(left).toEqual([])
  await server.close()
})

const idsIn = (address: string): string[] => {
  const { searchParams } = new URL(address, 'http://127.0.0.1')
  return (searchParams.get('open') ?? searchParams.get('seen') ?? '').split(',')
}
