import { allEqual, count, sql } from '@questboard/db/drizzle'
import { missions, missionTasks } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { firstOf } from '../kernel/errors.ts'
import { recordChange } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockPlayer, type Player } from '../players/lock-player.ts'
import type { TaskTotals } from './rules.ts'

export type MissionRow = typeof missions.$inferSelect

/**
 * A mission of its owner, whatever its status. The player is locked, so it cannot change meanwhile.
 * @throws DomainError missionNotFound: unknown, or of another user
 */
export async function findOwnMission(tx: Transaction, userId: string, id: string): Promise<MissionRow> {
  return firstOf(await tx.select().from(missions).where(allEqual(missions, { id, userId })), 'missionNotFound')
}

/**
 * Changes a mission of the caller, with the player locked.
 * @throws DomainError missionNotFound
 */
export function changeOwnMission<Result>(
  { transaction, userId }: UserContext,
  id: string,
  work: (tx: Transaction, own: { player: Player; mission: MissionRow }) => Promise<Result>,
): Promise<Result> {
  return transaction(async (tx) => {
    const [player, mission] = await Promise.all([lockPlayer(tx, userId), findOwnMission(tx, userId, id)])
    return work(tx, { player, mission })
  })
}

function typeOfChange({ status: before }: MissionRow, { status = before }: Partial<MissionRow>) {
  if (status === before) return 'mission.updated'
  if (status === 'active') return 'mission.activated'
  return status === 'completed' || status === 'archived' ? (`mission.${status}` as const) : 'mission.updated'
}

/** Saves changes to a mission of its owner, in the same transaction. */
export async function saveOwnMission(
  tx: Transaction,
  clock: Clock,
  mission: MissionRow,
  changes: Partial<MissionRow>,
): Promise<void> {
  const { id, userId } = mission
  const names = Object.keys(changes) as (keyof MissionRow)[]
  recordChange(tx, {
    userId,
    type: typeOfChange(mission, changes),
    item: { kind: 'mission', id },
    changed: [...names.filter((name) => changes[name] !== mission[name]), 'updatedAt'],
  })
  await tx
    .update(missions)
    .set({ ...changes, updatedAt: clock.now() })
    .where(allEqual(missions, { id, userId }))
}

/** Says that a task of a mission was deleted, whose own instant is gone with it. */
export async function touchMission(tx: Transaction, clock: Clock, { id, userId }: MissionRow): Promise<void> {
  await tx.update(missions).set({ updatedAt: clock.now() }).where(allEqual(missions, { id, userId }))
}

/** The totals of the tasks in a mission of its owner; zero for a mission of another user. */
export async function taskTotalsOf(tx: Transaction, userId: string, id: string): Promise<TaskTotals> {
  const [totals] = await tx
    .select({
      tasks: count(),
      completed: count(missionTasks.completedAt),
      gold: sql<number>`coalesce(sum(${missionTasks.gold}), 0)::int`,
    })
    .from(missionTasks)
    .where(allEqual(missionTasks, { missionId: id, userId }))
  return totals ?? { tasks: 0, completed: 0, gold: 0 }
}
