import type { Queries } from '@questboard/db'
import { and, eq, gt, isNull } from '@questboard/db/drizzle'
import { emailChanges, users } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import { DomainError } from '../kernel/errors.ts'
import { isTokenOf } from '../kernel/secrets/owned-token.ts'

/**
 * The request behind the link of an e-mail, without using it.
 * @throws DomainError tokenDoesNotExist: unknown, used, replaced, cancelled or older than a day
 */
export async function readEmailChange(queries: Queries, clock: Clock, token: string) {
  const [change] = await queries
    .select({ userId: emailChanges.userId, email: emailChanges.email, sessionId: emailChanges.sessionId })
    .from(emailChanges)
    .innerJoin(users, and(eq(users.id, emailChanges.userId), isNull(users.erasesAt), isNull(users.lockedAt)))
    .where(
      and(
        isTokenOf({ owner: emailChanges.userId, hash: emailChanges.tokenHash }, token),
        gt(emailChanges.expiresAt, clock.now()),
      ),
    )
  if (!change) throw new DomainError('tokenDoesNotExist')
  return change
}
