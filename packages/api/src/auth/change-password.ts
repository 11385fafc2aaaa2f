import { allEqual, eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import { authLimits } from './limits.ts'
import { assertPasswordSignIn } from './password-sign-in.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { revokeAccess } from './revoke-access.ts'
import type { ChangePassword } from './schema.ts'

/**
 * Changes the password, and revokes all access except the current session. API tokens are revoked too unless they are
 * kept: anyone who knew the old password may have created one. Of two concurrent changes one succeeds.
 * @throws DomainError passwordSignInOff, tooManyRequests, passwordsMismatch, incorrectOldPassword
 *
 * Rules: Accounts.
 */
export async function changePassword(
  ctx: UserContext,
  { oldPassword, password, passwordConfirmation, keepTokens }: ChangePassword,
): Promise<null> {
  const { services, db, userId, tokenHash } = ctx
  assertPasswordSignIn(services)
  await countAttempt(services, `change-password:${userId}`, authLimits.signInOfAccount)
  if (password !== passwordConfirmation) throw new DomainError('passwordsMismatch')
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  if (!user?.passwordHash || !(await verifyPassword(user.passwordHash, oldPassword))) {
    throw new DomainError('incorrectOldPassword')
  }
  const verifiedHash = user.passwordHash
  const passwordHash = await hashPassword(password, services.passwordCost)
  return ctx.transaction(async (tx) => {
    await lockCaller(tx, ctx)
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(allEqual(users, { id: userId, passwordHash: verifiedHash }))
      .returning({ id: users.id })
    if (changed.length === 0) throw new DomainError('incorrectOldPassword')
    await revokeAccess(tx, services.clock, userId, { session: tokenHash, tokens: keepTokens })
    return null
  })
}
