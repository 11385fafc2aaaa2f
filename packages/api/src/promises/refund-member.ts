import { allEqual, asc } from '@questboard/db/drizzle'
import { promises } from '@questboard/db/schema'
import type { RefundMember } from '../member-removal.ts'
import { returnRubies } from './return-rubies.ts'

/**
 * Cancels what a group owes to a member who leaves. The rubies return before the membership ends; the uses of rewards
 * stay counted, as they do when a reward is taken away.
 *
 * Rules: Vouchers.
 */
export const refundMemberPromises: RefundMember = async (tx, clock, { groupId, userId, membershipId }) => {
  const owed = await tx
    .select()
    .from(promises)
    .where(allEqual(promises, { groupId, userId, status: 'owed' }))
    .orderBy(asc(promises.sequence))
  const account = { id: membershipId, groupId, userId }
  for (const promise of owed) await returnRubies(tx, clock, { promise, account })
}
