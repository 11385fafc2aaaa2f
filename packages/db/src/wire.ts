import type { Sql } from 'postgres'
import { DatabaseAway } from './faults.ts'

/*
 * The inner parts of postgres.js that a slot leans on. The library's own `begin()` uses the same ones, but they are not
 * in its types and no promise is made about them: the version is pinned, and the tests cover each.
 */

/** A statement, sent when it is first awaited. */
export interface Sendable extends PromiseLike<Answer> {
  /** Where it goes when it is sent: by default to the library's pool. */
  handler: (query: Sendable) => void
  reject(error: unknown): void
  /** The same, answered with rows as arrays. */
  values(): Sendable
}

export type Answer = unknown[] & { command: string }

export interface Connection {
  /**
   * Called when everything sent has been answered; null when the library may close or lend out the connection. Without
   * `release` the library would set it to null at the end of each transaction.
   */
  reserved: ((() => void) & { release: true }) | null
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

const refusals = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT', 'CONNECT_TIMEOUT']
const losses = ['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']

/** Gives the library's connection errors one class, so that nobody else needs to know its codes. */
export function asAway(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return error
  if (refusals.includes(error.code)) {
    return new DatabaseAway('The database cannot be reached', { sqlState: '08001', cause: error })
  }
  if (losses.includes(error.code)) return new DatabaseAway('The connection to the database was lost', { cause: error })
  return error
}
