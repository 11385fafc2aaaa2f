import { missions, missionTasks } from '@questboard/db/schema'
import { and, count, eq, sql } from 'drizzle-orm'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { Work } from './rules.ts'

export type MissionRow = typeof missions.$inferSelect

/**
 * A mission of its owner, whatever its status. The player's lock is held, so that it stays as it is read.
 * @throws DomainError missionNotFound: unknown, or somebody else's
 */
export async function findOwnMission(tx: Transaction, userId: string, id: string): Promise<MissionRow> {
  const [mission] = await tx
    .select()
    .from(missions)
    .where(and(eq(missions.id, id), eq(missions.userId, userId)))
  if (!mission) throw new DomainError('missionNotFound')
  return mission
}

/** Writes what changed of a mission that was found as one's own, in the same transaction. */
export async function saveOwnMission(
  tx: Transaction,
  { id, userId }: Pick<MissionRow, 'id' | 'userId'>,
  changes: Partial<MissionRow>,
): Promise<void> {
  await tx
    .update(missions)
    .set(changes)
    .where(and(eq(missions.id, id), eq(missions.userId, userId)))
}

/** What there is to do in one's own mission: nothing, when it is somebody else's. */
export async function workOf(tx: Transaction, userId: string, id: string): Promise<Work> {
  const [work] = await tx
    .select({
      tasks: count(),
      completed: count(missionTasks.completedAt),
      gold: sql<number>`coalesce(sum(${missionTasks.gold}), 0)::int`,
    })
    .from(missionTasks)
    .innerJoin(missions, and(eq(missions.id, missionTasks.missionId), eq(missions.userId, userId)))
    .where(eq(missionTasks.missionId, id))
  return work ?? { tasks: 0, completed: 0, gold: 0 }
}
