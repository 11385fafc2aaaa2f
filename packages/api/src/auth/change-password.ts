import { users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { revokeTokens } from '../tokens/revoke.ts'
import { authLimits } from './limits.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import type { ChangePassword } from './schema.ts'
import { endSessions } from './sessions.ts'

/**
 * Changes the password and ends all other sessions; tokens for programs, too, unless they are to be kept: whoever knew the
 * old password may have made one.
 * @throws DomainError tooManyRequests, passwordsMismatch, incorrectOldPassword
 *
 * Specification: Accounts.
 */
export async function changePassword(
  ctx: UserContext,
  { oldPassword, password, passwordConfirmation, keepTokens }: ChangePassword,
): Promise<null> {
  const { services, db, userId, tokenHash } = ctx
  await countAttempt(services, `change-password:${userId}`, authLimits.signInOfAccount)
  if (password !== passwordConfirmation) throw new DomainError('passwordsMismatch')
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  if (!(await verifyPassword(user?.passwordHash, oldPassword))) throw new DomainError('incorrectOldPassword')
  const passwordHash = await hashPassword(password)
  return ctx.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
    await endSessions(tx, userId, { except: tokenHash })
    if (!keepTokens) await revokeTokens(tx, userId)
    return null
  })
}
