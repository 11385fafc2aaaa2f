import { and, eq, sql } from '@questboard/db/drizzle'
import { notifications } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'

/** Groups that a player handed over stay so after a restore, but no account is erased on the day that was announced. */
export async function forgetLeaving(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(notifications)
    .set({ data: sql`${notifications.data} - 'until'` })
    .where(and(eq(notifications.senderId, userId), eq(notifications.type, 'groupHandedOver')))
}
