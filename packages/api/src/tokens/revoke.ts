import type { Queries } from '@questboard/db'
import { allEqual, and, eq, isNull } from '@questboard/db/drizzle'
import { accessTokens } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { publish } from '../kernel/events/events.ts'

/**
 * Revokes one of the caller's tokens. The next request with it is refused, and its open streams end.
 * @throws DomainError notFound: the caller has no such token, or it was revoked before
 */
export async function revokeToken(ctx: UserContext, { id }: { id: string }): Promise<null> {
  const { userId } = ctx
  return ctx.transaction(async (tx) => {
    const revoked = await tx
      .delete(accessTokens)
      .where(and(allEqual(accessTokens, { id, userId }), isNull(accessTokens.grantId)))
      .returning({ id: accessTokens.id })
    if (revoked.length === 0) throw new DomainError('notFound')
    await publish(tx, { kind: 'session', users: [userId] })
    return null
  })
}

/** Revokes all API tokens of a user. Only `revokeAccess` calls it, which also ends the sessions and the streams. */
export async function revokeTokens(queries: Queries, userId: string): Promise<void> {
  await queries.delete(accessTokens).where(eq(accessTokens.userId, userId))
}
