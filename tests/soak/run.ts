/**
 * `npm run soak`: several servers on one PostgreSQL, with households that play over REST through all of them.
 * --minutes=10, --players=40, --rate=150 calls per second, --servers=2, --behind=balancer or caddy. --restarts=4
 * replaces servers in turn, without visible errors behind a balancer. --kills=2 kills servers; behind Caddy only
 * running mutations may fail. It fails on any unexpected error, a ledger mismatch, a missing acknowledged task, an
 * error in a server's log, or growing memory.
 */
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { reconcile } from '@questboard/api'
import { openPostgres } from '@questboard/db'
import { sql } from 'drizzle-orm'
import { startDatabaseServer } from '../bench/database-server.ts'
import { register } from '../bench/people.ts'
import { endAll } from '../start/processes.ts'
import { sendTo } from '../support/rest.ts'
import { actsOf, type Household } from './actions.ts'
import { heapEvery } from './heap.ts'
import { callerOf, chooseAct, type SoakPlayer, type Tally } from './player.ts'
import { kindsOfRoute, openRoute } from './route.ts'
import { growthOf, replaceInTurn, startServers } from './servers.ts'

/** The maximum ratio of memory at the end to that after the first third: resident memory, and the live heap. */
const maxGrowth = { resident: 1.25, heap: 1.1 }

/** Seconds between two memory measurements. */
const lookEvery = 5

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    players: { type: 'string', default: '40' },
    rate: { type: 'string', default: '150' },
    servers: { type: 'string', default: '2' },
    restarts: { type: 'string', default: '0' },
    kills: { type: 'string', default: '0' },
    behind: { type: 'string', default: 'nothing' },
  },
})
const [minutes, players, rate] = [Number(values.minutes), Number(values.players), Number(values.rate)]
const [count, restarts, kills] = [Number(values.servers), Number(values.restarts), Number(values.kills)]
const behind = kindsOfRoute.find((kind) => kind === values.behind)
if (
  ![minutes, players, rate, count].every((value) => value > 0) ||
  players % 4 !== 0 ||
  !(restarts >= 0 && kills >= 0) ||
  !behind
) {
  throw new Error(
    '--minutes, --rate and --servers take numbers above 0, --players a multiple of 4, --restarts and --kills numbers, ' +
      `--behind one of ${kindsOfRoute.join(', ')}`,
  )
}

const databaseServer = await startDatabaseServer()
const servers = await startServers(count, {
  NODE_ENV: 'production',
  DATABASE_URL: databaseServer.url,
  DRAIN_SECONDS: behind === 'nothing' ? '0' : '5',
})
const route = await openRoute(behind, servers.urls)
const database = await openPostgres({ url: databaseServer.url, poolSize: 4 })
const tally: Tally = {
  calls: 0,
  refused: new Map(),
  unexpected: [],
  slowest: 0,
  tasks: new Set(),
  cut: kills > 0 ? [] : undefined,
}

try {
  const { urls } = route
  const households = await settle(urls[0] as string)
  const allPlayers = households.flatMap(({ players: some }) => some)
  const end = performance.now() + minutes * 60_000
  const endings = [...Array(restarts).fill('SIGTERM'), ...Array(kills).fill('SIGKILL')]
  const streams = allPlayers.map((player, place) => follow(urls[place % urls.length] as string, player))
  const aside = Promise.all([watch(end), replaceInTurn(servers, endings, end)])
  // Two windows for each.
  await Promise.all([...allPlayers, ...allPlayers].map((player) => play(player, urls, end)))
  await aside
  for (const leave of streams) leave()
  await servers.end()
  await judge()
} finally {
  await database.close()
  await route.close()
  await endAll()
}

