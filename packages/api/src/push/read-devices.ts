import type { Queries } from '@questboard/db'
import { allEqual, asc, eq, sql } from '@questboard/db/drizzle'
import { pushDevices, sessions } from '@questboard/db/schema'
import type { PushDevice } from './schema.ts'

/** Joins a device with the session in which it was registered. */
export const isSessionOfDevice = allEqual(sessions, { id: pushDevices.sessionId, userId: pushDevices.userId })

/** A player's devices that receive pushes, oldest first. */
export async function readPushDevices(queries: Queries, userId: string, tokenHash: string): Promise<PushDevice[]> {
  const found = await queries
    .select({
      id: pushDevices.id,
      name: pushDevices.name,
      createdAt: pushDevices.createdAt,
      lastSuccessAt: pushDevices.lastSuccessAt,
      current: sql<boolean>`${sessions.tokenHash} = ${tokenHash}`,
    })
    .from(pushDevices)
    .innerJoin(sessions, isSessionOfDevice)
    .where(eq(pushDevices.userId, userId))
    .orderBy(asc(pushDevices.createdAt), asc(pushDevices.id))
  return found.map(({ createdAt, lastSuccessAt, ...device }) => ({
    ...device,
    createdAt: createdAt.toISOString(),
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
  }))
}
