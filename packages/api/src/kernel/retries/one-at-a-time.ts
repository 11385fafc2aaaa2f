import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@questboard/db/drizzle'
import type { UserContext } from '../context.ts'
import { DomainError } from '../errors.ts'
import { type RunTransaction, rows } from '../transaction.ts'

/** Thrown in a transaction while another request with the same key runs. The transaction is then retried. */
export class StillRunning extends Error {
  override name = 'StillRunning'
}

/** The time between tries, about 2 seconds in all. No connection is held meanwhile. */
const pausesMs = [25, 50, 100, 200, 400, 600, 600]

const retryAfterSeconds = 1

interface Owner extends Pick<UserContext, 'userId' | 'waitOutside'> {
  key: string
}

/**
 * Runs one of several requests with the same key at a time, across all servers. The others wait briefly, outside the
 * database.
 * @throws DomainError requestInProgress: the first request takes longer than that
 */
export const oneAtATime =
  (transaction: RunTransaction, { userId, key, waitOutside }: Owner): RunTransaction =>
  async (work) => {
    for (const milliseconds of [0, ...pausesMs]) {
      if (milliseconds > 0) await waitOutside(() => pause(milliseconds))
      try {
        return await transaction(async (tx) => {
          const name = `call ${userId} ${key}`
          const [lock] = await rows<{ taken: boolean }>(
            tx,
            sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`,
          )
          if (!lock?.taken) throw new StillRunning()
          return work(tx)
        })
      } catch (error) {
        if (!(error instanceof StillRunning)) throw error
      }
    }
    throw new DomainError('requestInProgress', { retryAfter: retryAfterSeconds })
  }
