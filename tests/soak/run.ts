/**
 * `npm run soak`: two server processes on one PostgreSQL, and households that play by REST through both, without regard to
 * which; --minutes=10, --players=40, --rate=150 calls a second. It fails when anybody sees an error that is no part of the
 * play, when the ledger does not bear a balance out, when a task is missing that a server said it had made, when a server
 * logs a fault, or when memory grows.
 */
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { reconcile } from '@questboard/api'
import { openPostgres } from '@questboard/db'
import { sql } from 'drizzle-orm'
import { startDatabaseServer } from '../bench/database-server.ts'
import { readMemory } from '../bench/memory.ts'
import { register } from '../bench/people.ts'
import { endAll, startServer } from '../start/processes.ts'
import { sendTo } from '../support/rest.ts'
import { actsOf, type Household } from './acts.ts'
import { callerOf, chooseAct, type SoakPlayer, type Tally } from './player.ts'

/** How much more memory than after the first third a server may have at the end. */
const growth = 1.25

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    players: { type: 'string', default: '40' },
    rate: { type: 'string', default: '150' },
  },
})
const [minutes, players, rate] = [Number(values.minutes), Number(values.players), Number(values.rate)]
if (![minutes, players, rate].every((value) => value > 0) || players % 4 !== 0) {
  throw new Error('--minutes and --rate take numbers above 0, --players a multiple of 4')
}

const databaseServer = await startDatabaseServer()
const environment = { NODE_ENV: 'production', DATABASE_URL: databaseServer.url }
const servers = [startServer(environment), startServer(environment)]
const database = await openPostgres({ url: databaseServer.url, poolSize: 4 })
const tally: Tally = { calls: 0, refused: new Map(), unexpected: [], slowest: 0, tasks: new Set() }
const memory: number[][] = servers.map(() => [])
const faults: string[] = []

try {
  const urls = await Promise.all(servers.map(({ ready }) => ready))
  const households = await settle(urls[0] as string)
  const everybody = households.flatMap(({ players: some }) => some)
  const streams = everybody.map((player, place) => follow(urls[place % urls.length] as string, player))
  const end = performance.now() + minutes * 60_000
  const watching = watch(end)
  // Two windows for each.
  await Promise.all([...everybody, ...everybody].map((player) => play(player, urls, end)))
  await watching
  for (const stream of streams) stream.destroy()
  for (const server of servers) server.signal('SIGTERM')
  for (const { ended } of servers) {
    const { status, stdout, stderr } = await ended
    if (status !== 0) faults.push(`a server ended with status ${status}`)
    faults.push(...`${stdout}\n${stderr}`.split('\n').filter((line) => /"level":(40|50|60)/.test(line)))
  }
  await judge()
} finally {
  await database.close()
  await endAll()
}

/** Households of four in a group of their own. */
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

/** An open window, whose player is told of what happens. */
function follow(url: string, { token }: SoakPlayer) {
  const headers = { authorization: `Bearer ${token}` }
  const request = get(`${url}/api/user/notifications/stream`, { headers, agent: false }, (response) => {
    if (response.statusCode !== 200) tally.unexpected.push(`a stream: ${response.statusCode}`)
    response.resume()
  })
  return request.on('error', () => {})
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

/** Looks at the memory of each server twelve times a minute. */
async function watch(end: number): Promise<void> {
  while (performance.now() < end) {
    await pause(Math.min(5000, Math.max(0, end - performance.now())))
    servers.forEach(({ pid }, place) => {
      const read = readMemory(pid)
      if (read) memory[place]?.push(read.atRest)
    })
  }
}

function median(of: number[]): number {
  return of.toSorted((one, other) => one - other)[Math.floor(of.length / 2)] ?? 0
}

async function judge(): Promise<void> {
  const wrong = await reconcile({ database })
  const there = await database.rows<{ id: string }>(database.queries, sql`select id from tasks`)
  const ids = new Set(there.map(({ id }) => id))
  const missing = [...tally.tasks].filter((id) => !ids.has(id))
  const grown = memory.map((all) => {
    const third = Math.ceil(all.length / 3)
    return [median(all.slice(third, third + Math.ceil(third / 2))), median(all.slice(-Math.ceil(third / 2)))] as const
  })
  const refused = [...tally.refused].sort(([, one], [, other]) => other - one)
  console.log(`${tally.calls} calls in ${minutes} minutes, the slowest ${tally.slowest.toFixed(0)} ms`)
  console.log(`refused, as it should be: ${refused.map(([code, times]) => `${code} ${times}`).join(', ') || 'none'}`)
  console.log(`tasks kept: ${tally.tasks.size}, missing: ${missing.length}; balances wrong: ${wrong.length}`)
  for (const [before, after] of grown)
    console.log(`memory: ${before.toFixed(0)} MiB, at the end ${after.toFixed(0)} MiB`)
  const failures = [
    ...tally.unexpected,
    ...faults,
    ...wrong.map((one) => JSON.stringify(one)),
    ...missing.map((id) => `task ${id} is missing`),
    ...grown.flatMap(([before, after]) =>
      after > before * growth ? [`memory grew from ${before} to ${after} MiB`] : [],
    ),
  ]
  for (const failure of failures) console.error(failure)
  console.log(failures.length === 0 ? 'All is well.' : `${failures.length} failures.`)
  process.exitCode = failures.length === 0 ? 0 : 1
}
