import { sessions } from '@questboard/db/schema'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { UserContext } from '../kernel/context.ts'
import type { Session } from './schema.ts'

/** Where the caller is signed in, oldest first. A session that ran out lets nobody in and is not told. */
export async function listSessions({ db, services, userId, tokenHash }: UserContext): Promise<Session[]> {
  const found = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, services.clock.now())))
    .orderBy(asc(sessions.createdAt), asc(sessions.id))
  return found.map((session) => ({
    id: session.id,
    agent: session.agent,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    current: session.tokenHash === tokenHash,
  }))
}