/** Creates households of four, each with a group. */
async function settle(url: string): Promise<Household[]> {
  const found: Household[] = []
  for (let first = 1; first <= players; first += 4) {
    const some = await Promise.all([0, 1, 2, 3].map((place) => register(url, first + place)))
    const [creator, ...members] = some
    if (!creator) throw new Error('nobody to found a household')
    const { result: group } = await sendTo(url, creator.token)<{ id: string }>('POST /groups', { name: 'Family' })
    for (const [place, { token }] of members.entries()) {
      const email = `person-${first + 1 + place}@example.org`
      const invite = sendTo(url, creator.token)<{ invitationId: string }>(`POST /groups/${group.id}/invite`, { email })
      const { status } = await sendTo(url, token)(`POST /groups/accept/${(await invite).result.invitationId}`, {})
      if (status !== 200) throw new Error(`accepting an invitation: ${status}`)
    }
    const household: Household = { id: group.id, players: [] }
    household.players = some.map((one) => ({ ...one, household, tasks: [], rewards: [] }))
    found.push(household)
  }
  return found
}

/** An open window that reconnects when its event stream ends. @returns closes it */
function follow(url: string, { token }: SoakPlayer): () => void {
  const headers = { authorization: `Bearer ${token}` }
  const disconnect = new AbortController()
  const open = () => {
    const options = { headers, agent: false, signal: disconnect.signal }
    const request = get(`${url}/api/user/notifications/stream`, options, (response) => {
      if (response.statusCode !== 200) tally.unexpected.push(`a stream: ${response.statusCode}`)
      response.resume()
    })
    request.on(
      'error',
      (error) => disconnect.signal.aborted || (tally.cut ?? tally.unexpected).push(`a stream: ${error.message}`),
    )
    request.on('close', () => disconnect.signal.aborted || setTimeout(open, 500 * (1 + Math.random())))
  }
  open()
  return () => disconnect.abort()
}

async function play(player: SoakPlayer, urls: string[], end: number): Promise<void> {
  const as = ({ token }: SoakPlayer) => callerOf(urls, token, tally)
  const acts = actsOf(as)
  const turn = { player, call: as(player), tally }
  const between = (2 * players * 1000) / rate
  while (performance.now() < end) {
    const begun = performance.now()
    await chooseAct(acts).play(turn)
    await pause(Math.max(0, between * (0.5 + Math.random()) - (performance.now() - begun)))
  }
}

async function watch(end: number): Promise<void> {
  while (performance.now() < end) {
    await pause(Math.min(lookEvery * 1000, Math.max(0, end - performance.now())))
    servers.look()
  }
}

async function judge(): Promise<void> {
  const wrong = await reconcile({ database })
  const there = await database.rows<{ id: string }>(database.queries, sql`select id from tasks`)
  const ids = new Set(there.map(({ id }) => id))
  const missing = [...tally.tasks].filter((id) => !ids.has(id))
  const grown = servers.memory.flatMap(({ resident, heap }) => [
    { what: 'resident' as const, ...growthOf(resident, lookEvery) },
    { what: 'heap' as const, ...growthOf(heap, heapEvery) },
  ])
  const refused = [...tally.refused].sort(([, one], [, other]) => other - one)
  console.log(`${tally.calls} calls in ${minutes} minutes, the slowest ${tally.slowest.toFixed(0)} ms`)
  console.log(`refused, as it should be: ${refused.map(([code, times]) => `${code} ${times}`).join(', ') || 'none'}`)
  console.log(`tasks kept: ${tally.tasks.size}, missing: ${missing.length}; balances wrong: ${wrong.length}`)
  if (tally.cut) console.log(`cut off: ${tally.cut.length}: ${tally.cut.slice(0, 5).join('; ')}`)
  for (const { what, before, after, slope } of grown) {
    const numbers = `${before.toFixed(1)} MiB, at the end ${after.toFixed(1)}: ${slope.toFixed(1)} an hour`
    console.log(`memory, ${what}: ${numbers}`)
  }
  const failures = [
    ...tally.unexpected,
    ...servers.faults,
    ...wrong.map((mismatch) => JSON.stringify(mismatch)),
    ...missing.map((id) => `task ${id} is missing`),
    ...grown
      .filter(({ what, before, after }) => after > before * maxGrowth[what])

      .map(({ what, before, after }) => `${what} memory grew from ${before} to ${after} MiB`),
  ]
  for (const failure of failures) console.error(failure)
  console.log(failures.length === 0 ? 'All is well.' : `${failures.length} failures.`)
  process.exitCode = failures.length === 0 ? 0 : 1
}
