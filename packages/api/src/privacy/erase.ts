import { and, asc, gt, lte } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { passOnGroups } from '../groups/leaving-creator.ts'
import type { Services } from '../kernel/context.ts'
import { eraseAccount } from './erase-account.ts'

/** Accounts in one round. Each is a transaction that locks all groups of its player. */
const batchSize = 20

/**
 * Erases accounts whose deletion is due, and passes on the groups whose new creator did not answer in time. Any number
 * of servers can do this: each account is erased once. A failed one is retried in the next round and does not delay the
 * others.
 * @returns whether there may be more to erase now
 *
 * Rules: Accounts.
 */
export async function eraseAccounts(services: Services): Promise<boolean> {
  const { database, clock, log } = services
  await passOnGroups(services)
  let erased = 0
  let last: string | undefined
  // Continues after accounts that could not be erased.
  for (;;) {
    const due = await database.queries
      .select({ id: users.id })
      .from(users)
      .where(and(lte(users.erasesAt, clock.now()), last ? gt(users.id, last) : undefined))
      .orderBy(asc(users.id))
      .limit(batchSize)
    for (const { id } of due) {
      last = id
      try {
        if (await eraseAccount(services, id)) erased += 1
      } catch (error) {
        log.error({ err: error, userId: id }, 'an account could not be erased')
      }
    }
    if (due.length < batchSize) return false
    if (erased > 0) return true
  }
}
