import type { Queries } from '@questboard/db'
import { allEqual, eq } from '@questboard/db/drizzle'
import { oauthCodes, oauthGrants } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { publish } from '../kernel/events/events.ts'

/**
 * Disconnects an app: its tokens become invalid on all servers at once, and its open streams end.
 * @throws DomainError notFound: the caller has no such app, or it was disconnected before
 */
export function revokeApp(ctx: UserContext, { id }: { id: string }): Promise<null> {
  const { userId } = ctx
  return ctx.transaction(async (tx) => {
    const ended = await tx
      .delete(oauthGrants)
      .where(allEqual(oauthGrants, { id, userId }))
      .returning({ clientId: oauthGrants.clientId })
    const [grant] = ended
    if (!grant) throw new DomainError('notFound')
    await tx.delete(oauthCodes).where(allEqual(oauthCodes, { userId, clientId: grant.clientId }))
    await publish(tx, { kind: 'session', users: [userId] })
    return null
  })
}

/** Disconnects all apps of a user. Only `revokeAccess` calls it, which also ends the streams. */
export async function revokeApps(queries: Queries, userId: string): Promise<void> {
  await queries.delete(oauthCodes).where(eq(oauthCodes.userId, userId))
  await queries.delete(oauthGrants).where(eq(oauthGrants.userId, userId))
}

/** Ends a grant with its tokens. */
export async function endGrant(queries: Queries, { id, userId }: { id: string; userId: string }): Promise<void> {
  await queries.delete(oauthGrants).where(allEqual(oauthGrants, { id, userId }))
  await publish(queries, { kind: 'session', users: [userId] })
}
