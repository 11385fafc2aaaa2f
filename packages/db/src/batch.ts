import type { Run } from './client.ts'
import type { Connection } from './connection.ts'
import type { Pool } from './pool.ts'

/** More would wait for one another where a database has processors to answer them side by side. */
const most = 8

interface Batch {
  connection: Promise<Connection>
  /** How many have joined, and how many of them are not answered yet. */
  joined: number
  unanswered: number
  /** Gives the connection back. */
  end(): void
}

/**
 * Sends statements that are asked for in one turn of the event loop on one connection, which takes them in one packet: each
 * alone would cost this process a system call and wake up one of the database. Each remains a statement of its own: what one
 * fails with, the others do not notice. For short reads only, as each waits for those before it.
 */
export function inBatches(pool: Pool, runOn: (connection: Connection) => Run): Run {
  let open: Batch | undefined

  function begin(): Batch {
    const connection = Promise.withResolvers<Connection>()
    const over = Promise.withResolvers<void>()
    const batch: Batch = { connection: connection.promise, joined: 0, unanswered: 0, end: over.resolve }
    const lent = pool.lend((one) => {
      // What waited for a connection is joined by all that comes until there is one: it is sent at the end of this turn.
      setImmediate(() => close(batch))
      connection.resolve(one)
      return over.promise
    })
    lent.catch((error: unknown) => {
      close(batch)
      connection.reject(error)
    })
    return batch
  }

  function close(batch: Batch): void {
    if (open === batch) open = undefined
  }

  return async (text, params, shape) => {
    open ??= begin()
    const batch = open
    batch.unanswered++
    if (++batch.joined === most) close(batch)
    try {
      return await runOn(await batch.connection)(text, params, shape)
    } finally {
      if (--batch.unanswered === 0) {
        close(batch)
        batch.end()
      }
    }
  }
}
