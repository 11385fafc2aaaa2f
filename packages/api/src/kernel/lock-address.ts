import { addressSeed } from '@questboard/db'
import { sql } from '@questboard/db/drizzle'
import type { Transaction } from './transaction.ts'

/** Part of the text of the statement, not a parameter. */
const seed = sql.raw(String(addressSeed))

/**
 * Lets inviting an address and registering it follow one another, so that neither misses the other. Taken after the
 * group's lock where both are.
 */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, ${seed}))`)
}
