import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { UserContext } from './context.ts'
import { DomainError } from './errors.ts'
import type { Transaction } from './transaction.ts'

/**
 * Locks the caller's account and then checks the session or token again. A call that was running when these were
 * revoked must not change anything that grants access.
 * @throws DomainError yourAccountIsLocked, authenticationFailed
 */
export async function lockCaller(
  tx: Transaction,
  ctx: Pick<UserContext, 'userId' | 'isAccessStillValid'>,
): Promise<void> {
  const [account] = await tx
    .select({ lockedAt: users.lockedAt })
    .from(users)
    .where(eq(users.id, ctx.userId))
    .for('no key update')
  if (account?.lockedAt) throw new DomainError('yourAccountIsLocked')
  if (!(await ctx.isAccessStillValid(tx))) throw new DomainError('authenticationFailed')
}
