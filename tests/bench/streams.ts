/**
 * `npm run bench:streams`: the cost of open windows for one server process: memory per stream, and the delay of a
 * notification from its commit by another process to the window. --streams=1000, --rate=100 notifications per second,
 * --seconds=20. The numbers depend on the machine and its load.
 */
import { randomUUID } from 'node:crypto'
import { type ClientRequest, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openPostgres } from '@questboard/db'
import { sql } from 'drizzle-orm'
import { openSession } from '../../packages/api/src/auth/sessions.ts'
import { createTransactionRunner } from '../../packages/api/src/kernel/transaction.ts'
import { notify } from '../../packages/api/src/notifications/notify.ts'
import { endAll, startServer } from '../start/processes.ts'
import { startDatabaseServer } from './database-server.ts'
import { readMemory } from './memory.ts'

/** Idle time before the memory of the server is read. */
const restMs = 5_000

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '20' },
  },
})
const [streams, rate, seconds] = [Number(values.streams), Number(values.rate), Number(values.seconds)]
if (![streams, rate, seconds].every((value) => Number.isInteger(value) && value > 0)) {
  throw new Error('--streams, --rate and --seconds take whole numbers, 1 or more')
}

const clock = { now: () => new Date() }
const databaseServer = await startDatabaseServer()
const server = startServer({ NODE_ENV: 'production', DATABASE_URL: databaseServer.url })
const database = await openPostgres({ url: databaseServer.url, poolSize: 4 })
const open: ClientRequest[] = []

/** When each notification was committed and received, in milliseconds of this process. */
const committed = new Map<string, number>()
const came = new Map<string, number>()

try {
  const url = await server.ready
  const people = await signUp()
  await pause(restMs)
  const before = readMemory(server.pid)
  const begun = performance.now()
  for (let first = 0; first < people.length; first += 50) await Promise.all(people.slice(first, first + 50).map(follow))
  const opening = performance.now() - begun
  await pause(restMs)
  const after = readMemory(server.pid)
  await notifyAll(people)
  const afterNotifications = readMemory(server.pid)

  const delays = [...came].map(([mark, at]) => at - (committed.get(mark) ?? at)).sort((left, right) => left - right)
  const at = (part: number) => (delays[Math.min(delays.length - 1, Math.floor(delays.length * part))] ?? 0).toFixed(1)
  const each = before && after ? (((after.atRest - before.atRest) / streams) * 1024).toFixed(1) : '-'
  console.log(`${streams} streams of as many people on one process, opened in ${(opening / 1000).toFixed(1)} s`)
  console.log(`memory: ${before?.atRest.toFixed(0)} MiB before, ${after?.atRest.toFixed(0)} MiB with them`)
  console.log(`memory of a stream: ${each} KiB; ${afterNotifications?.atRest.toFixed(0)} MiB after the notifications`)
  console.log(`notifications: ${committed.size} at ${rate} a second, of which ${came.size} came`)
  console.log(`from commit to window: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`)

  async function follow({ token }: Person): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` }
    const request = get(`${url}/trpc/notifications.live?input=%7B%7D`, { headers, agent: false }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        for (const [, mark = ''] of text.matchAll(/"title":"([0-9a-f-]{36})"/g)) came.set(mark, performance.now())
        if (text.includes('"count"')) resolve()
      })
    })
    request.on('error', reject)
    open.push(request)
    await promise
  }
} finally {
  for (const request of open) request.on('error', () => {}).destroy()
  await database.close()
  await endAll()
}

interface Person {
  id: string
  token: string
}

/** One user per stream, copied from the first one, who registers. */
async function signUp(): Promise<Person[]> {
  const url = await server.ready
  const password = 'correct horse battery'
  const body = {
    name: 'Ani',
    email: 'ani@example.org',
    password,
    passwordConfirmation: password,
    birthDate: '1990-03-05',
  }
  const { status } = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (status !== 200) throw new Error(`registering: ${status}`)
  await database.queries.execute(sql`
    insert into users (id, email, name, lang, last_day_start, last_seen_day, next_rollover_at, board_id, created_at)
    select gen_random_uuid(), 'many-' || n || '@example.org', name, lang, last_day_start, last_seen_day, next_rollover_at,
      board_id, created_at
    from users, generate_series(1, ${streams}) n where email = 'ani@example.org'`)
  await database.queries.execute(sql`
    insert into pawns (user_id, board_id) select id, board_id from users on conflict do nothing`)
  const found = await database.rows<{ id: string }>(
    database.queries,
    sql`select id from users where email <> 'ani@example.org'`,
  )
  return Promise.all(found.map(async ({ id }) => ({ id, token: await openSession(database.queries, clock, id) })))
}

/** Sends notifications one after the other, each with a mark, as evenly as this process can. */
async function notifyAll(people: Person[]): Promise<void> {
  const begun = performance.now()
  const underway: Promise<void>[] = []
  for (let nth = 0; nth < rate * seconds; nth++) {
    await pause(Math.max(0, begun + (nth * 1000) / rate - performance.now()))
    const person = people[nth % people.length]
    if (person) underway.push(notifyOne(person))
  }
  await Promise.all(underway)
  await pause(1000)
}

async function notifyOne({ id }: Person): Promise<void> {
  const mark = randomUUID()
  await createTransactionRunner({ database, clock })(async (tx) => {
    await notify(tx, clock, [id], { type: 'newTaskAssigned', data: { task: { title: mark } } })
    // Just before the commit: the event can arrive before the commit returns.
    committed.set(mark, performance.now())
  })
}
