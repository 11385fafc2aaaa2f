import { and, eq, isNotNull } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { confirmPassword } from '../auth/confirm-password.ts'
import { lockOwnAccount } from '../auth/lock-own-account.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { assertOwner, lockInstallation } from '../kernel/installation.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { ownerLimits } from './rules.ts'

type LockedAccount = { email: string; lang: 'bg' | 'en'; lockedAt: Date | null }

/** Work on an account that the owner has confirmed with a password. */
export async function asOwner<T>(
  ctx: UserContext,
  { id, password }: { id: string; password: string },
  work: (tx: Transaction, account: LockedAccount) => Promise<T>,
): Promise<T> {
  await assertOwner(ctx)
  await countAttempt(ctx.services, `owner:${ctx.userId}`, ownerLimits.accounts)
  const { hasSameHash } = await confirmPassword(ctx, password)
  return ctx.transaction(async (tx) => {
    await lockInstallation(tx, ctx)
    await lockOwnAccount(tx, ctx, hasSameHash)
    return work(tx, await assertAccount(tx, id))
  })
}

/** @throws DomainError userNotFound: also for a managed member, who has no account */
export async function assertAccount(tx: Transaction, id: string): Promise<LockedAccount> {
  const [found] = await tx
    .select({ email: users.email, lang: users.lang, lockedAt: users.lockedAt })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.email)))
    .for('no key update')
  if (!found?.email) throw new DomainError('userNotFound')
  return { ...found, email: found.email }
}
