import { fairQueue, type Permit } from './fair-queue.ts'

/** Bytes. An account with a larger response counts as heavy. A full dashboard of most players is a tenth of this. */
const heavyFrom = 512 * 1024

/** How long an account stays heavy. */
const lastsMs = 600_000

/** After each call the queue pauses for this many times its length, and at most this long. */
const pause = { times: 4, maxMs: 1_000 }

/** A longer request no longer blocks the next one, since it may wait for a slow sender. */
const maxRequestMs = 5_000

/** How many accounts are remembered. */
const maxAccounts = 10_000

/**
 * Runs calls of accounts with large responses one at a time, across all of these accounts. The event loop is free for
 * other accounts four fifths of the time: a response of 3 MiB blocks it for tens of milliseconds.
 *
 * Whole requests of these accounts also start one at a time, before the overload gate. Otherwise a batch whose calls
 * wait for the queue would take the places of other accounts there.
 */
export interface HeavyQueue {
  /** Records the size of a response to an account. */
  recordSize(userId: string, bytes: number): void
  /** Whether an account has had a large response in the last minutes. */
  isHeavy(userId: string): boolean
  /**
   * Resolves when a request of an account may start; undefined if the account is not heavy.
   * @throws DomainError tooManyRequests
   */
  acquireForRequest(userId: string, signal: AbortSignal | undefined): Promise<Permit> | undefined
  /**
   * Resolves when a call of an account may run; undefined if the account is not heavy.
   * @throws DomainError tooManyRequests
   */
  acquireForCall(userId: string, signal: AbortSignal | undefined): Promise<Permit | undefined>
}

/** Ends a call that began at `begun`, as of `performance.now()`, and lets the next one wait for some times its length. */
export const releaseAfterPause = (permit: Permit, begun: number, times = pause.times): void => {
  setTimeout(permit.release, Math.min(pause.maxMs, times * (performance.now() - begun)))
}

/** Creates the queue of accounts whose responses are large. */
export function heavyQueue(): HeavyQueue {
  const heavyUntil = new Map<string, number>()
  const queue = fairQueue({ concurrency: 1 })
  const requests = fairQueue({ concurrency: 1, countedForMs: maxRequestMs })
  function isHeavy(userId: string): boolean {
    const until = heavyUntil.get(userId)
    if (until === undefined) return false
    const isSo = until >= performance.now()
    if (!isSo) heavyUntil.delete(userId)
    return isSo
  }
  return {
    isHeavy,
    recordSize(userId, bytes) {
      if (bytes < heavyFrom) return
      heavyUntil.delete(userId)
      heavyUntil.set(userId, performance.now() + lastsMs)
      // Deletes the account whose last large response is the oldest.
      if (heavyUntil.size > maxAccounts) heavyUntil.delete(heavyUntil.keys().next().value ?? '')
    },
    acquireForRequest: (userId, signal) => (isHeavy(userId) ? requests.acquire('heavy', { signal }) : undefined),
    async acquireForCall(userId, signal) {
      if (!isHeavy(userId)) return undefined
      const permit = await queue.acquire('heavy', { signal })
      const begun = performance.now()
      return { release: () => releaseAfterPause(permit, begun) }
    },
  }
}
