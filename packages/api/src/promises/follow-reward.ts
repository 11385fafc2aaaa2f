import { and, eq } from '@questboard/db/drizzle'
import { promises } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'

/** The uses of a reward were reset. Cancelling what was redeemed before gives back no use. */
export async function forgetUses(tx: Transaction, rewardId: string): Promise<void> {
  await tx.update(promises).set({ takesUse: false }).where(eq(promises.rewardId, rewardId))
}

/** A member has another reward instead of one: what was redeemed belongs to the other, as the uses do. */
export async function moveToReward(
  tx: Transaction,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await tx
    .update(promises)
    .set({ rewardId: to })
    .where(and(eq(promises.rewardId, from), eq(promises.userId, userId)))
}
