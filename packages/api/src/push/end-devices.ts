import { and, eq, inArray, ne } from '@questboard/db/drizzle'
import { pushDevices, sessions } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * Ends the devices of a user that receive pushes; with `except`, all but those of that session (its token hash). Only
 * `revokeAccess` calls it: a session that ends takes its devices along.
 */
export async function endPushDevices(tx: Transaction, userId: string, except: string | undefined): Promise<void> {
  const ending = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.tokenHash, except)))
  await tx.delete(pushDevices).where(and(eq(pushDevices.userId, userId), inArray(pushDevices.sessionId, ending)))
}
