import { sql } from 'drizzle-orm'
import type { Transaction } from '../kernel/transaction.ts'

/** Any number that no other advisory lock has. */
const transfers = 7_285_119

/** Before players are locked to send gems: until the transaction ends, no refund looks for them. */
export async function lockToSend(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${transfers})`)
}

/**
 * Before players are locked to take gems of a payment back: until the transaction ends, nobody sends any, so that those who have
 * them are known before they are locked, in the order of their ids.
 */
export async function lockToReverse(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${transfers})`)
}
