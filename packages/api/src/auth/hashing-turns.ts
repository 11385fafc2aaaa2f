import { availableParallelism } from 'node:os'
import { DomainError } from '../kernel/errors.ts'

/** Hashes at a time: each takes a processor whole, and more would take what is left for everything else. */
const lanes = availableParallelism()

/** How many may wait for their turn: at some 10 to 20 ms for each that is within a second. */
const mostWaiting = 60

let promised = 0
let hashing = 0
const waiting: (() => void)[] = []

/**
 * Does work that comes to a password's hash, unless too many do: a hash is dear on purpose, so however many sign in,
 * there is room for everybody else. Asked before anything is done or counted.
 * @throws DomainError serviceUnavailable, with the seconds after which it may be tried again
 */
export async function whenHashesAreFew<T>(work: () => Promise<T>): Promise<T> {
  if (promised >= lanes + mostWaiting) throw new DomainError('serviceUnavailable', { retryAfter: 1 })
  promised++
  try {
    return await work()
  } finally {
    promised--
  }
}

/** Makes a hash when it is its turn. */
export async function inTurn<T>(hash: () => Promise<T>): Promise<T> {
  if (hashing >= lanes) await new Promise<void>((resolve) => waiting.push(resolve))
  else hashing++
  try {
    return await hash()
  } finally {
    // Who waits takes over the place, which so never counts as free.
    const next = waiting.shift()
    if (next) next()
    else hashing--
  }
}
