import { allEqual } from '@questboard/db/drizzle'
import { deeds } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'
import type { MemberRemoval } from '../member-removal.ts'
import { withdrawNotifications } from '../notifications/notify.ts'
import { deedSource } from './read-deeds.ts'

/**
 * Withdraws the open deeds of a leaving member.
 *
 * Rules: Something extra.
 */
export async function removeMemberDeeds(tx: Transaction, { groupId, userId, at }: MemberRemoval): Promise<void> {
  const withdrawn = await tx
    .update(deeds)
    .set({ status: 'withdrawn', closedAt: at })
    .where(allEqual(deeds, { groupId, userId, status: 'open' }))
    .returning({ id: deeds.id })
  await withdrawNotifications(tx, ...withdrawn.map(({ id }) => deedSource(id)))
}
