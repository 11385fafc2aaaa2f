import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'

type User = typeof users.$inferSelect

/**
 * Refuses accounts that cannot sign in even with the right password.
 * @throws DomainError accountNotActivated, yourAccountIsLocked, accountWaitsForDeletion
 */
export function assertOpen({ activatedAt, lockedAt, erasesAt }: User): void {
  if (!activatedAt) throw new DomainError('accountNotActivated')
  if (lockedAt) throw new DomainError('yourAccountIsLocked')
  if (erasesAt) throw new DomainError('accountWaitsForDeletion')
}

/**
 * Locks an account to sign in, and checks that its password has not changed since it was verified: hashing is too slow
 * to be done under a lock.
 * @throws DomainError wrongCredentials, accountNotActivated, yourAccountIsLocked, accountWaitsForDeletion
 */
export async function lockCredentials(tx: Transaction, { id, passwordHash }: User): Promise<void> {
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for('share')
  if (!account || account.passwordHash !== passwordHash) throw new DomainError('wrongCredentials')
  assertOpen(account)
}
