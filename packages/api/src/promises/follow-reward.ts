import { allEqual, and, eq } from '@questboard/db/drizzle'
import { promises } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'

interface Reward {
  id: string
  groupId: string
}

const isOf = ({ id, groupId }: Reward) => allEqual(promises, { rewardId: id, groupId })

/** The uses of a reward were reset. Cancelling what was redeemed before gives back no use. */
export async function forgetUses(tx: Transaction, reward: Reward): Promise<void> {
  await tx.update(promises).set({ takesUse: false }).where(isOf(reward))
}

/** A member has another reward instead of one: what was redeemed belongs to the other, as the uses do. */
export async function moveToReward(
  tx: Transaction,
  { userId, from, to }: { userId: string; from: Reward; to: Reward },
): Promise<void> {
  await tx
    .update(promises)
    .set({ rewardId: to.id })
    .where(and(isOf(from), eq(promises.userId, userId)))
}
