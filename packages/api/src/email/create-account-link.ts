import { accountLinks } from '@questboard/db/schema'
import { type Clock, dayMs, hourMs } from '../kernel/clock.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { newOwnedToken } from '../kernel/secrets/owned-token.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** How long each link is valid. Specification: Accounts. */
const lifetimes = { activation: 48 * hourMs, recovery: hourMs, notMe: 7 * dayMs }

/** @returns the token of the link */
export async function createAccountLink(
  tx: Transaction,
  clock: Clock,
  { userId, kind }: { userId: string; kind: keyof typeof lifetimes },
): Promise<string> {
  const token = newOwnedToken(userId)
  const now = clock.now()
  await tx.insert(accountLinks).values({
    tokenHash: hashOf(token),
    userId,
    kind,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimes[kind]),
  })
  return token
}
