import { fairQueue, type Turn } from './fair-queue.ts'

/** A response from which on an account is heavy, in bytes: ten times what a full dashboard of most players is. */
const heavyFrom = 512 * 1024

/** How long it stays heavy, in milliseconds. */
const lasts = 60_000

/** After each turn the lane rests for so many times as long, and for so many milliseconds at most. */
const rest = { times: 4, most: 1_000 }

/** Accounts that are remembered. */
const mostAccounts = 10_000

/**
 * Where the calls of accounts with large responses run, one at a time over all of them, so that the event loop belongs to the
 * others for four fifths of the time: a response of 3 MiB holds it for tens of milliseconds.
 */
export interface HeavyLane {
  /** Notes what a response to an account weighed. */
  weigh(userId: string, bytes: number): void
  /**
   * Resolves when a call of an account may run; undefined where the account is not heavy.
   * @throws DomainError tooManyRequests
   */
  enter(userId: string, signal: AbortSignal | undefined): Promise<Turn | undefined>
}

export function heavyLane(): HeavyLane {
  const heavyUntil = new Map<string, number>()
  const queue = fairQueue({ atOnce: 1 })
  return {
    weigh(userId, bytes) {
      if (bytes < heavyFrom) return
      heavyUntil.delete(userId)
      heavyUntil.set(userId, performance.now() + lasts)
      // The one that was heavy the longest ago.
      if (heavyUntil.size > mostAccounts) heavyUntil.delete(heavyUntil.keys().next().value ?? '')
    },
    async enter(userId, signal) {
      const until = heavyUntil.get(userId)
      if (until === undefined) return undefined
      if (until < performance.now()) {
        heavyUntil.delete(userId)
        return undefined
      }
      const turn = await queue.enter('heavy', { signal })
      const begun = performance.now()
      return { end: () => setTimeout(turn.end, Math.min(rest.most, rest.times * (performance.now() - begun))) }
    },
  }
}
