import postgres, { type PostgresType, type Sql } from 'postgres'
import { groupedReads } from './batching/grouped-reads.ts'
import { createDatabase, type Database, type Run } from './client.ts'
import type { Connection } from './connection.ts'
import { writeFault, writeStatement } from './faults.ts'
import { primaryOf, serversOf } from './hosts.ts'
import { createListener } from './listener.ts'
import { createPool } from './pool.ts'
import { arrayParsers, parsers } from './values.ts'

/** A web request times out after 30 s, so each of these must fail earlier. In milliseconds. */
const defaultLimits = {
  connect: 5_000,
  freeConnection: 10_000,
  lock: 10_000,
  statement: 15_000,
  /** Longer than the server's own limit, so only a silent server reaches it. */
  answer: 18_000,
  idleInTransaction: 30_000,
  /** The connection for notifications: how often its heartbeat is sent, and how soon that must be answered. */
  heartbeatEvery: 10_000,
  heartbeatAnswer: 5_000,
}

/**
 * Opens a pool on the PostgreSQL server of `url`, or on the one of several servers that takes writes, and checks that
 * it answers; throws DatabaseUnavailable when it does not. `poolSize` is the number of connections, 10 when not given;
 * one more is opened for the first `listen()`. `limits` replaces default time-outs.
 */
export async function openPostgres(options: {
  url: string
  poolSize?: number
  limits?: Partial<typeof defaultLimits>
}): Promise<Database> {
  const { url, poolSize = 10 } = options
  const limits = { ...defaultLimits, ...options.limits }
  const open = primaryOf(serversOf(url))
  const opened = (onlost: () => void, responseTimeoutMs: number, onnotify?: OnNotify) =>
    open(
      (server, onlostThere) => ({
        client: (onclose) => client(server, limits, onclose, onnotify),
        connectTimeoutMs: limits.connect,
        responseTimeoutMs,
        onlost: onlostThere,
      }),
      onlost,
    )
  const pool = createPool({
    size: poolSize,
    acquireTimeoutMs: limits.freeConnection,
    open: (onlost) => opened(onlost, limits.answer),
  })
  const notifications = createListener({
    open: (onlost, onnotify) => opened(onlost, limits.heartbeatAnswer, onnotify),
    heartbeatEveryMs: limits.heartbeatEvery,
  })

  const database = createDatabase({
    name: 'postgres',
    run: (text, params, shape) => pool.lend((connection) => runOn(connection)(text, params, shape)),
    read: groupedReads(pool, runOn),
    lend: (work) => pool.lend((connection) => work(runOn(connection))),
    attempt: (work, patient) =>
      pool.lend(async (connection) => {
        connection.patient = patient
        // Not awaited, which saves a round trip: it can only fail together with its connection, and so with what
        // follows.
        const begun = connection.command(patient ? `${begin}; ${unlimited}` : begin)
        begun.catch(() => {})
        let result: Awaited<ReturnType<typeof work>>
        try {
          result = await work(connection.send)
          await begun
          if (connection.lost) throw connection.lost
        } catch (error) {
          await connection.command('rollback').catch(() => {})
          throw error
        } finally {
          connection.patient = false
        }
        const { command } = await connection
          .command('commit')
          .catch((error: unknown) => Promise.reject(writeFault(error)))
        if (command !== 'COMMIT') throw new Error(`The transaction was not committed but answered with ${command}`)
        return result
      }),
    load: () => pool.load(),
    listen: (channel, receive, missed) => notifications.listen(channel, receive, missed),
    async close() {
      await Promise.all([pool.close(), notifications.close()])
    },
  })

  try {
    await database.ping()
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

type OnNotify = (channel: string, payload: string) => void

const begin = 'begin isolation level read committed'

const unlimited = 'set local statement_timeout = 0; set local lock_timeout = 0'

/** Outside of a transaction each statement is one, committed before its answer. */
function runOn(connection: Connection): Run {
  return async (text, params, shape) => {
    try {
      return await connection.send(text, params, shape)
    } catch (error) {
      throw writeStatement.test(text) ? writeFault(error) : error
    }
  }
}

function client(url: string, limits: typeof defaultLimits, onclose: () => void, onnotify: OnNotify | undefined): Sql {
  return postgres(url, {
    max: 1,
    connect_timeout: limits.connect / 1000,
    keep_alive: 20,
    // The pool renews connections itself.
    max_lifetime: null,
    idle_timeout: undefined,
    onclose,
    // The one option that the library's types leave out. Its `listen()` was tried: it does not notice a server that is
    // silent and gives no access to its connection, so nothing can; calls a listener twice whose first attempt failed;
    // with several channels loses some of them while the server is away; and connects once more after `end()`.
    ...(onnotify && { onnotify }),
    onnotice: () => {},
    connection: {
      application_name: 'questboard',
      TimeZone: 'UTC',
      // Frequently used data is in memory. The server's default of 4 is for hard disks and makes it scan whole tables.
      random_page_cost: 1.1,
      lock_timeout: limits.lock,
      statement_timeout: limits.statement,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
    },
    // The library's query for array types would fail without a handler.
    fetch_types: false,
    types: conversions({ ...parsers, ...arrayParsers }),
  })
}

/** Values are already text. The library's serializers would convert them again. */
function conversions(table: Readonly<Record<number, (text: string) => unknown>>): Record<string, PostgresType> {
  const types = Object.entries(table).map(([type, parse]) => {
    return [type, { to: Number(type), from: [Number(type)], parse, serialize: String }]
  })
  return Object.fromEntries(types)
}
