/**
 * `npm run bench:servers`: the cost of a request with 1, 2 and 3 server processes on one PostgreSQL: --servers=1,2,3,
 * --seconds=5 for each of three rounds. A third of the requests each complete a task, list 100 tasks and read a
 * dashboard. With few CPU cores the rate only shows that they are busy; compare the CPU time.
 */
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { endAll, startServer } from '../start/processes.ts'
import { httpRequest } from './contenders.ts'
import { startDatabaseServer } from './database-server.ts'
import { load } from './load.ts'
import { nthPerson, nthTask, openTasks, signUp, taskId } from './people.ts'
import { ofServer } from './processor-time.ts'

const rounds = 3

const { values } = parseArgs({
  options: { servers: { type: 'string', default: '1,2,3' }, seconds: { type: 'string', default: '5' } },
})
const [counts, seconds] = [values.servers.split(',').map(Number), Number(values.seconds)]
if (![...counts, seconds].every((value) => Number.isInteger(value) && value > 0)) {
  throw new Error('--servers takes whole numbers, 1 or more, and --seconds one')
}

interface Round {
  rate: number
  /** In milliseconds. */
  p99: number
  /** CPU milliseconds per request, of the servers and of PostgreSQL. */
  servers: number
  database: number
}

const database = await startDatabaseServer()
const sql = postgres(database.url, { max: 2, onnotice: () => {} })
const environment = { NODE_ENV: 'production', DATABASE_URL: database.url }
const servers = Array.from({ length: Math.max(...counts) }, () => startServer(environment))
try {
  const urls = await Promise.all(servers.map(({ ready }) => ready))
  const tokens = await signUp(urls[0] as string, sql)
  const times = servers.map(({ pid }) => ofServer(pid, database.pid))

  const requestOf = (nth: number): string | undefined => {
    const [token, round] = [tokens[nthPerson(nth)], Math.floor(nth / 3)]
    if (nth % 3 === 1) return httpRequest('GET /api/user/tasks', token)
    if (nth % 3 === 2) return httpRequest('GET /api/dashboard', token)
    const one = nthTask(round)
    return one && httpRequest(`POST /api/user/tasks/${taskId(one)}/complete`, tokens[one.person], {})
  }

  async function play(count: number): Promise<Round> {
    await openTasks(sql)
    const before = times.map((read) => read())
    let nth = 0
    const some = await Promise.all(urls.slice(0, count).map((url) => load(url, () => requestOf(nth++), seconds)))
    const after = times.map((read) => read())
    const requests = some.reduce((sum, measured) => sum + measured.requests, 0)
    const latencies = Float64Array.from(some.flatMap((measured) => [...measured.latencies])).sort()
    const spent = after.reduce((sum, one, place) => sum + (one?.sender ?? 0) - (before[place]?.sender ?? 0), 0)
    return {
      rate: requests / Math.max(...some.map((measured) => measured.seconds)),
      p99: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
      servers: spent / requests,
      database: ((after[0]?.database ?? 0) - (before[0]?.database ?? 0)) / requests,
    }
  }

  await play(Math.max(...counts))
  const played = new Map(counts.map((count) => [count, [] as Round[]]))
  for (let round = 1; round <= rounds; round++) for (const [count, all] of played) all.push(await play(count))
  console.log('servers  requests/s  p99 ms  CPU ms of servers  CPU ms of PostgreSQL')
  for (const [count, all] of played) {
    const median = (of: keyof Round) =>
      all.map((one) => one[of]).toSorted((left, right) => left - right)[1] ?? Number.NaN
    const cells = [median('rate').toFixed(0), median('p99').toFixed(1), median('servers').toFixed(2)]
    console.log([String(count), ...cells, median('database').toFixed(2)].map((cell) => cell.padStart(10)).join(''))
  }
} finally {
  await endAll()
  await sql.end()
}
process.exit()
