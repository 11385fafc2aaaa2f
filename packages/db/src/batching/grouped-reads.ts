import type { Run } from '../client.ts'
import type { Connection } from '../connection.ts'
import type { Pool } from '../pool.ts'

/** The maximum in one group. A larger one would leave processors of the database idle. */
const maxReads = 8

interface Group {
  connection: Promise<Connection>
  /** The number of statements, and of those without an answer. */
  joined: number
  unanswered: number
  /** Releases the connection. */
  end(): void
}

/**
 * Sends the statements of one turn of the event loop on one connection, in one packet: each alone would cost a system
 * call here and wake up a process of the database. Each remains a separate statement and fails alone. For short
 * reads only, as each waits for those before it.
 */
export function groupedReads(pool: Pool, runOn: (connection: Connection) => Run): Run {
  let open: Group | undefined

  function begin(): Group {
    const opening = Promise.withResolvers<Connection>()
    const over = Promise.withResolvers<void>()
    const group: Group = { connection: opening.promise, joined: 0, unanswered: 0, end: over.resolve }
    const lent = pool.lend((connection) => {
      // While the group waits for a connection, others join it. It is sent at the end of this turn of the event loop.
      setImmediate(() => close(group))
      opening.resolve(connection)
      return over.promise
    })
    lent.catch((error: unknown) => {
      close(group)
      opening.reject(error)
    })
    return group
  }

  function close(group: Group): void {
    if (open === group) open = undefined
  }

  return async (text, params, shape) => {
    open ??= begin()
    const group = open
    group.unanswered++
    if (++group.joined === maxReads) close(group)
    try {
      return await runOn(await group.connection)(text, params, shape)
    } finally {
      if (--group.unanswered === 0) {
        close(group)
        group.end()
      }
    }
  }
}
