/**
 * `npm run bench:growth`: what calls cost with a little and with a lot of data, and how fast the sweep settles the days
 * of 100 000 players. --people=10000 --archived=1000 make it shorter.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import postgres, { type Sql } from 'postgres'
import { endAll, startServer } from '../start/processes.ts'
import { type Contender, contendersOn, type Ground } from './contenders.ts'
import { startDatabaseServer } from './database-server.ts'
import { signUp } from './people.ts'
import { playRound } from './round.ts'
import { medianRound, type Round } from './table.ts'

const tasksOfMany = 10
const seconds = 3
const rounds = 3

const { values } = parseArgs({
  options: { people: { type: 'string', default: '100000' }, archived: { type: 'string', default: '10000' } },
})
const many = Number(values.people)
const archivedOfEach = Number(values.archived)

async function archive(sql: Sql): Promise<void> {
  await sql`
    insert into tasks (id, user_id, title, notes, gold, type, tags, require_result, completed_at, archived_at, created_at)
    select gen_random_uuid(), id, 'Tidied', '', 5, 'todo', '{}', false, now(), now(), now()
    from users, generate_series(1, ${archivedOfEach}::int) n`
  await sql`vacuum analyze tasks`
}

async function populate(sql: Sql): Promise<void> {
  await sql`
    insert into users (id, email, name, lang, last_day_start, last_seen_day, next_turn_at, board_id, created_at)
    select gen_random_uuid(), 'many-' || n || '@example.org', 'Many', 'en', current_date, current_date,
      now() + interval '30 days', (select board_id from users limit 1), now()
    from generate_series(1, ${many}::int) n`
  await sql`insert into pawns (user_id, board_id) select id, board_id from users where email like 'many-%'`
  await sql`
    insert into tasks (id, user_id, title, notes, gold, type, tags, require_result, repeating_since, created_at)
    select gen_random_uuid(), id, 'Water the flowers', '', 10, 'daily', '{}', false, current_date - 30, now()
    from users, generate_series(1, ${tasksOfMany}::int) n where email like 'many-%'`
  await sql`vacuum analyze`
}

async function costOf(contenders: Contender[]): Promise<Map<string, Round>> {
  const costs = new Map<string, Round>()
  for (const contender of contenders) {
    await playRound(contender, 1)
    const played: Round[] = []
    for (let round = 0; round < rounds; round++) played.push(await playRound(contender, seconds))
    costs.set(contender.name, medianRound(played))
  }
  return costs
}

const inAll = ({ sender, database }: Round): number => (sender ?? Number.NaN) + (database ?? Number.NaN)

function residentMiB(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Makes everybody's day over and waits until the server has settled all of them by itself. */
async function sweep({ sql, server, tokens }: Ground): Promise<void> {
  await sql`
    update users set last_day_start = current_date - 1, last_seen_day = current_date - 1,
      next_turn_at = now() - interval '1 hour' where email like 'many-%'`
  await sql`vacuum analyze users`
  const left = async () =>
    Number((await sql`select count(*) as n from users where next_turn_at <= now() + interval '10 minutes'`)[0]?.n)
  const latencies: number[] = []
  const memory: number[] = []
  while ((await left()) === many) await pause(100)
  const began = performance.now()
  while ((await left()) > 0) {
    const sent = performance.now()
    const reply = await fetch(`${server.url}/api/dashboard`, { headers: { authorization: `Bearer ${tokens[1]}` } })
    await reply.arrayBuffer()
    latencies.push(performance.now() - sent)
    memory.push(residentMiB(server.pid))
    await pause(200)
  }
  const lasted = (performance.now() - began) / 1000
  latencies.sort((one, other) => one - other)
  const at = (part: number) => latencies[Math.floor(latencies.length * part)]?.toFixed(1)
  console.log(
    `\nsweep of ${many} players with ${tasksOfMany} missed tasks each: ${lasted.toFixed(0)} s, ${(many / lasted).toFixed(0)} players/s`,
  )
  console.log(`dashboards served meanwhile: ${latencies.length}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`)
  console.log(`memory of the server: ${Math.min(...memory).toFixed(0)} to ${Math.max(...memory).toFixed(0)} MiB`)
}

async function measure(): Promise<void> {
  const database = await startDatabaseServer()
  const sql = postgres(database.url, { max: 2, onnotice: () => {} })
  const server = startServer({ NODE_ENV: 'production', DATABASE_URL: database.url })
  const url = await server.ready
  const running = { url, pid: server.pid }
  const tokens = await signUp(url, sql)
  const ground: Ground = {
    ...{ sql, postmaster: database.pid, server: running, bare: running, tokens },
    ...{ pgbench: undefined, groupPlayers: undefined },
  }
  const asked = new Set([
    'complete (REST)',
    'list of 100 tasks (REST)',
    'dashboard with 100 tasks (REST)',
    'login (REST)',
  ])
  const contenders = contendersOn(ground).filter(({ name }) => asked.has(name))
  const little = await costOf(contenders)
  await archive(sql)
  const archived = await costOf(contenders)
  await populate(sql)
  const lots = await costOf(contenders)
  console.log(`CPU in all for a request, ms: 201 players | + archives of ${archivedOfEach} tasks | + ${many} players`)
  for (const [name, before] of little) {
    const costs = [before, archived.get(name), lots.get(name)].map((round) => (round ? inAll(round) : Number.NaN))
    const [first = Number.NaN] = costs
    console.log(
      `${name.padEnd(32)}${costs.map((cost) => `${cost.toFixed(2)} (x${(cost / first).toFixed(2)})`).join(' | ')}`,
    )
  }
  await sweep(ground)
  server.signal('SIGTERM')
  await server.ended
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
process.once('exit', () => void endAll())
try {
  await measure()
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
process.exit()
