import { and, eq, isNull } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { authLimits } from '../auth/limits.ts'
import { verifyPassword } from '../auth/passwords.ts'
import { revokeAccess } from '../auth/revoke-access.ts'
import { holdGroupsOf } from '../groups/hide.ts'
import { type Day, localDay, midnight } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { hideAccount } from './hide-account.ts'

/**
 * Requests the deletion of the caller's account. All access is revoked and the account is hidden at once; it is erased
 * after the days in which this can be cancelled. An account without a password, which signs in with a provider, sends
 * an empty one.
 * @returns the day on which the data is erased, in the caller's time zone
 * @throws DomainError tooManyRequests, incorrectOldPassword
 *
 * Specification: Accounts.
 */
export async function requestDeletion(
  ctx: UserContext,
  { password }: { password: string },
): Promise<{ deletesOn: Day }> {
  const { services, db, userId, zone } = ctx
  const { clock, erasureDays } = services
  await countAttempt(services, `deletion:${userId}`, authLimits.signInOfAccount)
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  if (!user || !(await isOwnPassword(user.passwordHash, password))) throw new DomainError('incorrectOldPassword')
  const { passwordHash } = user
  const erasesAt = new Date(clock.now().getTime() + erasureDays * 86_400_000)
  await ctx.transaction(async (tx) => {
    const groups = await holdGroupsOf(tx, userId)
    await lockCaller(tx, ctx)
    const sameHash = passwordHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, passwordHash)
    const asked = await tx
      .update(users)
      .set({ erasesAt })
      .where(and(eq(users.id, userId), sameHash))
      .returning({ id: users.id })
    if (asked.length === 0) throw new DomainError('incorrectOldPassword')
    await hideAccount(tx, clock, { userId, groups })
    await revokeAccess(tx, clock, userId)
  })
  return { deletesOn: localDay(erasesAt, zone, midnight) }
}

const isOwnPassword = (hash: string | null, password: string): Promise<boolean> | boolean =>
  hash === null ? password === '' : verifyPassword(hash, password)
