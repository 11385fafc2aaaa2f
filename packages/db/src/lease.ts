import type { Sql } from 'postgres'
import { type Answer, type Connection, type Sendable, unsafe } from './wire.ts'

/*
 * A transaction on one connection of postgres.js without the library's `begin()`. That one waits for the answer to
 * BEGIN before the first statement, a round trip in each transaction; and when the connection is lost in between, it
 * writes the ROLLBACK to a closed socket, which ends the process.
 */

/** One open transaction. */
export interface Lease {
  /** Sends behind everything sent before, without waiting for the answer to that. */
  send(query: Sendable): Sendable
  /** Ends the transaction and gives the connection back. */
  finish(how: 'commit' | 'rollback'): Promise<void>
}

/** Begins a transaction; `taken` is called when BEGIN is on its way, before it is answered. */
export function begin(sql: Sql, taken: (lease: Lease) => void): Sendable {
  const first: Sendable = unsafe(sql, 'begin isolation level read committed', [], {
    simple: true,
    onexecute: (connection) => taken(leaseOf(sql, connection, first)),
  })
  return first
}

function leaseOf(sql: Sql, connection: Connection, first: Sendable): Lease {
  const unanswered = new Set<Sendable>()
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
  connection.onclose = lose
  first.then(undefined, lose)

  /** The library leaves a statement unanswered that is sent between a socket's error and its close. */
  function lose(error: unknown): void {
    lost ??= error
    for (const query of unanswered) query.reject(error)
  }

  function take(query: Sendable): void {
    // The pool may have connected again already: a statement sent now would run outside any transaction.
    if (lost) query.reject(lost)
    else if (full) waiting.push(query)
    else full = !connection.execute(query)
  }

  function send(query: Sendable): Sendable {
    query.handler = take
    unanswered.add(query)
    query.then(
      () => unanswered.delete(query),
      (error: object) => {
        unanswered.delete(query)
        if (!('severity' in error)) lose(error)
      },
    )
    return query
  }

  return {
    send,
    async finish(how) {
      const { command }: Answer = await send(unsafe(sql, how, [], { simple: true }))
      if (command !== how.toUpperCase()) throw new Error(`${how} was answered by ${command}`)
    },
  }
}
