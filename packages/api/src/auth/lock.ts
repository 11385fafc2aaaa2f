import { and, eq, isNotNull, isNull } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { publish } from '../kernel/events.ts'
import { transactionsOf } from '../kernel/transaction.ts'
import { revokeAccess } from './revoke-access.ts'

/** `as it was`: it was already in that state. `unknown`: no account has the address. */
export type Locked = 'done' | 'as it was' | 'unknown'

type On = Pick<Services, 'database' | 'clock'>

/**
 * Locks an account, for the operator. Its requests are refused, its open streams end, and its calendar address and
 * webhooks are revoked.
 * | Specification: Accounts.
 */
export async function lockAccount({ database, clock }: On, email: string): Promise<Locked> {
  return transactionsOf({ database, clock })(async (tx) => {
    const locked = await tx
      .update(users)
      .set({ lockedAt: clock.now() })
      .where(and(eq(users.email, email), isNull(users.lockedAt)))
      .returning({ id: users.id })
    for (const { id } of locked) await revokeAccess(tx, clock, id, { untilUnlocked: true })
    await publish(tx, { kind: 'session', users: locked.map(({ id }) => id) })
    return locked.length > 0 ? 'done' : (await isKnown(tx, email)) ? 'as it was' : 'unknown'
  })
}

/** Unlocks an account. All earlier access stays revoked, so the user signs in again. */
export async function unlockAccount({ database, clock }: On, email: string): Promise<Locked> {
  return transactionsOf({ database, clock })(async (tx) => {
    const unlocked = await tx
      .update(users)
      .set({ lockedAt: null })
      .where(and(eq(users.email, email), isNotNull(users.lockedAt)))
      .returning({ id: users.id })
    for (const { id } of unlocked) await revokeAccess(tx, clock, id)
    return unlocked.length > 0 ? 'done' : (await isKnown(tx, email)) ? 'as it was' : 'unknown'
  })
}

async function isKnown(on: Services['database']['queries'], email: string): Promise<boolean> {
  const found = await on.select({ id: users.id }).from(users).where(eq(users.email, email))
  return found.length > 0
}
