import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseAway } from './faults.ts'
import type { Slot } from './slot.ts'
import { quoted } from './values.ts'

/** One connection that hears notifications for all who listen; it is made again for as long as anybody does. */
export interface Listener {
  /** As `Database.listen`. */
  listen(channel: string, receive: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

interface Hearer {
  receive: (payload: string) => void
  missed: (() => void) | undefined
  /** Whether it has been told that it listens. */
  hears: boolean
}

interface Options {
  /** Opens a connection that calls `onlost` once when it must not be used any more. */
  open: (onlost: () => void, onnotify: (channel: string, payload: string) => void) => Promise<Slot>
  /** How often the server is asked for a sign of life: a connection that only hears would never know that it is dead. */
  beatMilliseconds: number
}

/** Between two attempts to connect, while the server is away. */
const pauses = { first: 50, most: 1_000 }

export function listenerOf({ open, beatMilliseconds }: Options): Listener {
  const hearers = new Map<string, Set<Hearer>>()
  const closing = new AbortController()
  let connection: Promise<Slot> | undefined
  let returning = false
  let beat: NodeJS.Timeout | undefined

  function connected(): Promise<Slot> {
    if (closing.signal.aborted) throw new DatabaseAway('The database is closed')
    connection ??= connect()
    return connection
  }

  async function connect(): Promise<Slot> {
    let gone = false
    const onlost = () => {
      gone = true
      connection = undefined
      clearInterval(beat)
      void comeBack()
    }
    try {
      const slot = await open(onlost, tell)
      await Promise.all([...hearers.keys()].map((channel) => slot.command(`LISTEN ${quoted(channel)}`)))
      beat = setInterval(() => slot.command('select 1').catch(() => {}), beatMilliseconds)
      return slot
    } catch (error) {
      if (!gone) connection = undefined
      throw error
    }
  }

  async function comeBack(): Promise<void> {
    if (returning) return
    returning = true
    for (let wait = pauses.first; isHeard(); wait = Math.min(wait * 2, pauses.most)) {
      try {
        const slot = await connected()
        if (slot.lost) continue
        for (const { hears, missed } of all()) if (hears) missed?.()
        break
      } catch {
        await pause(wait, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
    returning = false
  }

  const all = (): Hearer[] => [...hearers.values()].flatMap((own) => [...own])

  const isHeard = (): boolean => !closing.signal.aborted && all().some(({ hears }) => hears)

  function tell(channel: string, payload: string): void {
    for (const { receive } of hearers.get(channel) ?? []) receive(payload)
  }

  return {
    async listen(channel, receive, missed) {
      const hearer: Hearer = { receive, missed, hears: false }
      const own = hearers.get(channel) ?? new Set()
      hearers.set(channel, own.add(hearer))
      const leave = () => {
        own.delete(hearer)
        if (own.size === 0 && hearers.get(channel) === own) hearers.delete(channel)
        return !hearers.has(channel)
      }
      try {
        const slot = await connected()
        await slot.command(`LISTEN ${quoted(channel)}`)
      } catch (error) {
        leave()
        throw error
      }
      hearer.hears = true
      return async () => {
        if (!leave()) return
        const slot = await connection?.catch(() => undefined)
        if (!hearers.has(channel)) await slot?.command(`UNLISTEN ${quoted(channel)}`).catch(() => {})
      }
    },
    async close() {
      closing.abort()
      hearers.clear()
      clearInterval(beat)
      const slot = await connection?.catch(() => undefined)
      slot?.abandon(new DatabaseAway('The database is closed'))
    },
  }
}
