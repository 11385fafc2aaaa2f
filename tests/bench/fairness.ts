/**
 * `npm run bench:fairness`: how one account with 100 parallel requests slows down the reads of others. Each row is one
 * scenario on one engine, with and without rate limits: `--engines=postgres,embedded`, `--limits=off,on`,
 * `--scenarios=writes,reads,batches`, `--seconds=5` per phase. It exits with 1 if another account gets a 503 or 429, or
 * if the others' median is more than 3 times the idle one. The load generators share the CPU with the server.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { endAll, startServer } from '../start/processes.ts'
import { httpRequest } from './contenders.ts'
import { createDatabase, startDatabaseServer } from './database-server.ts'
import { type Sent, sendOrder } from './open-load.ts'
import { register } from './people.ts'
import { aligned } from './table.ts'

const others = 10
/** Reads of the other accounts per second. */
const readsPerSecond = 40
const inFlight = 100
const tasksOfEach = 60
const callsOfBatch = 10
/** The highest allowed ratio of the others' median to the idle one. */
const maxTimes = 3

interface Account {
  token: string
  address: string
  tasks: string[]
}

const { values } = parseArgs({
  options: {
    engines: { type: 'string', default: 'postgres,embedded' },
    limits: { type: 'string', default: 'off,on' },
    scenarios: { type: 'string', default: 'writes,reads,batches' },
    seconds: { type: 'string', default: '5' },
  },
})
const seconds = Number(values.seconds)
if (!(Number.isInteger(seconds) && seconds >= 1)) throw new Error('--seconds takes a whole number, 1 or more')

const task = (nth: number) => ({
  title: `Tidy the desk ${nth}`,
  notes: 'Pens, papers',
  gold: 10,
  type: 'daily',
  tags: [],
  requireResult: false,
})

const ofAccount = ({ token, address }: Account, line: string, body?: object) => httpRequest(line, token, body, address)

const scenarios: Record<string, (account: Account) => string[]> = {
  writes: (account) =>
    account.tasks.flatMap((id, nth) => [
      ofAccount(account, `PUT /api/user/tasks/${id}`, task(nth)),
      ofAccount(account, `POST /api/user/tasks/${id}/complete`, {}),
      ofAccount(account, `POST /api/user/tasks/${id}/reopen`, {}),
    ]),
  reads: (account) => [
    ofAccount(account, 'GET /api/dashboard'),
    ofAccount(account, 'GET /api/user/tasks'),
    ofAccount(account, 'GET /api/user/tasks/export'),
  ],
  batches: (account) =>
    account.tasks.map((_, nth) => {
      const names = Array(callsOfBatch).fill(nth % 2 ? 'dashboard.read' : 'tasks.update')
      const inputs = names.map((_, place) => (nth % 2 ? {} : { id: account.tasks[place], ...task(place) }))
      if (nth % 2 === 0) return ofAccount(account, `POST /trpc/${names}?batch=1`, { ...inputs })
      return ofAccount(account, `GET /trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify({ ...inputs }))}`)
    }),
}

function chosen(name: 'engines' | 'limits' | 'scenarios', choices: string[]): string[] {
  const named = values[name].split(',')
  for (const one of named) if (!choices.includes(one)) throw new Error(`--${name} takes some of ${choices.join(',')}`)
  return named
}

async function signUp(url: string, person: number): Promise<Account> {
  const address = `10.0.0.${person}`
  const { token } = await register(url, person, address)
  const tasks: string[] = []
  for (let nth = 0; nth < tasksOfEach; nth++) {
    const response = await fetch(`${url}/api/user/tasks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, authorization: `Bearer ${token}` },
      body: JSON.stringify(task(nth)),
    })
    tasks.push(((await response.json()) as { result: { id: string } }).result.id)
  }
  return { token, address, tasks }
}

/** Durations of the responses with status 200, sorted, in milliseconds. */
const timesOf = (sent: Sent[]): number[] =>
  sent
    .flatMap(({ took, status }) => [...took].filter((_, nth) => status[nth] === 200))
    .sort((left, right) => left - right)

const at = (times: number[], part: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN

const count = (sent: Sent[], is: (status: number) => boolean): number =>
  sent.reduce((sum, { status }) => sum + status.filter(is).length, 0)

const faults: string[] = []

async function measure(engine: string, limits: string, scenario: string, databaseUrl: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'questboard-fairness-'))
  const server = startServer({
    NODE_ENV: 'production',
    RATE_LIMITS: limits,
    TRUST_PROXY: 'yes',
    DATA_DIR: folder,
    ...(engine === 'postgres' && { DATABASE_URL: databaseUrl }),
  })
  const url = await server.ready
  const accounts = await Promise.all(Array.from({ length: others + 1 }, (_, place) => signUp(url, place + 1)))
  const [greedy, ...rest] = accounts as [Account, ...Account[]]
  const reads = rest.flatMap((account) =>
    ['GET /api/dashboard', 'GET /api/user/tasks', 'GET /api/users/profile'].map((line) => ofAccount(account, line)),
  )
  const read = (lasts: number) =>
    sendOrder({ url, requests: reads, phases: [{ rate: readsPerSecond, seconds: lasts }] })
  await read(2)
  const quiet = timesOf(await read(seconds))
  const flood = sendOrder({
    url,
    requests: scenarios[scenario]?.(greedy) ?? [],
    connections: inFlight,
    phases: [{ rate: 0, seconds: seconds + 2 }],
  })
  await pause(1000)
  const beside = await read(seconds)
  const greedySent = await flood
  server.signal('SIGTERM')
  await server.ended
  await rm(folder, { recursive: true })

  const times = timesOf(beside)
  const failed = count(beside, (status) => status !== 200)
  const ratio = at(times, 0.5) / at(quiet, 0.5)
  const name = `${scenario} on ${engine}, limits ${limits}`
  if (failed > 0) faults.push(`${name}: ${failed} reads of others failed`)
  if (!(ratio <= maxTimes)) faults.push(`${name}: the median of others is ${ratio.toFixed(1)} times their quiet one`)
  const perSecond = (sent: number) => (sent / (seconds + 2)).toFixed(0)
  return [
    name,
    ...[quiet, times].flatMap((some) => [at(some, 0.5).toFixed(1), at(some, 0.95).toFixed(1)]),
    ratio.toFixed(1),
    `${count(beside, (status) => status === 503)}`,
    `${count(beside, (status) => status !== 200 && status !== 503)}`,
    `${failed + times.length}`,
    perSecond(count(greedySent, (status) => status === 200 || status === 207 || status === 409)),
    perSecond(count(greedySent, (status) => status === 429)),
    perSecond(count(greedySent, (status) => ![200, 207, 409, 429].includes(status))),
  ]
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
process.once('exit', () => void endAll())
try {
  const database = await startDatabaseServer()
  const lines = [
    [
      'one account with 100 in flight',
      'quiet p50',
      'p95',
      'beside p50',
      'p95',
      'times',
      '503',
      'other',
      'of',
      'its 200/s',
      '429/s',
      'other/s',
    ],
  ]
  for (const engine of chosen('engines', ['postgres', 'embedded'])) {
    for (const limits of chosen('limits', ['off', 'on'])) {
      for (const scenario of chosen('scenarios', Object.keys(scenarios))) {
        const { url } = await createDatabase(database.url, `${scenario}_${limits}`)
        lines.push(await measure(engine, limits, scenario, url))
        console.error(lines.at(-1)?.join('  '))
      }
    }
  }
  console.log(aligned(lines))
  for (const fault of faults) console.log(fault)
  if (faults.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
process.exit()
