import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './client.ts'
import { sql } from './drizzle.ts'
import { databaseFault } from './faults.ts'

/** Runs reads, which may run twice: on a replica, and when it fails on the primary. */
export type ReadOnReplica = <Result>(read: (database: Database) => Promise<Result>) => Promise<Result>

const defaultLimits = {
  /** How long a read waits for the replica to catch up. */
  maxWaitMs: 500,
  /** How long a replica that was late or failed is not asked. */
  retryAfterMs: 10_000,
  /** How often a read that waits looks whether the replica has caught up. */
  pollEveryMs: 20,
}

/**
 * Moves reads to a replica. Before each one, the replica must have replayed all that the primary had written at that
 * moment, so readers always see what they wrote before. Otherwise, and when the replica fails, the primary is read.
 *
 * @param open opens the replica, again after a failure; `reportFault` receives why the primary is read, at most once
 * per `retryAfterMs`
 */
export function replicaOf(
  primary: Database,
  open: () => Promise<Database>,
  reportFault: (cause: unknown) => void,
  limits: Partial<typeof defaultLimits> = {},
): { read: ReadOnReplica; close(): Promise<void> } {
  const { maxWaitMs, retryAfterMs, pollEveryMs } = { ...defaultLimits, ...limits }
  let opened: Promise<Database> | undefined
  let asleepUntil = 0

  async function openChecked(): Promise<Database> {
    const replica = await open()
    try {
      const [own, other] = await Promise.all([identityOf(primary), identityOf(replica)])
      if (own !== other) throw new Error('The database to read from is no replica of the other one')
      return replica
    } catch (error) {
      await replica.close()
      throw error
    }
  }

  async function openedReplica(): Promise<Database> {
    const mine = opened ?? openChecked()
    opened = mine
    try {
      return await mine
    } catch (error) {
      // Another read may have opened it since.
      if (opened === mine) opened = undefined
      throw error
    }
  }

  async function replicaWithAll(): Promise<Database> {
    const replica = await openedReplica()
    const position = await positionOf(primary)
    const deadline = performance.now() + maxWaitMs
    while (!(await hasReplayed(replica, position))) {
      if (performance.now() > deadline) throw new Error('The replica is behind the database')
      await pause(pollEveryMs)
    }
    return replica
  }

  return {
    async read(work) {
      if (performance.now() < asleepUntil) return work(primary)
      let replica: Database | undefined
      try {
        replica = await replicaWithAll()
        return await work(replica)
      } catch (error) {
        // Before the read, any error is the replica's; during it, only those of a database are.
        if (replica && !databaseFault(error)) throw error
        asleepUntil = performance.now() + retryAfterMs
        reportFault(error)
      }
      return work(primary)
    },
    async close() {
      await opened?.then((replica) => replica.close()).catch(() => {})
    },
  }
}

async function identityOf(database: Database): Promise<string> {
  const [row] = await database.rows<{ identity: string }>(
    database.queries,
    sql`select system_identifier::text as identity from pg_control_system()`,
  )
  return row?.identity ?? ''
}

async function positionOf(primary: Database): Promise<string> {
  const [row] = await primary.rows<{ position: string }>(
    primary.queries,
    sql`select pg_current_wal_insert_lsn()::text as position`,
  )
  return row?.position ?? ''
}

async function hasReplayed(replica: Database, position: string): Promise<boolean> {
  const [row] = await replica.rows<{ replayed: boolean }>(
    replica.queries,
    sql`select pg_is_in_recovery() and coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) as replayed`,
  )
  return row?.replayed ?? false
}
