import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { reconcile, systemClock } from '@questboard/api'
import { type Database, openPostgres } from '@questboard/db'
import { notifications, tasks } from '@questboard/db/schema'
import { isNotNull } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTransactionRunner } from '../../../packages/api/src/kernel/transaction.ts'
import { notify } from '../../../packages/api/src/notifications/notify.ts'
import { endAll, type Started, startServer } from '../../start/processes.ts'
import { startBalancer } from '../../support/balancer.ts'
import { testDatabase } from '../../support/database.ts'
import { newAddress } from '../../support/new-address.ts'
import { registrationOf } from '../../support/registration.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { openStream } from '../../support/stream.ts'

/** Servers as processes, behind a load balancer without sticky sessions. */

let url: string
let database: Database
let drop: () => Promise<void>
beforeEach(async () => {
  const own = await testDatabase()
  url = own.url
  drop = own.drop
  database = await openPostgres({ url, poolSize: 2 })
})
afterEach(async () => {
  await endAll()
  await database.close()
  await drop()
})

const start = (): Started => startServer({ DATABASE_URL: url, DRAIN_SECONDS: '5', LOG_LEVEL: 'warn' })

const eventually = (look: () => void | Promise<void>) => vi.waitFor(look, { timeout: 15_000, interval: 20 })

interface Player {
  user: { id: string }
  token: string
}

const register = (address: string): Promise<Player> =>
  expectOk(sendTo(address)('POST /auth/register', registrationOf(newAddress())))

const faultsOf = ({ stdout, stderr }: { stdout: string; stderr: string }): string[] =>
  `${stdout}\n${stderr}`.split('\n').filter((line) => /"level":(50|60)/.test(line))

/** Creates and completes tasks in sequence until aborted. @returns the tasks whose completion was acknowledged */
async function play(address: string, { token }: Player, end: AbortSignal, failures: string[]): Promise<string[]> {
  const call = sendTo(address, token)
  const finished: string[] = []
  const recordFailure = (error: unknown) => failures.push(String(error))
  while (!end.aborted) {
    const task = { title: 'Sweep', notes: '', gold: 1, type: 'todo', tags: [], requireResult: false }
    const createdTask = await expectOk(call<{ id: string }>('POST /user/tasks', task)).catch(recordFailure)
    if (typeof createdTask !== 'object') continue
    const completed = await expectOk(call(`POST /user/tasks/${createdTask.id}/complete`, {})).catch(recordFailure)
    if (typeof completed === 'object') finished.push(createdTask.id)
    await expectOk(call('GET /dashboard')).catch(recordFailure)
    // Open and completed ones count towards the limit.
    await expectOk(call(`PATCH /user/tasks/${createdTask.id}/archive`, {})).catch(recordFailure)
  }
  return finished
}

/** An open window that reconnects from the last event on. Collects the notifications that it receives. */
async function watch(
  address: string,
  { token }: Player,
  receivedIds: Set<string>,
  { end, failures }: { end: AbortSignal; failures: string[] },
): Promise<void> {
  let last: string | undefined
  while (!end.aborted) {
    const stream = await openStream(`${address}/trpc/notifications.live?input=%7B%7D`, token, last)
    if (stream.status !== 200) failures.push(`a stream: ${stream.status}`)
    end.addEventListener('abort', stream.leave)
    const next = () => stream.next().catch((error) => void (end.aborted || failures.push(String(error))))
    for (let sent = await next(); sent; sent = await next()) {
      last = sent.id ?? last
      const event = sent.data as { kind?: string; notification?: { id: string } } | null
      if (event?.notification) receivedIds.add(event.notification.id)
    }
    end.removeEventListener('abort', stream.leave)
  }
}

/** Sends notifications to a player at intervals. @returns how many */
async function notifyOften({ user }: Player, end: AbortSignal): Promise<number> {
  const news = { type: 'sendGems', data: { gems: 1 } } as const
  let times = 0
  for (; !end.aborted; times += 1) {
    await createTransactionRunner({ database, clock: systemClock })((tx) => notify(tx, systemClock, [user.id], news))
    // A reconnecting window receives at most a hundred events of the last minute.
    await pause(1000)
  }
  return times
}

test('servers are replaced under load without errors or losses', { timeout: 120_000 }, async () => {
  const [failures, receivedIds] = [[] as string[], new Set<string>()]
  const [load, window] = [new AbortController(), new AbortController()]
  const servers = [start(), start()]
  const addresses = await Promise.all(servers.map(({ ready }) => ready))
  const balancer = await startBalancer(addresses)
  const players = await Promise.all(Array.from({ length: 8 }, () => register(balancer.url)))
  const [watcher] = players as [Player]
  const playing = Promise.all(players.map((player) => play(balancer.url, player, load.signal, failures)))
  const watching = watch(balancer.url, watcher, receivedIds, { end: window.signal, failures })
  const telling = notifyOften(watcher, load.signal)

  const ended = Promise.all([playing, telling])

  try {
    for (const [place, server] of servers.entries()) {
      const address = addresses[place] as string
      await eventually(() => expect(balancer.sent.get(address)).toBeGreaterThan(50))
      server.signal('SIGTERM')
      await eventually(async () => expect((await fetch(`${address}/readyz`)).status).toBe(503))
      const direct = await fetch(`${address}/api/config`)
      expect([direct.status, direct.headers.get('connection')]).toEqual([200, 'close'])
      const { status, ...output } = await server.ended
      expect([status, faultsOf(output)]).toEqual([0, []])
      const next = await start().ready
      balancer.add(next)
      await eventually(() => expect(balancer.sent.get(next)).toBeGreaterThan(50))
    }
    load.abort()
    const [, times] = await ended
    await eventually(() => expect(receivedIds.size).toBe(times))
  } finally {
    load.abort()
    await ended
    window.abort()
    await watching
    await balancer.close()
  }
  const [finished, times] = await ended

  expect(failures).toEqual([])
  const archivedTasks = await database.queries.select({ id: tasks.id }).from(tasks).where(isNotNull(tasks.archivedAt))
  expect(new Set(archivedTasks.map(({ id }) => id))).toEqual(new Set(finished.flat()))
  expect(await reconcile({ database })).toEqual([])
  const notified = await database.queries.select({ id: notifications.id }).from(notifications)
  expect(notified).toHaveLength(times)
  expect(receivedIds).toEqual(new Set(notified.map(({ id }) => id)))
  console.log(`${[...balancer.sent.values()].reduce((sum, count) => sum + count)} requests, ${times} notifications`)
})

test('an endless request does not keep a server from closing', {
  timeout: 60_000,
}, async () => {
  const server = start()
  const { hostname, port } = new URL(await server.ready)
  const socket = connect(Number(port), hostname)
  // The server has accepted what it answers; connections in the backlog are dropped when it stops listening.
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await once(socket, 'data')
  socket.write('POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{')
  const cut = once(socket.resume(), 'close')
  // The first Ctrl-C closes the server; a second one changes nothing.
  server.signal('SIGINT')
  server.signal('SIGINT')
  expect((await server.ended).status).toBe(0)
  await cut
})
