import { type AcquireOptions, fairQueue, type Permit } from './fair-queue.ts'

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
  acquireForRequest(userId: string, request?: HeavyOptions): Promise<Permit> | undefined
  /**
   * Resolves when a call of an account may run; undefined if the account is not heavy.
   * @throws DomainError tooManyRequests
   */
  acquireForCall(userId: string, request?: HeavyOptions): Promise<Permit | undefined>
}

type HeavyOptions = Pick<AcquireOptions, 'first' | 'signal'>

/** Ends a call that began at `begun`, as of `performance.now()`, and lets the next one wait for some times its length. */
export const releaseAfterPause = (permit: Permit, begun: number, times = pause.times): void => {
  setTimeout(permit.release, Math.min(pause.maxMs, times * (performance.now() - begun)))
}

/** A queue of all accounts, in which each waits with one call at a time, so that its calls delay others by one. */
function sharedQueue(limits: { countedForMs?: number } = {}) {
  const ofAccounts = fairQueue({ concurrency: 1 })
  const shared = fairQueue({ concurrency: 1, ...limits })
  return async (userId: string, request: HeavyOptions = {}): Promise<Permit> => {
    const permit = await ofAccounts.acquire(userId, request)
    try {
      return await shared.acquire('heavy', { signal: request.signal })
    } finally {
      permit.release()
    }
  }
}

/** Creates the queue of accounts whose responses are large. */
export function heavyQueue(): HeavyQueue {
  const heavyUntil = new Map<string, number>()
  const acquire = sharedQueue()
  const acquireRequest = sharedQueue({ countedForMs: maxRequestMs })
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
    acquireForRequest: (userId, request) => (isHeavy(userId) ? acquireRequest(userId, request) : undefined),
    async acquireForCall(userId, request) {
      if (!isHeavy(userId)) return undefined
      const permit = await acquire(userId, request)
      const begun = performance.now()
      return { release: () => releaseAfterPause(permit, begun) }
    },
  }
}
