import type { Database } from '@questboard/db'
import { type FairQueue, fairQueue } from './fair-queue.ts'
import { type HeavyLane, heavyLane } from './heavy-lane.ts'

/**
 * What keeps one account from taking the server from the others. No more than this runs at the same time in one server
 * process; the rest waits, without a connection to the database. It is no rate limit, and holds without those.
 */
export interface AccountQueues {
  /** Whole requests: by account where the token is known, else by network address. */
  requests: FairQueue
  /** Calls that read, by user id, however many sessions and tokens the user has. */
  reads: FairQueue
  /** Calls that write, by user id. They would lock the same rows, and wait for one another with a connection each. */
  writes: FairQueue
  /** Calls of accounts with large responses. */
  heavy: HeavyLane
  /** The account of a token by its hash, as of the last time it was used: for a place in a queue, never for permission. */
  accountOf(tokenHash: string): string | undefined
  remember(tokenHash: string, userId: string): void
}

const atOnce = { requests: 4, reads: 2, writes: 1 }

/** A request that takes longer waits for somebody outside, or for a slow sender, in milliseconds. */
const longestRequest = 1_000

/** Tokens that are remembered. */
const mostTokens = 10_000

/** The queues of one server process. */
export function accountQueues({ engine }: Pick<Database, 'engine'>): AccountQueues {
  const accounts = new Map<string, string>()
  return {
    requests: fairQueue({ atOnce: atOnce.requests, longestTurn: longestRequest }),
    reads: fairQueue({ atOnce: engine === 'embedded' ? 1 : atOnce.reads }),
    writes: fairQueue({ atOnce: atOnce.writes }),
    heavy: heavyLane(),
    accountOf: (tokenHash) => accounts.get(tokenHash),
    remember(tokenHash, userId) {
      if (accounts.has(tokenHash)) return
      accounts.set(tokenHash, userId)
      // The oldest one: if it is still used, it is remembered again at its next request.
      if (accounts.size > mostTokens) accounts.delete(accounts.keys().next().value ?? '')
    },
  }
}
