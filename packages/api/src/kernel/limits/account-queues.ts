import type { Database } from '@questboard/db'
import { type FairQueue, fairQueue } from './fair-queue.ts'
import { type HeavyQueue, heavyQueue } from './heavy-queue.ts'

/**
 * Limits how many calls of one account run at the same time in one server process, so that no account slows down the
 * others. Waiting calls hold no database connection. This is not a rate limit, and it works without one.
 */
export interface AccountQueues {
  /** Whole requests: by account where the token is known, else by network address. */
  requests: FairQueue
  /** Calls that read, by user id, however many sessions and tokens the user has. */
  reads: FairQueue
  /**
   * Calls that write, by user id. Without this queue they would wait for each other's row locks, with a connection
   * each.
   */
  writes: FairQueue
  /** Reads of the walls of shared devices, by group. Calls of devices have no account. */
  walls: FairQueue
  /** Calls of accounts with large responses. */
  heavy: HeavyQueue
  /**
   * The account of a token, by the token's hash, as of its last use. Only for the place in a queue, never for
   * permission.
   */
  accountOf(tokenHash: string): string | undefined
  remember(tokenHash: string, userId: string): void
}

const concurrency = { requests: 4, reads: 2, writes: 1 }

/** A longer request waits for an external service or a slow sender. */
const maxRequestMs = 1_000

/** How many tokens are remembered. */
const maxTokens = 10_000

/** The queues of one server process. */
export function accountQueues({ engine }: Pick<Database, 'engine'>): AccountQueues {
  const accounts = new Map<string, string>()
  return {
    requests: fairQueue({ concurrency: concurrency.requests, countedForMs: maxRequestMs }),
    reads: fairQueue({ concurrency: engine === 'embedded' ? 1 : concurrency.reads }),
    writes: fairQueue({ concurrency: concurrency.writes }),
    walls: fairQueue({ concurrency: 1 }),
    heavy: heavyQueue(),
    accountOf: (tokenHash) => accounts.get(tokenHash),
    remember(tokenHash, userId) {
      if (accounts.has(tokenHash)) return
      accounts.set(tokenHash, userId)
      // Deletes the oldest one. If it is still in use, its next request adds it again.
      if (accounts.size > maxTokens) accounts.delete(accounts.keys().next().value ?? '')
    },
  }
}
