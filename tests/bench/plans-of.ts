import { readFileSync, statSync } from 'node:fs'
import { startServer } from '../start/processes.ts'
import { type BenchFixtures, contendersOn } from './contenders.ts'
import type { DatabaseServer } from './database-server.ts'

/** The executed plans of all statements of calls, from the log of the database server. */
export async function plansOf(ground: BenchFixtures, { url, log }: DatabaseServer, names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  const { sql } = ground
  const [current] = await sql<{ name: string }[]>`select current_database() as name`
  const database = current?.name ?? ''
  const set = (what: string) => sql.unsafe(`alter database ${database} ${what}`)
  await set(`set session_preload_libraries = 'auto_explain'`)
  await sql`load 'auto_explain'`
  for (const setting of ['log_min_duration = 0', 'log_analyze = on', 'log_buffers = on']) {
    await set(`set auto_explain.${setting}`)
  }
  const server = startServer({
    NODE_ENV: 'production',
    DATABASE_URL: Object.assign(new URL(url), { pathname: `/${database}` }).href,
  })
  try {
    const running = { url: await server.ready, pid: server.pid }
    const contenders = contendersOn({ ...ground, server: running })
    const plans: string[] = []
    for (const name of names) {
      const contender = contenders.find((one) => one.name.trim() === name)
      await contender?.before?.()
      const start = statSync(log).size
      await contender?.sendOne?.()
      plans.push(`${name}\n${readFileSync(log).subarray(start).toString('utf8')}`)
    }
    return plans
  } finally {
    server.kill()
    await server.ended
    await set('reset all')
  }
}
