import { transferLock } from '@questboard/db'
import { sql } from '@questboard/db/drizzle'
import type { Transaction } from '../kernel/transaction.ts'

/** Call before locking players to send gems: until the transaction ends, no refund looks for these gems. */
export async function lockToSend(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${transferLock})`)
}

/**
 * Call before locking players to take back gems of a payment: until the transaction ends, no gems are sent. So the
 * players who have them are known before they are locked, in the order of their ids.
 */
export async function lockToReverse(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${transferLock})`)
}
