import { and, eq, isNotNull } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { revokeAccess } from '../auth/revoke-access.ts'
import { stayAsCreator } from '../groups/leaving-creator.ts'
import type { Clock } from '../kernel/clock.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { showAccount } from './hide-account.ts'
import { lockWithChildren, showChildren } from './hide-children.ts'

/**
 * Cancels the deletion of a known account.
 * @param passwordHash the hash of the verified password; omitted when a provider signs in
 * @throws DomainError accountDoesNotWaitForDeletion, yourAccountIsLocked, wrongCredentials: the account was erased or
 * its password changed since it was looked up
 */
export async function cancelDeletion(
  tx: Transaction,
  clock: Clock,
  { userId, passwordHash }: { userId: string; passwordHash?: string | null },
): Promise<void> {
  const { groups, children } = await lockWithChildren(tx, userId)
  const restored = await tx
    .update(users)
    .set({ erasesAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.erasesAt)))
    .returning({ passwordHash: users.passwordHash, lockedAt: users.lockedAt })
  if (restored.length === 0) {
    const there = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId))
    throw new DomainError(there.length > 0 ? 'accountDoesNotWaitForDeletion' : 'wrongCredentials')
  }
  // The state checked before this transaction may have changed. Then nothing is restored.
  if (restored.some(({ lockedAt }) => lockedAt)) throw new DomainError('yourAccountIsLocked')
  if (passwordHash !== undefined && restored.some((account) => account.passwordHash !== passwordHash)) {
    throw new DomainError('wrongCredentials')
  }
  // Accounts whose deletion was requested before requests revoked all access.
  await revokeAccess(tx, clock, userId)
  await stayAsCreator(tx, groups, userId)
  await showAccount(tx, clock, { userId, groups })
  await showChildren(tx, clock, { guardianId: userId, children })
}
