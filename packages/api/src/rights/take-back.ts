import { users } from '@questboard/db/schema'
import { and, eq, isNotNull } from 'drizzle-orm'
import { endSessions } from '../auth/sessions.ts'
import { holdGroupsOf } from '../groups/hide.ts'
import type { Clock } from '../kernel/clock.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { revokeTokens } from '../tokens/revoke.ts'
import { showAccount } from './hide-account.ts'

/**
 * Takes back the request for deletion of a known account. Whoever is erased at this moment is gone, as is a wrong password.
 * @throws DomainError accountDoesNotWaitForDeletion, wrongCredentials (it is gone)
 */
export async function takeBack(tx: Transaction, clock: Clock, userId: string): Promise<void> {
  const groups = await holdGroupsOf(tx, userId)
  const restored = await tx
    .update(users)
    .set({ erasesAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.erasesAt)))
    .returning({ id: users.id })
  if (restored.length === 0) {
    const there = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId))
    throw new DomainError(there.length > 0 ? 'accountDoesNotWaitForDeletion' : 'wrongCredentials')
  }
  // Whatever slipped in while the account was being hidden lets nobody in now.
  await endSessions(tx, userId)
  await revokeTokens(tx, userId)
  await showAccount(tx, clock, { userId, groups })
}
