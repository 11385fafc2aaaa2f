import { and, eq, isNull } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { lockAccounts } from '../auth/lock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { asOwner } from './as-owner.ts'

/**
 * Locks the account of another person: it is signed out everywhere and cannot sign in. Locking it again changes
 * nothing.
 * @throws DomainError notAuthorized (also for their own account), tooManyRequests, incorrectOldPassword, userNotFound
 */
export async function lockByOwner(ctx: UserContext, input: { id: string; password: string }): Promise<null> {
  if (input.id === ctx.userId) throw new DomainError('notAuthorized')
  const { clock, log } = ctx.services
  return asOwner(ctx, input, async (tx) => {
    await lockAccounts(tx, clock, and(eq(users.id, input.id), isNull(users.lockedAt)))
    log.info({ owner: ctx.userId, account: input.id }, 'the owner locked an account')
    return null
  })
}
