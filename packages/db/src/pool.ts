import type { Connection } from './connection.ts'
import { DatabaseUnavailable } from './faults.ts'

/** How many connections there are, how many of them are idle, and how many callers wait for one. */
export interface ConnectionLoad {
  open: number
  idle: number
  waiting: number
}

/** A pool of connections. Each is used by one caller at a time. */
export interface Pool {
  /** Runs `work` on a connection; DatabaseUnavailable when none becomes free in time, and `work` is then not run. */
  lend<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  load(): ConnectionLoad
  /** Closes idle connections at once, and others when they are released or after the time-out. */
  close(): Promise<void>
}

interface Options {
  size: number
  /** Opens a connection that calls `onlost` once when it must not be used any more. */
  open: (onlost: () => void) => Promise<Connection>
  /** How long to wait for a free connection. */
  acquireTimeoutMs: number
}

/** Connections are renewed after this time, since the server's plans for each connection only grow. */
const lifetimeMs = 45 * 60_000

/** Creates a pool. Connections are opened when they are needed. */
export function createPool({ size, open, acquireTimeoutMs }: Options): Pool {
  /** The open connections, with the time of the next renewal. */
  const connections = new Map<Connection, number>()
  const idle: Connection[] = []
  const waiting: PromiseWithResolvers<Connection>[] = []
  let opening = 0
  let failing = false
  let closing: PromiseWithResolvers<void> | undefined

  function grow(): void {
    // While the server is away one attempt at a time is enough.
    if (connections.size + opening >= size || (failing && opening > 0)) return
    opening++
    let opened: Connection | undefined
    open(() => opened && forget(opened)).then(
      (connection) => {
        opening--
        failing = false
        opened = connection
        if (connection.lost) return finishClosing()
        // Not all at once, or a busy hour would end with a pause.
        connections.set(connection, Date.now() + lifetimeMs * (0.7 + 0.6 * Math.random()))
        giveBack(connection)
      },
      (error: unknown) => {
        opening--
        failing = true
        // An open connection becomes free for those who wait, or is lost, which leads to the next attempt.
        if (connections.size === 0) for (const request of waiting.splice(0)) request.reject(error)
        finishClosing()
      },
    )
  }

  function forget(connection: Connection): void {
    connections.delete(connection)
    const place = idle.indexOf(connection)
    if (place >= 0) idle.splice(place, 1)
    if (waiting.length > 0) grow()
    finishClosing()
  }

  function finishClosing(): void {
    if (connections.size + opening === 0) closing?.resolve()
  }

  function giveBack(connection: Connection): void {
    const renewal = connections.get(connection)
    if (renewal === undefined) return
    if (closing || Date.now() > renewal) {
      void connection.retire().finally(() => forget(connection))
      return
    }
    const next = waiting.shift()
    if (next) next.resolve(connection)
    else idle.push(connection)
  }

  async function take(): Promise<Connection> {
    if (closing) throw new DatabaseUnavailable('The database is closed')
    const free = idle.pop()
    if (free) return free
    const request = Promise.withResolvers<Connection>()
    waiting.push(request)
    grow()
    const late = setTimeout(() => {
      const place = waiting.indexOf(request)
      if (place < 0) return
      waiting.splice(place, 1)
      request.reject(
        new DatabaseUnavailable('No connection to the database became free in time', { sqlState: '53300' }),
      )
    }, acquireTimeoutMs)
    try {
      return await request.promise
    } finally {
      clearTimeout(late)
    }
  }

  return {
    async lend(work) {
      const connection = await take()
      try {
        return await work(connection)
      } finally {
        giveBack(connection)
      }
    },
    load: () => ({ open: connections.size, idle: idle.length, waiting: waiting.length }),
    async close() {
      closing ??= Promise.withResolvers()
      for (const request of waiting.splice(0)) request.reject(new DatabaseUnavailable('The database is closed'))
      for (const connection of idle.splice(0)) giveBack(connection)
      finishClosing()
      const late = setTimeout(() => {
        for (const connection of connections.keys())
          connection.abandon(new DatabaseUnavailable('The database is closed'))
      }, acquireTimeoutMs)
      await closing.promise
      clearTimeout(late)
    },
  }
}
