import { DatabaseAway } from './faults.ts'
import type { Slot } from './slot.ts'

/** How many connections there are, how many of them nobody uses, and how many users wait for one. */
export interface ConnectionLoad {
  open: number
  idle: number
  waiting: number
}

/** Lends connections, to one user each. */
export interface Pool {
  /** Runs `work` on a connection of its own; DatabaseAway when none becomes free in time, and `work` is then not run. */
  lend<T>(work: (slot: Slot) => Promise<T>): Promise<T>
  load(): ConnectionLoad
  /** Closes the connections, lent ones when they come back or have kept it waiting as long as one may for a connection. */
  close(): Promise<void>
}

interface Options {
  size: number
  /** Opens a connection that calls `onlost` once when it must not be used any more. */
  open: (onlost: () => void) => Promise<Slot>
  /** How long to wait for a free connection. */
  milliseconds: number
}

/** Connections are renewed after this time, as the plans that the server keeps for each would grow without end. */
const lifeMilliseconds = 45 * 60_000

export function poolOf({ size, open, milliseconds }: Options): Pool {
  /** With the time each is to be renewed. */
  const slots = new Map<Slot, number>()
  const idle: Slot[] = []
  const waiting: PromiseWithResolvers<Slot>[] = []
  let opening = 0
  let failing = false
  let closing: PromiseWithResolvers<void> | undefined

  function grow(): void {
    // While the server is away one attempt at a time is enough, and its failure is told to all who wait.
    if (slots.size + opening >= size || (failing && opening > 0)) return
    opening++
    let lost = false
    let made: Slot | undefined
    const onlost = () => {
      lost = true
      if (made) forget(made)
    }
    open(onlost).then(
      (slot) => {
        opening--
        failing = false
        made = slot
        if (lost) return tellClosed()
        // Not all at once, or a busy hour would end with a pause.
        slots.set(slot, Date.now() + lifeMilliseconds * (0.7 + 0.6 * Math.random()))
        giveBack(slot)
      },
      (error: unknown) => {
        opening--
        failing = true
        for (const one of waiting.splice(0)) one.reject(error)
        tellClosed()
      },
    )
  }

  function forget(slot: Slot): void {
    slots.delete(slot)
    const place = idle.indexOf(slot)
    if (place >= 0) idle.splice(place, 1)
    if (waiting.length > 0) grow()
    tellClosed()
  }

  function tellClosed(): void {
    if (slots.size + opening === 0) closing?.resolve()
  }

  function giveBack(slot: Slot): void {
    const renewal = slots.get(slot)
    if (renewal === undefined) return
    if (closing || Date.now() > renewal) {
      void slot.retire().finally(() => forget(slot))
      return
    }
    const next = waiting.shift()
    if (next) next.resolve(slot)
    else idle.push(slot)
  }

  async function take(): Promise<Slot> {
    if (closing) throw new DatabaseAway('The database is closed')
    const free = idle.pop()
    if (free) return free
    const turn = Promise.withResolvers<Slot>()
    waiting.push(turn)
    grow()
    const late = setTimeout(() => {
      const place = waiting.indexOf(turn)
      if (place < 0) return
      waiting.splice(place, 1)
      turn.reject(new DatabaseAway('No connection to the database became free in time', { sqlState: '53300' }))
    }, milliseconds)
    try {
      return await turn.promise
    } finally {
      clearTimeout(late)
    }
  }

  return {
    async lend(work) {
      const slot = await take()
      try {
        return await work(slot)
      } finally {
        giveBack(slot)
      }
    },
    load: () => ({ open: slots.size, idle: idle.length, waiting: waiting.length }),
    async close() {
      closing ??= Promise.withResolvers()
      for (const one of waiting.splice(0)) one.reject(new DatabaseAway('The database is closed'))
      for (const slot of idle.splice(0)) giveBack(slot)
      tellClosed()
      const late = setTimeout(() => {
        for (const slot of slots.keys()) slot.abandon(new DatabaseAway('The database is closed'))
      }, milliseconds)
      await closing.promise
      clearTimeout(late)
    },
  }
}
