/**
 * `npm run bench:overload`: how the server behaves at --times=4 its capacity for --seconds=60, and how soon it
 * recovers; then the same with sign-ins only, next to half of its other capacity. It exits with 1 if a limit is missed.
 * The load generator shares the CPU, so the numbers are for this machine only.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { endAll, startServer } from '../start/processes.ts'
import { freePort } from '../support/free-port.ts'
import { httpRequest } from './contenders.ts'
import { startDatabaseServer } from './database-server.ts'
import { outcomes, type Sent, sendOrder, summaryOf } from './open-load.ts'
import { emailOf, password, people, signUp, taskId } from './people.ts'
import { aligned } from './table.ts'
import { watchServer } from './watch-server.ts'

/** The maximum time until a response of either kind. */
const maxAnswerMs = 2_000

/** Seconds until the server has recovered: everything is answered, 99 of 100 within this many milliseconds. */
const recovery = { seconds: 10, p99: 250 }

/** Maximum growth in MiB from the first half of the overload to the second. */
const maxGrowth = 32

/** The fraction of the capacity that is requested after the overload. */
const calm = 0.7

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, times: { type: 'string', default: '4' } },
})
const seconds = Number(values.seconds)
const times = Number(values.times)
if (!(Number.isInteger(seconds) && seconds >= 4 && times > 1)) throw new Error('--seconds from 4, --times above 1')

/** The requests of ten windows: mostly the dashboard and tasks. */
function requestsOf(tokens: string[]): string[] {
  const requests: string[] = []
  for (let nth = 0; nth < people * 100; nth++) {
    const person = (nth % people) + 1
    const task = taskId({ person, task: (Math.floor(nth / people) % 100) + 1 })
    const lines = [
      'GET /api/dashboard',
      'GET /api/dashboard',
      'GET /trpc/dashboard.read?batch=1&input=%7B%220%22%3A%7B%7D%7D',
      'GET /api/user/tasks',
      'GET /api/user/tasks',
      'GET /api/user/notifications',
      'GET /api/users/profile',
      `POST /api/user/tasks/${task}/complete`,
      `POST /api/user/tasks/${task}/reopen`,
      'GET /api/groups',
    ]
    const line = lines[(nth * 7 + Math.floor(nth / people)) % lines.length] ?? ''
    requests.push(httpRequest(line, tokens[person], line.startsWith('POST') ? {} : undefined))
  }
  return requests
}

const logins = () =>
  Array.from({ length: people }, (_, place) =>
    httpRequest('POST /api/auth/login', undefined, { email: emailOf(place + 1), password }),
  )

/** Requests per second at full speed without overload. */
async function capacityOf(url: string, requests: string[], connections: number, lasts: number): Promise<number> {
  const phases = [{ rate: 0, seconds: lasts }]
  const sent = await sendOrder({ url, requests, phases, connections })
  for (const { others } of sent) if (others[0]) throw new Error(others[0])
  return summaryOf(sent, 'answered', (lasts / 4) * 1000, lasts * 1000).rate
}

function linesOf(name: string, sent: Sent[], from: number, to: number): string[][] {
  return outcomes.map((outcome) => {
    const { rate, p50, p99, most } = summaryOf(sent, outcome, from, to)
    return [`${name}, ${outcome}`, rate.toFixed(0), p50.toFixed(0), p99.toFixed(0), most.toFixed(0)]
  })
}

/** Seconds from the end of the overload until everything is answered fast; undefined: never. */
function fullSpeedAfter(sent: Sent[], end: number, lasts: number): number | undefined {
  let since: number | undefined
  for (let second = 0; second < lasts; second++) {
    const [from, to] = [end + second * 1000, end + (second + 1) * 1000]
    const isWell =
      summaryOf(sent, 'answered', from, to).p99 <= recovery.p99 &&
      summaryOf(sent, 'refused', from, to).rate + summaryOf(sent, 'other', from, to).rate === 0
    since = isWell ? (since ?? second) : undefined
  }
  return since
}

const faults: string[] = []

function bound(what: string, value: number, most: number): void {
  const met = value <= most
  console.log(`${what}: ${value.toFixed(0)}, at most ${most.toFixed(0)} ${met ? 'met' : 'missed'}`)
  if (!met) faults.push(what)
}

