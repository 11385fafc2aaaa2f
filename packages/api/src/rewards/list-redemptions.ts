import type { UserContext } from '../kernel/context.ts'
import { findEntries } from '../ledger/find-entries.ts'
import type { Redemption } from './schema.ts'

/** The ledger's redemptions, newest first, with the names that the rewards had then. */
export async function listRedemptions(
  { db, userId }: UserContext,
  { page, limit }: { page: number; limit: number },
): Promise<{ redemptions: Redemption[]; totalCount: number }> {
  const filter = { userId, currency: 'gold', reason: 'rewardRedeemed' } as const
  const { entries, totalCount } = await findEntries(db, filter, { page, limit })
  const redemptions = entries.map(({ reference, callId, item, amount, createdAt }) => ({
    id: callId ?? reference,
    name: item ?? '',
    gold: -amount,
    createdAt: createdAt.toISOString(),
  }))
  return { redemptions, totalCount }
}
