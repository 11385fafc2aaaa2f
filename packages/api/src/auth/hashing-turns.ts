import { availableParallelism } from 'node:os'
import { DomainError } from '../kernel/errors.ts'

/** As many may wait for their turn as have it within these milliseconds; the calls around the hash take time as well. */
const longestWait = 1_000

/** A class that signs up in the same moment is no overload, and who waits takes memory, however quick hashes are. */
const waitingMay = { fewest: 30, most: 60 }

/** How much the last hash counts in what one takes of late. */
const weight = 0.2

export interface HashingTurns {
  /**
   * Does work that comes to a password's hash, unless too many do: a hash is dear on purpose, so however many sign in,
   * there is room for everybody else. Asked before anything is done or counted.
   * @throws DomainError serviceUnavailable, with the seconds after which it may be tried again
   */
  whenHashesAreFew<T>(work: () => Promise<T>): Promise<T>
  /** Makes a hash when it is its turn. */
  inTurn<T>(hash: () => Promise<T>): Promise<T>
}

/** @param lanes hashes at a time, each of which takes a processor whole. `now` tells milliseconds. */
export function hashingTurns(lanes: number, now: () => number): HashingTurns {
  let promised = 0
  let hashing = 0
  const waiting: (() => void)[] = []
  /** What a hash takes of late, in milliseconds: several times as long where others use the processor as well. */
  let usual = 20

  return {
    async whenHashesAreFew(work) {
      const inTime = Math.floor((lanes * longestWait) / usual)
      const mayWait = Math.min(waitingMay.most, Math.max(waitingMay.fewest, inTime))
      if (promised >= lanes + mayWait) throw new DomainError('serviceUnavailable', { retryAfter: 1 })
      promised++
      try {
        return await work()
      } finally {
        promised--
      }
    },
    async inTurn(hash) {
      if (hashing >= lanes) await new Promise<void>((resolve) => waiting.push(resolve))
      else hashing++
      const began = now()
      try {
        return await hash()
      } finally {
        usual += (now() - began - usual) * weight
        // Who waits takes over the place, which so never counts as free.
        const next = waiting.shift()
        if (next) next()
        else hashing--
      }
    },
  }
}

/** Those of this process. Half of the processors are for everything else. */
export const { whenHashesAreFew, inTurn } = hashingTurns(Math.ceil(availableParallelism() / 2), () => performance.now())
