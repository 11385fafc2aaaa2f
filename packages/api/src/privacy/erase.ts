import { users } from '@questboard/db/schema'
import { asc, lte } from 'drizzle-orm'
import type { Services } from '../kernel/context.ts'
import { eraseAccount } from './erase-account.ts'

/** Accounts of one round: each is a transaction of its own, which holds all groups of its player. */
const mostAtOnce = 20

/**
 * Erases the data of those who asked for it and whose time to take it back has run out. Any number of servers may do it:
 * each account is erased once. One that fails is tried again in the next round and holds up nobody else of this one.
 * @returns whether there may be more to do at once
 *
 * Specification: Accounts.
 */
export async function eraseAccounts(services: Services): Promise<boolean> {
  const { database, clock, log } = services
  const due = await database.queries
    .select({ id: users.id })
    .from(users)
    .where(lte(users.erasesAt, clock.now()))
    .orderBy(asc(users.erasesAt))
    .limit(mostAtOnce)
  let erased = 0
  for (const { id } of due) {
    try {
      if (await eraseAccount(services, id)) erased += 1
    } catch (error) {
      log.error({ err: error, userId: id }, 'an account could not be erased')
    }
  }
  return due.length === mostAtOnce && erased > 0
}
