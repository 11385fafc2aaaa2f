import postgres, { type PostgresType, type Sql } from 'postgres'
import { type Database, databaseOf } from './client.ts'
import { DatabaseAway } from './faults.ts'
import { poolOf } from './pool.ts'
import { openSlot, type Slot } from './slot.ts'
import { arrayParsers, parsers } from './values.ts'
import { asAway } from './wire.ts'

/** A web request gives up after 30 s: everything below must end, and tell why, before that. In milliseconds. */
const limits = {
  connect: 5_000,
  freeConnection: 10_000,
  lock: 10_000,
  statement: 15_000,
  /** More than the server's own limit: only a server that does not say anything gets here. */
  answer: 18_000,
  idleInTransaction: 30_000,
}

/**
 * Opens a pool on the PostgreSQL server of `url` and proves that it answers; throws DatabaseAway when it does not.
 * `poolSize` is the number of connections, 10 when not given; one more is made for the first `listen()`.
 */
export async function openPostgres(options: { url: string; poolSize?: number }): Promise<Database> {
  const pool = poolOf({
    size: options.poolSize ?? 10,
    milliseconds: limits.freeConnection,
    open: (onlost) =>
      openSlot({ client: (onclose) => client(options.url, onclose), milliseconds: limits.connect, onlost }),
  })
  let listener: Sql | undefined

  const database = databaseOf({
    name: 'postgres',
    run: (text, params, shape) => pool.lend((slot) => inTime(slot, slot.send(text, params, shape))),
    lend: (work) => pool.lend((slot) => work((text, params, shape) => inTime(slot, slot.send(text, params, shape)))),
    attempt: (work) =>
      pool.lend(async (slot) => {
        // Not awaited, which saves a round trip: it can only fail together with its connection, and so with what follows.
        const begun = slot.command('begin isolation level read committed')
        begun.catch(() => {})
        let result: Awaited<ReturnType<typeof work>>
        try {
          result = await work(slot.send)
          await begun
        } catch (error) {
          await slot.command('rollback').catch(() => {})
          throw error
        }
        const { command } = await slot.command('commit')
        if (command !== 'COMMIT') throw new Error(`The transaction was not committed but answered with ${command}`)
        return result
      }),
    load: () => pool.load(),
    async listen(channel, receive, missed) {
      listener ??= client(options.url)
      let stopped = false
      let again = false
      const heard = () => {
        if (again && !stopped) missed?.()
        again = true
      }
      const listening = await told(listener.listen(channel, (payload) => stopped || receive(payload), heard))
      return async () => {
        stopped = true
        await told(listening.unlisten())
      }
    },
    async close() {
      await Promise.all([pool.close(), listener?.end({ timeout: 0 })])
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

function client(url: string, onclose: () => void = () => {}): Sql {
  return postgres(url, {
    max: 1,
    connect_timeout: limits.connect / 1000,
    keep_alive: 20,
    // The pool renews connections itself.
    max_lifetime: null,
    idle_timeout: undefined,
    // Of the listener, whose attempts the library would space by up to 20 s.
    backoff: (attempt: number) => Math.min(0.05 * 2 ** attempt, 1),
    onclose,
    onnotice: () => {},
    connection: {
      application_name: 'questboard',
      TimeZone: 'UTC',
      lock_timeout: limits.lock,
      statement_timeout: limits.statement,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
    },
    // The question for the types of arrays is the library's own, and its failure would go unhandled.
    fetch_types: false,
    types: conversions({ ...parsers, ...arrayParsers }),
  })
}

/** Values arrive as text already, so nothing is left to convert on the way out; the library's own would do it again. */
function conversions(table: Readonly<Record<number, (text: string) => unknown>>): Record<string, PostgresType> {
  const types = Object.entries(table).map(([type, parse]) => {
    return [type, { to: Number(type), from: [Number(type)], parse, serialize: String }]
  })
  return Object.fromEntries(types)
}

/** A server that says nothing at all holds a connection no longer than this. */
async function inTime<T>(slot: Slot, answer: Promise<T>): Promise<T> {
  const late = setTimeout(() => slot.abandon(new DatabaseAway('The database did not answer')), limits.answer)
  try {
    return await answer
  } finally {
    clearTimeout(late)
  }
}

async function told<T>(answer: PromiseLike<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw asAway(error)
  }
}
