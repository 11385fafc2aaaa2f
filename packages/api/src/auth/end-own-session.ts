import { allEqual } from '@questboard/db/drizzle'
import { sessions } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { publish } from '../kernel/events/events.ts'

/**
 * Ends one of the caller's sessions, and its open streams.
 * @throws DomainError notFound: unknown, ended, or of another user
 */
export async function endOwnSession(ctx: UserContext, { id }: { id: string }): Promise<null> {
  const { userId } = ctx
  return ctx.transaction(async (tx) => {
    const ended = await tx.delete(sessions).where(allEqual(sessions, { id, userId })).returning({ id: sessions.id })
    if (ended.length === 0) throw new DomainError('notFound')
    await publish(tx, { kind: 'session', users: [userId] })
    return null
  })
}
