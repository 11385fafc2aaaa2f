import type { Queries } from '@questboard/db'
import { and, isNull, type SQL, sql } from '@questboard/db/drizzle'
import { deviceSessions } from '@questboard/db/schema'

/** Ends a running session. Its row stays, to prove what was ticked in it. */
export const endRunning = (queries: Queries, named: SQL, now: Date) =>
  queries
    .update(deviceSessions)
    .set({ endedAt: sql`least(${deviceSessions.expiresAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(named, isNull(deviceSessions.endedAt)))
