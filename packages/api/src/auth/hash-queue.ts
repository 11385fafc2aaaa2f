import { availableParallelism } from 'node:os'
import { DomainError } from '../kernel/errors.ts'

/** Calls wait only if their hash starts within this time, in milliseconds. The rest of the call takes time as well. */
const longestWait = 1_000

/** Bounds of the queue: a class that signs up at once is no overload, and waiting calls take memory. */
const waitingMay = { fewest: 30, most: 60 }

/** Weight of the last hash in the moving average. */
const weight = 0.2

export interface HashQueue {
  /**
   * Runs work that includes hashing a password, unless the queue is full. Hashes are expensive on purpose; this leaves
   * processor time for all other calls. Call it before any other work, and before counting attempts.
   * @throws DomainError serviceUnavailable, with the seconds after which it may be tried again
   */
  whenHashesAreFew<T>(work: () => Promise<T>): Promise<T>
  /** Hashes in the order of arrival, a few at a time. */
  queueHash<T>(hash: () => Promise<T>): Promise<T>
}

/** @param parallel the number of hashes at the same time, each of which uses a whole processor. `now` returns milliseconds. */
export function hashQueue(parallel: number, now: () => number): HashQueue {
  let promised = 0
  let hashing = 0
  const waiting: (() => void)[] = []
  /** Moving average of the time of a hash, in milliseconds. It grows when others use the processor. */
  let usual = 20

  return {
    async whenHashesAreFew(work) {
      const inTime = Math.floor((parallel * longestWait) / usual)
      const mayWait = Math.min(waitingMay.most, Math.max(waitingMay.fewest, inTime))
      if (promised >= parallel + mayWait) throw new DomainError('serviceUnavailable', { retryAfter: 1 })
      promised++
      try {
        return await work()
      } finally {
        promised--
      }
    },
    async queueHash(hash) {
      if (hashing >= parallel) await new Promise<void>((resolve) => waiting.push(resolve))
      else hashing++
      const began = now()
      try {
        return await hash()
      } finally {
        usual += (now() - began - usual) * weight
        // The next call takes over the place, so that no other call can take it in between.
        const next = waiting.shift()
        if (next) next()
        else hashing--
      }
    },
  }
}

/** The queue of this process. It leaves half of the processors for everything else. */
export const { whenHashesAreFew, queueHash } = hashQueue(Math.ceil(availableParallelism() / 2), () => performance.now())
