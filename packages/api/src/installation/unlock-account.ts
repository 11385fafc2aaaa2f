import { and, eq, isNotNull } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { unlockAccounts } from '../auth/lock.ts'
import type { UserContext } from '../kernel/context.ts'
import { lockInstallation } from '../kernel/installation.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { assertAccount } from './as-owner.ts'
import { ownerLimits } from './rules.ts'

/**
 * Lets a locked account sign in again.
 * @throws DomainError notAuthorized, tooManyRequests, userNotFound
 */
export async function unlockByOwner(ctx: UserContext, { id }: { id: string }): Promise<null> {
  const { clock, log } = ctx.services
  await countAttempt(ctx.services, `owner:${ctx.userId}`, ownerLimits.accounts)
  return ctx.transaction(async (tx) => {
    await lockInstallation(tx, ctx)
    await assertAccount(tx, id)
    await unlockAccounts(tx, clock, and(eq(users.id, id), isNotNull(users.lockedAt)))
    log.info({ owner: ctx.userId, account: id }, 'the owner unlocked an account')
    return null
  })
}
