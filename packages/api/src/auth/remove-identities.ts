import { and, eq, type SQL } from '@questboard/db/drizzle'
import { identities } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * Disconnects a locked account from identity providers, because someone else may have connected them. Each opens the
 * account alone.
 * @param which a condition for the identities; all of them by default
 * @returns the removed rows
 */
export const removeIdentities = (tx: Transaction, userId: string, which?: SQL) =>
  tx
    .delete(identities)
    .where(and(eq(identities.userId, userId), which))
    .returning()
