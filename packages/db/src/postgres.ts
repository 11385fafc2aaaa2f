import postgres from 'postgres'
import { type Database, databaseOf, type Run } from './client.ts'
import { asAway, poolOf } from './pool.ts'
import {
  binaryTypes,
  dateTypes,
  integerTypes,
  jsonTypes,
  parseBinary,
  parseDate,
  parseInteger,
  parseJson,
  serializeBinary,
  serializeDate,
  serializeJson,
} from './values.ts'
import { statement } from './wire.ts'

/** A web request gives up after 30 s: everything below must end, and tell why, before that. */
const limits = {
  connectSeconds: 5,
  freeConnectionMilliseconds: 10_000,
  statementMilliseconds: 15_000,
  answerMilliseconds: 18_000,
  lockMilliseconds: 10_000,
  idleInTransactionMilliseconds: 30_000,
  closeSeconds: 5,
}

/**
 * Opens a pool on the PostgreSQL server of `url` and proves that it answers; throws DatabaseAway when it does not.
 * `poolSize` is the number of connections, 10 when not given; one more is made for the first `listen()`.
 */
export async function openPostgres(options: { url: string; poolSize?: number }): Promise<Database> {
  const sql = postgres(options.url, {
    max: options.poolSize ?? 10,
    connect_timeout: limits.connectSeconds,
    // The library's own backoff grows to 20 s, in which every request would hang although the server is back.
    backoff: (attempt: number) => Math.min(0.05 * 2 ** attempt, 0.5),
    onnotice: () => {},
    connection: {
      application_name: 'questboard',
      TimeZone: 'UTC',
      statement_timeout: limits.statementMilliseconds,
      lock_timeout: limits.lockMilliseconds,
      idle_in_transaction_session_timeout: limits.idleInTransactionMilliseconds,
    },
    types: {
      date: { to: 1184, from: dateTypes, parse: parseDate, serialize: serializeDate },
      json: { to: 114, from: jsonTypes, parse: parseJson, serialize: serializeJson },
      integer: { to: 20, from: integerTypes, parse: parseInteger, serialize: String },
      binary: { to: 17, from: binaryTypes, parse: parseBinary, serialize: serializeBinary },
    },
  })

  const pool = poolOf(sql, { free: limits.freeConnectionMilliseconds, answer: limits.answerMilliseconds })

  const database = databaseOf({
    name: 'postgres',
    run: pool.run,
    async attempt(work) {
      const held = await pool.lease()
      const send: Run = (text, params, shape) => told(held.send(statement(sql, text, params, shape)))
      let result: Awaited<ReturnType<typeof work>>
      try {
        result = await work(send)
      } catch (error) {
        await held.finish('rollback').catch(() => {})
        throw error
      }
      await told(held.finish('commit'))
      return result
    },
    async listen(channel, receive) {
      let stopped = false
      const listening = await told(sql.listen(channel, (payload) => stopped || receive(payload)))
      return async () => {
        stopped = true
        await told(listening.unlisten())
      }
    },
    close: () => sql.end({ timeout: limits.closeSeconds }),
  })

  try {
    await database.ping()
  } catch (error) {
    await sql.end({ timeout: 0 })
    throw error
  }
  return database
}

/** Gives the library's connection errors one class, so that nobody else needs to know its codes. */
async function told<T>(answer: PromiseLike<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw asAway(error)
  }
}
