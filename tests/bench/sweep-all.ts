import { setTimeout as pause } from 'node:timers/promises'
import type { BenchFixtures } from './contenders.ts'
import { readMemory } from './memory.ts'

/** How often the progress of the sweep is read, and how often it is printed, in milliseconds. */
const look = { every: 500, printedAt: 60_000 }

interface Locks {
  held: number
  waiting: number
}

/** Ends the day of all users and waits until the server has settled them. */
export async function sweepAll({ sql, server, tokens }: BenchFixtures): Promise<void> {
  const many = Number((await sql`select count(*) as n from users where email like 'many-%'`)[0]?.n)
  console.log(`\nThe day of ${many} players is over`)
  // Later ones first, so that the server starts after all are written.
  await sql`
    update users set last_day_start = current_date - 1, last_seen_day = current_date - 1,
      next_rollover_at = now() - interval '1 hour' where email like 'many-%'`
  await sql`vacuum analyze users`
  await sql`select pg_stat_reset()`
  const left = async () =>
    Number((await sql`select count(*) as n from users where next_rollover_at <= now() + interval '10 minutes'`)[0]?.n)
  const latencies: number[] = []
  const memory: number[] = []
  const locks: Locks = { held: 0, waiting: 0 }
  const before = await left()
  const began = performance.now()
  let printedAt = began
  for (let rest = before; rest > 0; rest = await left()) {
    const sent = performance.now()
    const reply = await fetch(`${server.url}/api/dashboard`, { headers: { authorization: `Bearer ${tokens[1]}` } })
    await reply.arrayBuffer()
    latencies.push(performance.now() - sent)
    memory.push(readMemory(server.pid)?.atRest ?? Number.NaN)
    const seen = await locksNow(sql)
    locks.held = Math.max(locks.held, seen.held)
    locks.waiting = Math.max(locks.waiting, seen.waiting)
    if (performance.now() - printedAt > look.printedAt) {
      printedAt = performance.now()
      const done = (before - rest) / ((printedAt - began) / 1000)
      console.log(`  ${before - rest} settled, ${done.toFixed(0)} players/s`)
    }
    await pause(look.every)
  }
  const lasted = (performance.now() - began) / 1000
  const [work] = await sql<{ commits: number; updated: number; inserted: number }[]>`
    select xact_commit::int as commits, tup_updated::int as updated, tup_inserted::int as inserted
    from pg_stat_database where datname = current_database()`
  latencies.sort((left, right) => left - right)
  const at = (part: number) => latencies[Math.floor(latencies.length * part)]?.toFixed(1)
  console.log(`settled in ${lasted.toFixed(0)} s, ${(before / lasted).toFixed(0)} players/s, ${before / 100} batches`)
  console.log(`transactions: ${work?.commits}; rows updated: ${work?.updated}, inserted: ${work?.inserted}`)
  console.log(`locks at one moment: at most ${locks.held} held, ${locks.waiting} waited for`)
  console.log(`dashboards served meanwhile: ${latencies.length}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`)
  console.log(`memory of the server: ${Math.min(...memory).toFixed(0)} to ${Math.max(...memory).toFixed(0)} MiB`)
}

/** Without the locks of this session. */
async function locksNow(sql: BenchFixtures['sql']): Promise<Locks> {
  const [locks] = await sql<Locks[]>`
    select count(*) filter (where granted)::int as held, count(*) filter (where not granted)::int as waiting
    from pg_locks where pid <> pg_backend_pid() and locktype in ('relation', 'tuple', 'transactionid')`
  return locks ?? { held: 0, waiting: 0 }
}
