import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '@questboard/db'
import { sql } from 'drizzle-orm'
import { freePort } from '../support/free-port.ts'
import { type PostgresServer, startPostgresServer, startTestReplica } from '../support/postgres-server.ts'

/** A primary and its synchronous standby. */
export interface Cluster {
  /** The URL of a new empty database. */
  readonly url: string
  /** Kills the primary. @returns once the new primary has a standby of its own */
  failOver(): Promise<void>
  close(): Promise<void>
}

/** Once a standby has everything, no commit is acknowledged that it has not. */
async function makeSynchronous({ url }: PostgresServer): Promise<void> {
  await on(url, async (database) => {
    for (;;) {
      const found = await database.rows(
        database.queries,
        sql`select pid from pg_stat_replication where state = 'streaming'`,
      )
      if (found.length > 0) break
      await pause(20)
    }
    await database.queries.execute(sql`alter system set synchronous_standby_names = '*'`)
    await database.queries.execute(sql`select pg_reload_conf()`)
  })
}

async function on(url: string, act: (database: Awaited<ReturnType<typeof openPostgres>>) => Promise<void>) {
  const database = await openPostgres({ url, poolSize: 1 })
  await act(database).finally(() => database.close())
}

/** Starts a primary and a standby. This process promotes the standby, as a cluster manager would, and the URL names both servers. */
export async function startPair(): Promise<Cluster> {
  const ports = [await freePort(), await freePort()]
  let primary = await startPostgresServer({ port: ports[0] })
  await on(primary.url, async ({ queries }) => void (await queries.execute(sql`create database questboard`)))
  let standby = await startTestReplica(primary, { port: ports[1] })
  await makeSynchronous(primary)
  const { username, password } = new URL(primary.url)
  return {
    url: `postgres://${username}:${password}@${ports.map((port) => `127.0.0.1:${port}`).join()}/questboard`,
    async failOver() {
      const { port } = new URL(primary.url)
      primary.kill()
      await on(standby.url, async ({ queries }) => void (await queries.execute(sql`select pg_promote()`)))
      await primary.stop()
      primary = standby
      standby = await startTestReplica(primary, { port: Number(port) })
      await makeSynchronous(primary)
    },
    async close() {
      await Promise.all([primary.stop(), standby.stop()])
    },
  }
}
