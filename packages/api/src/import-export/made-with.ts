import { allEqual, and, eq, inArray, isNotNull } from '@questboard/db/drizzle'
import { createdItems } from '@questboard/db/schema'
import { idsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** The ids of all items that were created by the same call as this item. Empty if there is no such call. */
export async function idsMadeWith(tx: Transaction, userId: string, id: string): Promise<string[]> {
  const call = tx
    .select({ bodyHash: createdItems.bodyHash })
    .from(createdItems)
    .where(and(allEqual(createdItems, { id, userId }), isNotNull(createdItems.bodyHash)))
  const made = await tx
    .select({ id: createdItems.id })
    .from(createdItems)
    .where(and(eq(createdItems.userId, userId), inArray(createdItems.bodyHash, call)))
  return idsOf(made)
}
