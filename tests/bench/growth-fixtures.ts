import { readFileSync } from 'node:fs'
import postgres from 'postgres'
import { startServer } from '../start/processes.ts'
import type { BenchFixtures } from './contenders.ts'
import { createDatabase, type DatabaseServer } from './database-server.ts'
import { signInGroups, signUpGroups } from './groups.ts'
import { busy, signIn, signUp } from './people.ts'
import { populate } from './populate.ts'

/**
 * A database of the measured users and, with `many`, other users, with a server on it. An existing one is used
 * unchanged.
 */
export async function createGrowthFixtures(
  databaseServer: DatabaseServer,
  name: string,
  many: number,
): Promise<BenchFixtures> {
  const { url: database, isNew } = await createDatabase(databaseServer.url, name)
  const sql = postgres(database, { max: 2, onnotice: () => {} })
  const server = startServer({ NODE_ENV: 'production', DATABASE_URL: database })
  const url = await server.ready
  const numbers = Array.from({ length: busy }, (_, place) => place + 1)
  const tokens = isNew ? await signUp(url, sql) : await signIn(url, numbers)
  const groupPlayers = isNew ? await signUpGroups(url, sql) : await signInGroups(url, sql)
  if (isNew && many > 0) {
    console.log(`The database of ${many} players more:`)
    await populate(sql, many)
  }
  const running = { url, pid: server.pid }
  return {
    sql,
    postmaster: databaseServer.pid,
    server: running,
    bare: running,
    pgbench: undefined,
    tokens,
    groupPlayers,
  }
}

export function residentMiB(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
