import { and, eq, isNull } from '@questboard/db/drizzle'
import { accessTokens } from '@questboard/db/schema'
import { addDays, type Day, localDay, midnight, nextRollover } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimNewId } from '../kernel/created-items.ts'
import { invalidField } from '../kernel/errors.ts'
import { assertRoomIn } from '../kernel/limits/count-rows.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import { shortestScopes } from '../kernel/scopes.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { showToken } from './list.ts'
import { type CreatedToken, type CreateToken, maxTokenDays, maxTokens } from './schema.ts'
import { newAccessToken } from './secret.ts'

/**
 * Creates an API token. Only this response contains it; it is not stored.
 * @throws DomainError invalidData: an expiry in the past or more than a year away, tooManyItems, idAlreadyUsed,
 * requestInProgress
 */
export function createToken(ctx: UserContext, input: CreateToken): Promise<CreatedToken> {
  const { services, userId, zone } = ctx
  const { name, scopes, expiresOn } = input
  const lastDay = expiresOn ?? undefined
  return onceInTransaction(ctx, input, async (tx) => {
    if (lastDay !== undefined) assertWithinYear(lastDay, ctx)
    // With the lock, parallel calls count each other's tokens.
    await lockCaller(tx, ctx)
    const isOwn = and(eq(accessTokens.userId, userId), isNull(accessTokens.grantId))
    await assertRoomIn(tx, accessTokens, isOwn, { max: maxTokens })
    const token = newAccessToken(userId)
    const id = await claimNewId(tx, ctx, input.id)
    const row = {
      id,
      userId,
      name,
      scopes: shortestScopes(scopes),
      tokenHash: hashOf(token),
      expiresAt: lastDay === undefined ? null : nextRollover(lastDay, zone, midnight),
      lastUsedAt: null,
      createdAt: services.clock.now(),
    }
    await tx.insert(accessTokens).values(row)
    return { token, accessToken: showToken(row) }
  })
}

/** The validity of a token is in calendar days, whenever the days of its owner start. */
function assertWithinYear(lastDay: Day, { services, zone }: UserContext): void {
  const today = localDay(services.clock.now(), zone, midnight)
  if (lastDay >= today && lastDay <= addDays(today, maxTokenDays)) return
  const message = `from today to ${maxTokenDays} days from now`
  throw invalidField('expiresOn', message)
}
