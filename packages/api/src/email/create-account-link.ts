import { accountLinks } from '@questboard/db/schema'
import { type Clock, dayMs, hourMs } from '../kernel/clock.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { newOwnedToken } from '../kernel/secrets/owned-token.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** How long each link is valid. Rules: Accounts. */
const lifetimes = { activation: 48 * hourMs, recovery: hourMs, notMe: 7 * dayMs }

/**
 * @param email the address that it goes to, for a link about a sign-in
 * @returns the token of the link
 */
export async function createAccountLink(
  tx: Transaction,
  clock: Clock,
  { userId, ...link }: { userId: string } & ({ kind: 'activation' | 'recovery' } | { kind: 'notMe'; email: string }),
): Promise<string> {
  const token = newOwnedToken(userId)
  const now = clock.now()
  await tx.insert(accountLinks).values({
    tokenHash: hashOf(token),
    userId,
    ...link,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimes[link.kind]),
  })
  return token
}
