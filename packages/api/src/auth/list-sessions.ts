import { and, desc, eq, gt } from '@questboard/db/drizzle'
import { sessions } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import type { Session } from './schema.ts'

/** The most sessions that are listed. Frequent sign-ins create many, which can all be ended without listing each. */
const maxSessions = 500

/** The caller's active sessions, oldest first; at most the newest 500. */
export async function listSessions({ db, services, userId, tokenHash }: UserContext): Promise<Session[]> {
  const found = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, services.clock.now())))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(maxSessions)
  return found.reverse().map((session) => ({
    id: session.id,
    agent: session.agent,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    current: session.tokenHash === tokenHash,
  }))
}
