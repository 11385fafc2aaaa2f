import type { Sql } from 'postgres'
import { DatabaseAway } from './faults.ts'

/*
 * A transaction on one connection of postgres.js, without its `begin()`. That one waits for the answer to BEGIN before
 * the first statement, which costs a round trip in each transaction; and when the connection is lost in between, it
 * writes the ROLLBACK to a closed socket, which ends the process. This uses the same inner parts as `begin()` does
 * (`onexecute`, `reserved`, `onclose`, `handler`), so the version of postgres.js is pinned, and the tests cover each.
 */

/** A statement of postgres.js, sent when it is first awaited. */
export interface Sendable extends PromiseLike<Answer> {
  /** Null until a connection has taken it. */
  state: unknown
  strings: string[]
  args: unknown[]
  options: { onexecute?: ((connection: Connection) => void) | undefined }
  handler: (query: Sendable) => void
  reject(error: unknown): void
  values(): Sendable
}

export type Answer = unknown[] & { command: string }

interface Connection {
  queue: { remove(connection: Connection): void; push(connection: Connection): void }
  /** Called each time everything sent has been answered and the transaction is still open; cleared at its end. */
  reserved: (() => void) | null
  onclose: ((error: Error) => void) | null
  /** Sends; falsy when nothing more may be sent until `reserved` is called. */
  execute(query: Sendable): unknown
}

/** Statements with more parameters than this are mostly lists of varying length, not worth a plan each. */
const preparedParameters = 64

/** A statement that is prepared once for each connection. */
export function statement(sql: Sql, text: string, params: unknown[], shape: 'arrays' | 'objects'): Sendable {
  const query = unsafe(sql, text, params, { prepare: params.length <= preparedParameters, simple: false })
  return shape === 'arrays' ? query.values() : query
}

/** The answer, or DatabaseAway when no connection takes the statement in time; then it will not run at all. */
export function inTime(query: Sendable, milliseconds: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (query.state !== null) return
      query.options.onexecute = undefined
      query.strings = ['select 1']
      query.args = []
      reject(new DatabaseAway('No connection to the database became free in time', { sqlState: '53300' }))
    }, milliseconds)
    query.then(
      (answer) => {
        clearTimeout(timer)
        resolve(answer)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
}

/** One open transaction. */
export interface Lease {
  /** Sends behind everything sent before, without waiting for its answer. */
  send(query: Sendable): Sendable
  /** Ends the transaction and gives the connection back. */
  finish(how: 'commit' | 'rollback'): Promise<void>
}

/**
 * Takes a connection and sends BEGIN on it; resolves when it is on its way, not when it is answered.
 * DatabaseAway when no connection becomes free in time.
 */
export function lease(sql: Sql, milliseconds: number): Promise<Lease> {
  return new Promise((resolve, reject) => {
    const begin = unsafe(sql, 'begin isolation level read committed', [], {
      simple: true,
      onexecute: (connection) => resolve(leaseOf(sql, connection, begin)),
    })
    inTime(begin, milliseconds).catch(reject)
  })
}

function leaseOf(sql: Sql, connection: Connection, begin: Sendable): Lease {
  const waiting: Sendable[] = []
  let full = false
  let lost: unknown

  // The pool must not find the connection in any of its queues; it looks for it only to remove it.
  connection.queue.remove(connection)
  connection.queue = { remove() {}, push() {} }
  connection.reserved = () => {
    full = false
    while (waiting.length > 0 && !full) full = !connection.execute(waiting.shift() as Sendable)
  }
  connection.onclose = end
  begin.then(undefined, end)

  function end(error: unknown): void {
    lost ??= error
    for (const query of waiting.splice(0)) query.reject(error)
  }

  function take(query: Sendable): void {
    // The pool may have connected again already: a statement sent now would run outside any transaction.
    if (lost) query.reject(lost)
    else if (full) waiting.push(query)
    else full = !connection.execute(query)
  }

  function send(query: Sendable): Sendable {
    query.handler = take
    return query
  }

  return {
    send,
    async finish(how) {
      const { command } = await send(unsafe(sql, how, [], { simple: true }))
      if (how === 'commit' && command !== 'COMMIT') throw new DatabaseAway(`COMMIT was answered by ${command}`)
    },
  }
}

function unsafe(
  sql: Sql,
  text: string,
  params: unknown[],
  options: { simple: boolean; prepare?: boolean; onexecute?: (connection: Connection) => void },
): Sendable {
  return sql.unsafe(text, params as never[], options) as unknown as Sendable
}
