/**
 * `npm run bench:accounts`: ten accounts filled to their limits send the most expensive requests to a server with a 512
 * MiB heap, for --seconds=20 on each engine: large batches in parallel, lists, exports, creates and imports. The server
 * must survive, and another user's reads must stay within three times their idle median; otherwise it exits with 1.
 * `--engine` selects one engine. `--server` measures the server of another checkout, filled to the limits of that
 * commit.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { endAll, isAlive, startServer } from '../start/processes.ts'
import { dayMs } from '../support/day-ms.ts'
import { startDatabaseServer } from './database-server.ts'
import { readMemory } from './memory.ts'
import { password } from './people.ts'
import { aligned } from './table.ts'

const accounts = 10

/** Parallel requests of an account. */
const atOnce = 4

const heap = 512

/** The highest allowed ratio of another user's median to the idle one. */
const maxTimes = 3

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    engine: { type: 'string', default: 'postgres,embedded' },
    server: { type: 'string' },
  },
})
const seconds = Number(values.seconds)

interface Account {
  token: string
  call(method: string, path: string, body?: object): Promise<number>
}

/** Registers a user. Without a mail server an account is active at once. */
async function newAccount(url: string, name: string): Promise<Account> {
  const body = { name, email: `${name}@example.org`, password, passwordConfirmation: password, birthDate: '2000-01-01' }
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { result, error } = (await answer.json()) as { result: { token: string }; error: object }
  if (!result) throw new Error(`no account: ${JSON.stringify(error)}`)
  const { token } = result
  return {
    token,
    async call(method, path, body) {
      const content = body && { body: JSON.stringify(body) }
      const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
      const { status, body: read } = await fetch(`${url}${path}`, { method, headers, ...content })
      // Consumed without storing: the client's memory is not measured.
      if (read) for await (const _ of read);
      return status
    },
  }
}

const text = (bytes: number) => 'x'.repeat(bytes)
const task = { notes: text(4990), gold: 100, type: 'todo' }
const day = (from: number) => new Date(Date.now() + from * dayMs).toISOString().slice(0, 10)
const mission = { name: 'M', from: day(1), to: day(300), tasks: Array(45).fill({ ...task, title: 'T' }) }

/** Adds imports of 45 tasks, then missions, until they are refused; at most the limit of 500 open ones each. */
async function fill({ call }: Account): Promise<void> {
  const tasks = Array(45).fill({ ...task, title: 'T' })
  for (let made = 0; made < 11; made++) if ((await call('POST', '/api/user/tasks/import', { tasks })) >= 400) break
  for (let made = 0; made < 100; made++) if ((await call('POST', '/api/user/missions', mission)) >= 400) break
}

const batchOf = (name: string, calls: number): string => {
  const inputs = Object.fromEntries(Array(calls).fill({}).entries())
  return `/trpc/${Array(calls).fill(name).join()}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`
}

/** The requests of an account, in turn. */
const worst: ((account: Account) => Promise<number>)[] = [
  ({ call }) => call('GET', batchOf('missions.list', 10)),
  ({ call }) => call('GET', batchOf('dashboard.read', 10)),
  ({ call }) => call('GET', '/api/user/missions'),
  ({ call }) => call('GET', batchOf('missions.list', 20)),
  ({ call }) => call('POST', '/api/user/missions', mission),
  ({ call }) => call('GET', '/api/user/missions/export?format=csv'),
  ({ call }) => call('POST', '/api/user/tasks/import', { tasks: Array(45).fill({ ...task, title: 'T' }) }),
  ({ call }) => call('POST', '/api/user/tasks/import-preview', { text: '{}'.repeat(120_000) }),
  ({ call }) => call('GET', '/api/dashboard'),
]

const middleOf = (times: number[]): number =>
  times.toSorted((left, right) => left - right)[times.length >> 1] ?? Number.NaN

/**
 * Reads like a user with an ordinary dashboard, in a separate thread, so that the load does not delay the measurement.
 */
function readAlong(url: string, { token }: Account): { end(): Promise<{ times: number[]; refused: number }> } {
  const reader = new Worker(new URL('accounts-reader.ts', import.meta.url), { workerData: { url, token } })
  return {
    async end() {
      reader.postMessage('end')
      const [seen] = await once(reader, 'message')
      return seen
    },
  }
}

async function round(engine: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'questboard-accounts-'))
  const database: Record<string, string> =
    engine === 'postgres' ? { DATABASE_URL: (await startDatabaseServer()).url } : {}
  const server = startServer(
    {
      NODE_ENV: 'production',
      DATA_DIR: folder,
      NODE_OPTIONS: `--max-old-space-size=${heap}`,
      ...database,
    },
    values.server && resolve(values.server),
  )
  try {
    const url = await server.ready
    const otherAccount = await newAccount(url, 'other')
    for (let made = 0; made < 20; made++)
      await otherAccount.call('POST', '/api/user/tasks', { ...task, title: 'T', notes: '' })
    const filled: Account[] = []
    for (let made = 0; made < accounts; made++) {
      const account = await newAccount(url, `account-${made}`)
      await fill(account)
      filled.push(account)
    }
    const quiet = readAlong(url, otherAccount)
    await pause(5000)
    const before = await quiet.end()

    const loud = readAlong(url, otherAccount)
    const end = performance.now() + seconds * 1000
    const statuses = new Map<number, number>()
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, readMemory(server.pid)?.atRest ?? 0)
    }, 250)
    await Promise.all(
      filled.flatMap((account, number) =>
        Array.from({ length: atOnce }, async (_, lane) => {
          for (let nth = number + lane; performance.now() < end && isAlive(server.pid); nth++) {
            const status = (await worst[nth % worst.length]?.(account).catch(() => 0)) ?? 0
            statuses.set(status, (statuses.get(status) ?? 0) + 1)
          }
        }),
      ),
    )
    clearInterval(watch)
    const after = await loud.end()
    const lives = isAlive(server.pid) && (await otherAccount.call('GET', '/api/dashboard').catch(() => 0)) === 200
    const [calm, busy] = [middleOf(before.times), middleOf(after.times)]
    const statusCounts = [...statuses].sort().map(([status, count]) => `${status || 'no answer'}: ${count}`)
    console.log(
      aligned([
        [`${engine}, ${seconds} s`, ''],
        ['the server', lives ? 'lives' : 'ended'],
        ['most memory, MiB', most.toFixed(0)],
        ['reads of another person, quiet, ms', calm.toFixed(1)],
        [`beside ${accounts} accounts, ms`, `${busy.toFixed(1)} (${(busy / calm).toFixed(1)} times)`],
        ['of these answered, refused', `${after.times.length}, ${after.refused}`],
        ['answers to the accounts', statusCounts.join(', ')],
      ]),
    )
    return lives && busy <= maxTimes * calm
  } finally {
    server.kill()
    await server.ended
    rmSync(folder, { recursive: true })
  }
}

let isWell = true
try {
  for (const engine of values.engine.split(',')) isWell = (await round(engine)) && isWell
} finally {
  await endAll()
}
process.exit(isWell ? 0 : 1)