/** The longest delay within the sender, in milliseconds. The server is not responsible for it. */
const lateOf = (sent: Sent[]): number => sent.reduce((most, { late }) => late.reduce((a, b) => Math.max(a, b), most), 0)

async function measure(): Promise<void> {
  const database = await startDatabaseServer()
  const sql = postgres(database.url, { max: 2, onnotice: () => {} })
  const metrics = await freePort()
  const server = startServer({ NODE_ENV: 'production', DATABASE_URL: database.url, METRICS_PORT: String(metrics) })
  const url = await server.ready
  const requests = requestsOf(await signUp(url, sql))
  await capacityOf(url, requests, 16, 4)
  const capacity = await capacityOf(url, requests, 16, 8)
  const signIns = await capacityOf(url, logins(), 4, 6)
  console.log(
    `It can do ${capacity.toFixed(0)} requests a second, or ${signIns.toFixed(0)} sign-ins.\n` +
      `Asked of it for ${seconds} s, by the clock: ${times} times as many.\n`,
  )

  const after = recovery.seconds + 5
  const watch = watchServer(server.pid, metrics)
  const end = seconds * 1000
  const phases = [
    { rate: capacity * times, seconds },
    { rate: capacity * calm, seconds: after },
  ]
  const sent = await sendOrder({ url, requests, phases })
  const { memory, delay } = await watch.end()
  await pause(1000)

  const loginWatch = watchServer(server.pid, metrics)
  const short = Math.max(4, Math.round(seconds / 3))
  const [others, attempts] = await Promise.all([
    sendOrder({ url, requests, phases: [{ rate: capacity / 2, seconds: short }] }),
    sendOrder({ url, requests: logins(), phases: [{ rate: signIns * times, seconds: short }] }),
  ])
  const besideLogins = await loginWatch.end()

  const heads = ['', 'requests/s', 'p50 ms', 'p99 ms', 'max ms']
  console.log(
    aligned([
      heads,
      ['offered', (capacity * times).toFixed(0)],
      ...linesOf('overload', sent, 0, end),
      ...linesOf('after it', sent, end, end + after * 1000),
      ['offered sign-ins', (signIns * times).toFixed(0)],
      ...linesOf('sign-ins', attempts, 0, short * 1000),
      ['offered beside them', (capacity / 2).toFixed(0)],
      ...linesOf('beside them', others, 0, short * 1000),
    ]),
  )
  for (const one of [...sent, ...others, ...attempts].flatMap((part) => part.others).slice(0, 3))
    console.log(`\n${one}`)
  const mostMemory = (from: number, to: number) =>
    Math.max(...memory.filter(({ at }) => at > from && at < to).map(({ mebibytes }) => mebibytes))
  const most = Math.max(...memory.map(({ mebibytes }) => mebibytes))
  console.log(
    `\nmemory of the server: at most ${most.toFixed(0)} MiB, ${besideLogins.most.toFixed(0)} MiB with sign-ins`,
  )
  console.log(
    `delay of its event loop: at most ${delay.toFixed(0)} ms, ${besideLogins.delay.toFixed(0)} ms with sign-ins`,
  )
  const all = [...sent, ...others, ...attempts]
  console.log(`of the longest answers up to ${lateOf(all).toFixed(0)} ms went by before they were asked for\n`)

  const whole = Number.POSITIVE_INFINITY
  bound('longest answer, ms', summaryOf(all, 'answered', 0, whole).most, maxAnswerMs)
  bound('longest refusal, ms', summaryOf(all, 'refused', 0, whole).most, maxAnswerMs)
  bound('neither answered nor refused', all.flatMap(({ outcome }) => [...outcome]).filter((one) => one === 2).length, 0)
  bound('growth of the memory in the second half, MiB', mostMemory(end / 2, end) - mostMemory(0, end / 2), maxGrowth)
  bound('seconds until full speed', fullSpeedAfter(sent, end, after) ?? whole, recovery.seconds)
  const goodput = summaryOf(sent, 'answered', 0, end).rate / capacity
  bound('of capacity lost to refusing, %', 100 * (1 - goodput), 50)
  const unserved = 1 - summaryOf(others, 'answered', 0, short * 1000).rate / (capacity / 2)
  bound('refused beside sign-ins, %', 100 * unserved, 10)
  server.signal('SIGTERM')
  await server.ended
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
process.once('exit', () => void endAll())
try {
  await measure()
  if (faults.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
process.exit()
