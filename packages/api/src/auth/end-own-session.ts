import { sessions } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { publish } from '../kernel/events.ts'

/**
 * Ends one of the caller's sessions, and the streams that are open by it.
 * @throws DomainError notFound: none of the caller's has that id, or it has ended
 */
export async function endOwnSession(ctx: UserContext, { id }: { id: string }): Promise<null> {
  const { userId } = ctx
  return ctx.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
      .returning({ id: sessions.id })
    if (ended.length === 0) throw new DomainError('notFound')
    await publish(tx, { kind: 'session', users: [userId] })
    return null
  })
}
