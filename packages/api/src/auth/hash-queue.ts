import { availableParallelism } from 'node:os'
import { DomainError } from '../kernel/errors.ts'

/**
 * A call waits only if its hash is expected to start within this time. Its other work takes time too.
 */
const maxWaitMs = 1_000

/** The number of calls that may wait: a school class that signs up at once fits, and the memory they use is bounded. */
const waitingMay = { min: 30, max: 60 }

/** How many of them shared devices may have: a group has ten, and their PINs must not keep others from signing in. */
const waitingOfDevices = 25

/** Weight of the last hash in the moving average. */
const weight = 0.2

export interface HashQueue {
  /**
   * Runs work that includes hashing a password, unless the queue is full. Hashes are expensive on purpose; this leaves
   * processor time for all other calls. Call it before any other work, and before counting attempts.
   * @throws DomainError serviceUnavailable, with the seconds after which it may be tried again
   */
  whenHashesAreFew<T>(work: () => Promise<T>): Promise<T>
  /**
   * The same for PINs of shared devices, which have a part of the places.
   * @throws DomainError serviceUnavailable, with the seconds after which it may be tried again
   */
  whenHashesOfDevicesAreFew<T>(work: () => Promise<T>): Promise<T>
  /** Hashes in the order of arrival, a few at a time. */
  queueHash<T>(hash: () => Promise<T>): Promise<T>
}

/**
 * @param parallel the number of hashes at the same time, each of which uses a whole processor. `now` returns
 * milliseconds.
 */
export function hashQueue(parallel: number, now: () => number): HashQueue {
  let promised = 0
  let ofDevices = 0
  let hashing = 0
  const waiting: (() => void)[] = []
  /** Moving average of the time of a hash, in milliseconds. It grows when others use the processor. */
  let expectedMs = 20

  async function whenHashesAreFew<T>(work: () => Promise<T>): Promise<T> {
    const inTime = Math.floor((parallel * maxWaitMs) / expectedMs)
    const mayWait = Math.min(waitingMay.max, Math.max(waitingMay.min, inTime))
    if (promised >= parallel + mayWait) throw new DomainError('serviceUnavailable', { retryAfter: 1 })
    promised++
    try {
      return await work()
    } finally {
      promised--
    }
  }

  return {
    whenHashesAreFew,
    async whenHashesOfDevicesAreFew(work) {
      if (ofDevices >= parallel + waitingOfDevices) throw new DomainError('serviceUnavailable', { retryAfter: 1 })
      ofDevices++
      try {
        return await whenHashesAreFew(work)
      } finally {
        ofDevices--
      }
    },
    async queueHash(hash) {
      if (hashing >= parallel) await new Promise<void>((resolve) => waiting.push(resolve))
      else hashing++
      const began = now()
      try {
        return await hash()
      } finally {
        expectedMs += (now() - began - expectedMs) * weight
        // The next call takes over the place, so that no other call can take it in between.
        const next = waiting.shift()
        if (next) next()
        else hashing--
      }
    },
  }
}

/** The queue of this process. It leaves half of the processors for everything else. */
export const { whenHashesAreFew, whenHashesOfDevicesAreFew, queueHash } = hashQueue(
  Math.ceil(availableParallelism() / 2),
  () => performance.now(),
)
