import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * For notifications about a creator who leaves by deleting the account: until when it can be restored. Empty if the
 * account stays, or is being erased.
 */
export async function leavesUntil(tx: Transaction, clock: Clock, creatorId: string): Promise<{ until?: string }> {
  const [creator] = await tx.select({ erasesAt: users.erasesAt }).from(users).where(eq(users.id, creatorId))
  const erasesAt = creator?.erasesAt
  return erasesAt && erasesAt > clock.now() ? { until: erasesAt.toISOString() } : {}
}
