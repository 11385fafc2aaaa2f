import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { DatabaseAway, DatabaseMisuse, databaseFault } from './faults.ts'
import type { ConnectionLoad } from './pool.ts'
import { type TransactionScope, transactionScope } from './scope.ts'
import { asParameter } from './values.ts'

/**
 * What verbs see, in a transaction and outside one. Without drizzle's relational `query`: making that for each transaction
 * would cost more than the transaction's statements.
 */
export type Queries = PgDatabase<PgQueryResultHKT>

/** One database, on either engine. */
export interface Database {
  readonly engine: 'postgres' | 'embedded'
  /**
   * For statements outside a transaction. Inside a running `transaction()` callback it throws DatabaseMisuse, because
   * there it would escape the transaction, and on the embedded engine wait for ever.
   */
  readonly queries: Queries
  /**
   * Lends one connection to statements that are sent side by side, outside of any transaction: they travel together, where
   * each would take a connection and a packet of its own. Not for what may wait for a lock: the others wait behind it.
   */
  together<T>(work: (on: Queries) => Promise<T>): Promise<T>
  /**
   * Runs `work` in one READ COMMITTED transaction: committed when it resolves, rolled back when it throws or when any
   * of its statements failed, even if `work` caught that. Repeated up to 3 times on a deadlock or serialisation
   * failure, so `work` must have no effect but through `tx`. Throws DatabaseMisuse when called inside itself.
   * A `patient` one, for work that nobody waits for, waits for locks and answers as long as they take.
   */
  transaction<T>(work: (tx: Queries) => Promise<T>, options?: { patient?: boolean }): Promise<T>
  /** The rows of a raw statement as plain objects; bigint and count come as numbers, timestamps as ISO-like text. */
  rows<T>(on: Queries, statement: SQL): Promise<T[]>
  /**
   * Calls `receive` for each notification on `channel`; resolves to a function that stops it. The connection is made
   * again when lost; what was sent in between is not delivered, and `missed` tells when it listens again.
   */
  listen(channel: string, receive: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>
  /** What its connections do at this moment; none of the embedded engine, which has no connections. */
  load(): ConnectionLoad | undefined
  /**
   * Everything that is committed, as a compressed archive that `restoreEmbedded` takes. Only the embedded engine makes one
   * itself: PostgreSQL has its own means.
   */
  backup: (() => Promise<Blob>) | undefined
  /** Resolves when the database answers; throws within 5 seconds when it does not. */
  ping(): Promise<void>
  /** Lets running statements finish, then closes every connection and, on the embedded engine, frees the folder. */
  close(): Promise<void>
}

/** Sends one statement; the order of calls is the order of execution. */
export type Run = (text: string, params: unknown[], shape: 'arrays' | 'objects') => Promise<unknown[]>

/** What an engine brings; everything else is the same for both. */
export interface Engine {
  readonly name: Database['engine']
  run: Run
  /** The same for short reads outside of a transaction, where they are better sent in another way. */
  read?: Run
  /** Lends a connection for the statements of `work`. */
  lend<T>(work: (run: Run) => Promise<T>): Promise<T>
  /** One attempt at one transaction: commits what `work` resolves, rolls back and rethrows when it throws. */
  attempt<T>(work: (run: Run) => Promise<T>, patient: boolean): Promise<T>
  listen: Database['listen']
  load: Database['load']
  backup?: () => Promise<Blob>
  close(): Promise<void>
}

const pingMilliseconds = 5_000

/** Makes a Database of an engine: the guards, the retries and the shape of answers live here, once for both. */
export function databaseOf(engine: Engine): Database {
  const scope = transactionScope()
  const guarded =
    (run: Run): Run =>
    (text, params, shape) => {
      scope.assertOutside('queries outside the transaction')
      return run(text, params, shape)
    }
  const outside = queriesThrough(guarded(engine.run), engine.read && guarded(engine.read))

  return {
    engine: engine.name,
    get queries() {
      scope.assertOutside('queries outside the transaction')
      return outside
    },
    together: (work) => {
      scope.assertOutside('together()')
      return engine.lend((run) => work(queriesThrough(run)))
    },
    transaction: (work, { patient = false } = {}) =>
      scope.retried(() => engine.attempt((run) => watched(scope, run, work), patient)),
    // A copy, because postgres.js answers with an array of its own class.
    rows: async <T>(on: Queries, statement: SQL) => [...((await on.execute(statement)) as T[])],
    listen: (channel, receive, missed) => {
      scope.assertOutside('listen()')
      return engine.listen(channel, receive, missed)
    },
    load: () => engine.load(),
    backup: engine.backup,
    ping: () => withinTime(engine.run('select 1', [], 'arrays'), pingMilliseconds),
    close: () => engine.close(),
  }
}

/**
 * Runs `work` on statements that remember the first failure. After one, the server refuses all others and answers a
 * COMMIT with a silent ROLLBACK; so the first failure is what the caller is told, whatever `work` made of it.
 */
async function watched<T>(scope: TransactionScope, run: Run, work: (tx: Queries) => Promise<T>): Promise<T> {
  let failure: { error: unknown } | undefined
  const current = scope.current()
  const tx = queriesThrough(async (text, params, shape) => {
    current.assertOpen()
    try {
      return await run(text, params, shape)
    } catch (error) {
      failure ??= { error }
      throw error
    }
  })
  let result: T
  try {
    result = await work(tx)
  } catch (error) {
    if (failure && databaseFault(error)?.sqlState === abortedTransaction) throw failure.error
    throw error
  } finally {
    current.end()
  }
  if (failure) throw failure.error
  return result
}

const abortedTransaction = '25P02'

interface Runs {
  run: Run
  read: Run
}

const runs = new WeakMap<Queries, Runs>()

/** `read` is for statements that are known to be short reads; the same as all others when not given. */
export function queriesThrough(run: Run, read: Run = run): Queries {
  const queries = drizzle(async (text, params, method) => ({
    rows: await run(text, params.map(asParameter), method === 'all' ? 'arrays' : 'objects'),
  })) as unknown as Queries
  runs.set(queries, { run, read })
  return queries
}

/** What sends the statements of some queries. */
export function runsOf(queries: Queries): Runs {
  const known = runs.get(queries)
  if (!known) throw new DatabaseMisuse('These queries are of no database')
  return known
}

async function withinTime(answer: Promise<unknown>, milliseconds: number): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new DatabaseAway('The database did not answer in time')), milliseconds)
  try {
    await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
