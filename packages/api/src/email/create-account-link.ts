import { accountLinks } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import { hashOf } from '../kernel/hash.ts'
import { newOwnedToken } from '../kernel/owned-token.ts'
import type { Transaction } from '../kernel/transaction.ts'

const hour = 3_600_000

/** How long each link is valid. Specification: Accounts. */
const lifetimes = { activation: 48 * hour, recovery: hour, notMe: 7 * 24 * hour }

/** @returns the token of the link */
export async function createAccountLink(
  tx: Transaction,
  clock: Clock,
  { userId, kind }: { userId: string; kind: keyof typeof lifetimes },
): Promise<string> {
  const token = newOwnedToken(userId)
  const now = clock.now()
  await tx.insert(accountLinks).values({
    ...{ tokenHash: hashOf(token), userId, kind },
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + lifetimes[kind]) },
  })
  return token
}
