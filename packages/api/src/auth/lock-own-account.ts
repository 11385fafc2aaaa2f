import { and, eq, type SQL } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * Locks the caller's account for a change of how it signs in.
 * @param hasSameHash the condition that `confirmPassword` returned, if the change needs the password
 * @throws DomainError yourAccountIsLocked, authenticationFailed, incorrectOldPassword: the password has changed since
 */
export async function lockOwnAccount(
  tx: Transaction,
  ctx: UserContext,
  hasSameHash?: SQL,
): Promise<{ email: string; name: string; lang: Locale }> {
  await lockCaller(tx, ctx)
  const [user] = await tx
    .select({ email: users.email, name: users.name, lang: users.lang })
    .from(users)
    .where(and(eq(users.id, ctx.userId), hasSameHash))
  if (!user?.email) throw new DomainError('incorrectOldPassword')
  return { ...user, email: user.email }
}
