import { and, isNotNull, isNull, type SQL } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { hasAddress } from '../kernel/addresses.ts'
import type { Clock } from '../kernel/clock.ts'
import type { CommandResult } from '../kernel/command-result.ts'
import type { Services } from '../kernel/context.ts'
import { publish } from '../kernel/events/events.ts'
import { idsOf } from '../kernel/ids-of.ts'
import { createTransactionRunner, type Transaction } from '../kernel/transaction.ts'
import { revokeAccess } from './revoke-access.ts'

type LockServices = Pick<Services, 'database' | 'clock'>

/**
 * Locks an account, for the operator. Its requests are refused, its open streams end, and its calendar address and
 * webhooks are revoked.
 *
 * Rules: Accounts.
 */
export async function lockAccount({ database, clock }: LockServices, email: string): Promise<CommandResult> {
  return createTransactionRunner({ database, clock })(async (tx) => {
    const locked = await lockAccounts(tx, clock, and(hasAddress(email), isNull(users.lockedAt)))
    return locked > 0 ? 'done' : (await isKnown(tx, email)) ? 'unchanged' : 'unknown'
  })
}

/**
 * Locks the accounts of a condition.
 * @returns how many
 */
export async function lockAccounts(tx: Transaction, clock: Clock, which: SQL | undefined): Promise<number> {
  const locked = await tx.update(users).set({ lockedAt: clock.now() }).where(which).returning({ id: users.id })
  for (const { id } of locked) await revokeAccess(tx, clock, id, { untilUnlocked: true })
  await publish(tx, { kind: 'session', users: idsOf(locked) })
  return locked.length
}

/** Unlocks an account. All earlier access stays revoked, so the user signs in again. */
export async function unlockAccount({ database, clock }: LockServices, email: string): Promise<CommandResult> {
  return createTransactionRunner({ database, clock })(async (tx) => {
    const unlocked = await unlockAccounts(tx, clock, and(hasAddress(email), isNotNull(users.lockedAt)))
    return unlocked > 0 ? 'done' : (await isKnown(tx, email)) ? 'unchanged' : 'unknown'
  })
}

/**
 * Unlocks the accounts of a condition.
 * @returns how many
 */
export async function unlockAccounts(tx: Transaction, clock: Clock, which: SQL | undefined): Promise<number> {
  const unlocked = await tx.update(users).set({ lockedAt: null }).where(which).returning({ id: users.id })
  for (const { id } of unlocked) await revokeAccess(tx, clock, id)
  return unlocked.length
}

async function isKnown(queries: Services['database']['queries'], email: string): Promise<boolean> {
  const found = await queries.select({ id: users.id }).from(users).where(hasAddress(email))
  return found.length > 0
}
