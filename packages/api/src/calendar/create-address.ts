import { calendarFeeds } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { newOwnedToken } from '../kernel/secrets/owned-token.ts'
import type { CalendarAddress, CreateAddress } from './schema.ts'

/**
 * Creates the caller's calendar URL and revokes the previous one.
 * @throws DomainError authenticationFailed, yourAccountIsLocked: access was revoked meanwhile, idAlreadyUsed,
 * requestInProgress
 */
export function createCalendarAddress(ctx: UserContext, input: CreateAddress): Promise<CalendarAddress> {
  const { services, userId } = ctx
  return onceInTransaction(ctx, input, async (tx) => {
    await lockCaller(tx, ctx)
    const secret = newOwnedToken(userId)
    const fresh = { secretHash: hashOf(secret), createdAt: services.clock.now(), lastReadAt: null }
    await tx
      .insert(calendarFeeds)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: fresh })
    return { address: `${services.publicUrl()}/calendar/${secret}.ics`, createdAt: fresh.createdAt.toISOString() }
  })
}
