import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from './connection.ts'
import { DatabaseUnavailable } from './faults.ts'
import { quoted } from './values.ts'

/**
 * One connection that receives the notifications of all channels. A lost one is opened again while there are listeners.
 */
export interface Notifications {
  /** Listens to a channel like `Database.listen`. */
  listen(channel: string, receive: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

interface Listener {
  receive: (payload: string) => void
  missed: (() => void) | undefined
  /** Whether `listen()` has succeeded. */
  listens: boolean
}

interface Options {
  /** Opens a connection that calls `onlost` once when it must not be used any more. */
  open: (onlost: () => void, onnotify: (channel: string, payload: string) => void) => Promise<Connection>
  /** The interval of heartbeats. Without them, a connection that only receives would not notice that it is dead. */
  heartbeatEveryMs: number
}

/** The pauses between two attempts to connect, while the server is away. */
const pauses = { first: 50, max: 1_000 }

/** Creates the listener of a database. Its connection is opened by the first `listen`. */
export function createListener({ open, heartbeatEveryMs }: Options): Notifications {
  const listeners = new Map<string, Set<Listener>>()
  const closing = new AbortController()
  let current: Promise<Connection> | undefined
  let reconnecting = false
  let heartbeat: NodeJS.Timeout | undefined

  function connected(): Promise<Connection> {
    if (closing.signal.aborted) throw new DatabaseUnavailable('The database is closed')
    current ??= connect()
    return current
  }

  async function connect(): Promise<Connection> {
    let gone = false
    const onlost = () => {
      gone = true
      current = undefined
      clearInterval(heartbeat)
      void reconnect()
    }
    let connection: Connection | undefined
    try {
      connection = await open(onlost, deliver)
      await listenOn(connection)
      return connection
    } catch (error) {
      // It listens to some channels, perhaps, so their notifications would come twice.
      connection?.abandon(new DatabaseUnavailable('The connection cannot listen', { cause: error }))
      if (!gone) current = undefined
      throw error
    }
  }

  async function listenOn(connection: Connection): Promise<void> {
    await Promise.all([...listeners.keys()].map((channel) => connection.command(`LISTEN ${quoted(channel)}`)))
    heartbeat = setInterval(() => connection.command('select 1').catch(() => {}), heartbeatEveryMs)
  }

  async function reconnect(): Promise<void> {
    if (reconnecting) return
    reconnecting = true
    for (let wait = pauses.first; isNeeded(); wait = Math.min(wait * 2, pauses.max)) {
      try {
        const connection = await connected()
        if (connection.lost) continue
        for (const { listens, missed } of all()) if (listens) missed?.()
        break
      } catch {
        await pause(wait, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
    reconnecting = false
  }

  const all = (): Listener[] => [...listeners.values()].flatMap((channelListeners) => [...channelListeners])

  const isNeeded = (): boolean => !closing.signal.aborted && all().some(({ listens }) => listens)

  function deliver(channel: string, payload: string): void {
    for (const { receive } of listeners.get(channel) ?? []) receive(payload)
  }

  return {
    async listen(channel, receive, missed) {
      const listener: Listener = { receive, missed, listens: false }
      const channelListeners = listeners.get(channel) ?? new Set()
      listeners.set(channel, channelListeners.add(listener))
      const leave = () => {
        channelListeners.delete(listener)
        if (channelListeners.size === 0 && listeners.get(channel) === channelListeners) listeners.delete(channel)
        return !listeners.has(channel)
      }
      try {
        const connection = await connected()
        await connection.command(`LISTEN ${quoted(channel)}`)
      } catch (error) {
        leave()
        throw error
      }
      listener.listens = true
      return async () => {
        if (!leave()) return
        const connection = await current?.catch(() => undefined)
        if (!listeners.has(channel)) await connection?.command(`UNLISTEN ${quoted(channel)}`).catch(() => {})
      }
    },
    async close() {
      closing.abort()
      listeners.clear()
      clearInterval(heartbeat)
      const connection = await current?.catch(() => undefined)
      connection?.abandon(new DatabaseUnavailable('The database is closed'))
    },
  }
}
