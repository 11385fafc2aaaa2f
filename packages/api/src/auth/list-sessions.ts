import { sessions } from '@questboard/db/schema'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { UserContext } from '../kernel/context.ts'
import type { Session } from './schema.ts'

/** Signing in often makes many: ending all others needs none of them named. */
const most = 500

/** Where the caller is signed in, oldest first: the newest 500. A session that ran out lets nobody in and is not told. */
export async function listSessions({ db, services, userId, tokenHash }: UserContext): Promise<Session[]> {
  const found = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, services.clock.now())))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(most)
  return found.reverse().map((session) => ({
    id: session.id,
    agent: session.agent,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    current: session.tokenHash === tokenHash,
  }))
}
