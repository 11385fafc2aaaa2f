import type { Sql } from 'postgres'

/*
 * The inner parts of postgres.js that the pool and the lease lean on. Its own `begin()` uses the same ones, but they
 * are not in its types and no promise is made about them: the version is pinned, and the tests cover each.
 */

/** A statement, sent when it is first awaited. */
export interface Sendable extends PromiseLike<Answer> {
  /** Null until a connection has taken it. */
  state: object | null
  strings: string[]
  args: unknown[]
  options: { onexecute?: ((connection: Connection) => void) | undefined }
  /** Where it goes when it is sent: by default to the pool. */
  handler: (query: Sendable) => void
  reject(error: unknown): void
  /** The same, answered with rows as arrays. */
  values(): Sendable
}

/** The rows; `command` is missing when the connection was lost before the server said what it did. */
export type Answer = unknown[] & { command?: string | null }

export interface Connection {
  queue: { remove(connection: Connection): void; push(connection: Connection): void }
  /** Called when everything sent has been answered and the transaction is still open; the library clears it at its end. */
  reserved: (() => void) | null
  onclose: ((error: Error) => void) | null
  /** Sends; falsy when nothing more may be sent until `reserved` is called. */
  execute(query: Sendable): unknown
}

interface Options {
  /** Text alone, without parameters or a plan. */
  simple: boolean
  prepare?: boolean
  /** Called when a connection has taken the statement; only for simple ones. */
  onexecute?: (connection: Connection) => void
}

export function unsafe(sql: Sql, text: string, params: unknown[], options: Options): Sendable {
  return sql.unsafe(text, params as never[], options) as unknown as Sendable
}

/** Statements with more parameters than this are mostly lists of varying length, not worth a plan each. */
const preparedParameters = 64

/** A statement that is prepared once for each connection. */
export function statement(sql: Sql, text: string, params: unknown[], shape: 'arrays' | 'objects'): Sendable {
  const query = unsafe(sql, text, params, { prepare: params.length <= preparedParameters, simple: false })
  return shape === 'arrays' ? query.values() : query
}

/** Makes a statement that no connection has taken yet do nothing when one does: the library cannot take it back safely. */
export function defuse(query: Sendable): void {
  query.options.onexecute = undefined
  query.strings = ['select 1']
  query.args = []
}
