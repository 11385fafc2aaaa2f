import { fairQueue, type Turn } from './fair-queue.ts'

/** A response from which on an account is heavy, in bytes: ten times what a full dashboard of most players is. */
const heavyFrom = 512 * 1024

/** How long it stays heavy, in milliseconds. */
const lasts = 600_000

/** After each turn the lane rests for so many times as long, and for so many milliseconds at most. */
const rest = { times: 4, most: 1_000 }

/** A request that takes longer, in milliseconds, no longer holds up the next one: it may wait for a slow sender. */
const longestRequest = 5_000

/** Accounts that are remembered. */
const mostAccounts = 10_000

/**
 * Where the calls of accounts with large responses run, one at a time over all of them, so that the event loop belongs to the
 * others for four fifths of the time: a response of 3 MiB holds it for tens of milliseconds.
 *
 * Requests of these accounts pass one at a time as well, before the overload gate: a batch whose calls wait for the lane would
 * otherwise take the places of everybody else there.
 */
export interface HeavyLane {
  /** Notes what a response to an account weighed. */
  weigh(userId: string, bytes: number): void
  /**
   * Resolves when a request of an account may pass; undefined where the account is not heavy.
   * @throws DomainError tooManyRequests
   */
  pass(userId: string, signal: AbortSignal | undefined): Promise<Turn> | undefined
  /**
   * Resolves when a call of an account may run; undefined where the account is not heavy.
   * @throws DomainError tooManyRequests
   */
  enter(userId: string, signal: AbortSignal | undefined): Promise<Turn | undefined>
}

export function heavyLane(): HeavyLane {
  const heavyUntil = new Map<string, number>()
  const queue = fairQueue({ atOnce: 1 })
  const requests = fairQueue({ atOnce: 1, longestTurn: longestRequest })
  function isHeavy(userId: string): boolean {
    const until = heavyUntil.get(userId)
    if (until === undefined) return false
    const isSo = until >= performance.now()
    if (!isSo) heavyUntil.delete(userId)
    return isSo
  }
  return {
    weigh(userId, bytes) {
      if (bytes < heavyFrom) return
      heavyUntil.delete(userId)
      heavyUntil.set(userId, performance.now() + lasts)
      // The one that was heavy the longest ago.
      if (heavyUntil.size > mostAccounts) heavyUntil.delete(heavyUntil.keys().next().value ?? '')
    },
    pass: (userId, signal) => (isHeavy(userId) ? requests.enter('heavy', { signal }) : undefined),
    async enter(userId, signal) {
      if (!isHeavy(userId)) return undefined
      const turn = await queue.enter('heavy', { signal })
      const begun = performance.now()
      return { end: () => setTimeout(turn.end, Math.min(rest.most, rest.times * (performance.now() - begun))) }
    },
  }
}
