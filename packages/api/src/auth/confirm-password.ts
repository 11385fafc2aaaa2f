import { and, eq, isNull, type SQL, sql } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { authLimits } from './limits.ts'
import { verifyPassword } from './passwords.ts'

/**
 * Checks the caller's password before a change that needs it. An account without one, which signs in with a provider,
 * sends an empty one. Where the operator has switched passwords off, none is asked for: an old one is forgotten, and
 * could not be reset. Hashing is slow, so this runs before the transaction.
 * @returns a condition on the caller's row: the password is still the same
 * @throws DomainError tooManyRequests, incorrectOldPassword
 */
export async function confirmPassword(
  { services, db, userId }: UserContext,
  password: string,
): Promise<{ hasSameHash: SQL }> {
  await countAttempt(services, `confirm-password:${userId}`, authLimits.signInOfAccount)
  if (!services.passwordSignIn) return { hasSameHash: sql`true` }
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  if (!user || !(await isOwnPassword(user.passwordHash, password))) throw new DomainError('incorrectOldPassword')
  const { passwordHash } = user
  return { hasSameHash: passwordHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, passwordHash) }
}

/**
 * Checks in a transaction, after `lockCaller`, that the password did not change since `confirmPassword`.
 * @throws DomainError incorrectOldPassword
 */
export async function assertSamePassword(tx: Transaction, userId: string, hasSameHash: SQL): Promise<void> {
  const same = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), hasSameHash))
  if (same.length === 0) throw new DomainError('incorrectOldPassword')
}

const isOwnPassword = (hash: string | null, password: string): Promise<boolean> | boolean =>
  hash === null ? password === '' : verifyPassword(hash, password)
