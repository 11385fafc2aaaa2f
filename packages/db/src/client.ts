import { drizzle } from 'drizzle-orm/pg-proxy'
import type { SQL } from './drizzle.ts'
import { DatabaseMisuse, DatabaseUnavailable, databaseFault } from './faults.ts'
import type { Maintenance } from './maintenance.ts'
import type { PgDatabase, PgQueryResultHKT } from './pg-core.ts'
import type { ConnectionLoad } from './pool.ts'
import { type TransactionScope, transactionScope } from './scope.ts'
import { asParameter } from './values.ts'

/**
 * What use cases see, inside and outside a transaction. Without drizzle's relational `query`: creating it for each
 * transaction costs more than the statements.
 */
export type Queries = PgDatabase<PgQueryResultHKT>

/** One database, on either engine. */
export interface Database {
  readonly engine: 'postgres' | 'embedded'
  /**
   * Sends statements outside a transaction. Inside a running `transaction()` callback it throws DatabaseMisuse, because
   * it would escape the transaction, and on the embedded engine wait forever.
   */
  readonly queries: Queries
  /**
   * Runs parallel statements on one connection, outside of any transaction, in one packet. Not for statements that may
   * wait for a lock: the others would wait, too.
   */
  together<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /**
   * Runs `work` in one READ COMMITTED transaction: committed when it resolves, rolled back when it throws or when any
   * of its statements failed, even if `work` caught that. Repeated up to 3 times on a deadlock or serialisation
   * failure, so `work` must have no effects except through `tx`. Throws DatabaseMisuse when called inside itself. A
   * `patient` one, for background work, waits for locks and answers without a time limit.
   */
  transaction<T>(work: (tx: Queries) => Promise<T>, options?: { patient?: boolean }): Promise<T>
  /**
   * The rows of a raw statement as plain objects; bigint and count come as numbers, timestamps as ISO-like text. For this
   * package and tests: use cases call `rows` of kernel/transaction.ts.
   */
  rows<T>(queries: Queries, statement: SQL): Promise<T[]>
  /**
   * Calls `receive` for each notification on `channel`; resolves to a function that stops it. A lost connection is
   * opened again. Notifications in between are not delivered; `missed` is called when it listens again.
   */
  listen(channel: string, receive: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>
  /** The state of the connections. Undefined for the embedded engine, which has none. */
  load(): ConnectionLoad | undefined
  /**
   * All committed data as a compressed archive for `restoreEmbedded`. Only for the embedded engine: PostgreSQL has its
   * own tools.
   */
  backup: (() => Promise<Blob>) | undefined
  /** Only for the embedded engine: PostgreSQL does it by itself. */
  maintenance: Maintenance | undefined
  /** Resolves when the database answers; throws within 5 seconds when it does not. */
  ping(): Promise<void>
  /** Waits for running statements, then closes all connections and, on the embedded engine, releases the folder. */
  close(): Promise<void>
}

/** Sends one statement; the order of calls is the order of execution. */
export type Run = (text: string, params: unknown[], shape: 'arrays' | 'objects') => Promise<unknown[]>

/** The differences between the engines. */
export interface Engine {
  readonly name: Database['engine']
  run: Run
  /** A faster `run` for short reads outside of a transaction, if the engine has one. */
  read?: Run
  /** Runs `work` on one connection. */
  lend<T>(work: (run: Run) => Promise<T>): Promise<T>
  /** One attempt at one transaction: commits what `work` resolves, rolls back and rethrows when it throws. */
  attempt<T>(work: (run: Run) => Promise<T>, patient: boolean): Promise<T>
  listen: Database['listen']
  load: Database['load']
  backup?: () => Promise<Blob>
  maintenance?: Maintenance
  close(): Promise<void>
}

const pingMilliseconds = 5_000

/** Creates a Database on an engine. Guards, retries and the shape of results are the same for both engines. */
export function createDatabase(engine: Engine): Database {
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
      scope.retried(() => engine.attempt((run) => rethrowingFirstFailure(scope, run, work), patient)),
    // A copy, because postgres.js answers with an array of its own class.
    rows: async <T>(queries: Queries, statement: SQL) => [...((await queries.execute(statement)) as T[])],
    listen: (channel, receive, missed) => {
      scope.assertOutside('listen()')
      return engine.listen(channel, receive, missed)
    },
    load: () => engine.load(),
    backup: engine.backup,
    maintenance: engine.maintenance,
    ping: () => withinTime(engine.run('select 1', [], 'arrays'), pingMilliseconds),
    close: () => engine.close(),
  }
}

/**
 * Runs `work` on statements that remember the first failure. After a failure, the server refuses all other statements
 * and turns COMMIT into ROLLBACK, so the caller gets the first failure even if `work` caught it.
 */
async function rethrowingFirstFailure<T>(
  scope: TransactionScope,
  run: Run,
  work: (tx: Queries) => Promise<T>,
): Promise<T> {
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

/** `read` sends statements that are known to be short reads. By default they are sent like all others. */
export function queriesThrough(run: Run, read: Run = run): Queries {
  const queries = drizzle(async (text, params, method) => ({
    rows: await run(text, params.map(asParameter), method === 'all' ? 'arrays' : 'objects'),
  })) as unknown as Queries
  runs.set(queries, { run, read })
  return queries
}

/** The functions that send the statements of a `Queries`. */
export function runsOf(queries: Queries): Runs {
  const known = runs.get(queries)
  if (!known) throw new DatabaseMisuse('These queries are of no database')
  return known
}

async function withinTime(answer: Promise<unknown>, milliseconds: number): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new DatabaseUnavailable('The database did not answer in time')),
    milliseconds,
  )
  try {
    await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
