import type { UserContext } from '../kernel/context.ts'
import { findEntries } from '../ledger/find-entries.ts'
import type { Redemption } from './schema.ts'

/** What was redeemed, newest first, under the names that the rewards had then: the ledger's own account of it. */
export async function listRedemptions(
  { db, userId }: UserContext,
  { page, limit }: { page: number; limit: number },
): Promise<{ redemptions: Redemption[]; totalCount: number }> {
  const about = { userId, currency: 'gold', reason: 'rewardRedeemed' } as const
  const { entries, totalCount } = await findEntries(db, about, { page, limit })
  const redemptions = entries.map(({ reference, callId, item, amount, createdAt }) => ({
    id: callId ?? reference,
    name: item ?? '',
    gold: -amount,
    createdAt: createdAt.toISOString(),
  }))
  return { redemptions, totalCount }
}
