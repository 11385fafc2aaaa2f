import { missions, missionTasks } from '@questboard/db/schema'
import { and, count, eq, inArray } from 'drizzle-orm'
import { openItemsLimit } from '../game/rules.ts'
import { DomainError } from '../kernel/errors.ts'
import { pick } from '../kernel/pick.ts'
import { assertAccountStorage } from '../kernel/storage.ts'
import { type Transaction, violates } from '../kernel/transaction.ts'
import { missionTaskNames } from '../tasks/schema.ts'
import type { MissionRow } from './own-mission.ts'
import type { MissionTaskRow } from './own-task.ts'
import { readMission } from './read.ts'
import type { Mission } from './schema.ts'

/** The fields of a new mission. */
export type FreshMission = Pick<MissionRow, 'id' | 'userId' | 'name' | 'notes' | 'status' | 'from' | 'to' | 'createdAt'>

/** The fields of a new, open task of a mission. */
export type FreshTask = Pick<MissionTaskRow, 'id' | (typeof missionTaskNames)[number]>

/**
 * Adds a mission with its tasks to those of a locked player.
 * @throws DomainError tooManyItems, idAlreadyUsed
 * | Specification: Bounds.
 */
export async function insertMission(tx: Transaction, mission: FreshMission, tasks: FreshTask[]): Promise<Mission> {
  // Sent together, in this order. If there are too many missions, the transaction is rolled back.
  const [open, , , made] = await Promise.all([
    countOpen(tx, mission.userId),
    insertRow(tx, mission),
    insertTasks(tx, mission, tasks),
    readMission(tx, mission.userId, mission.id),
  ])
  if (open >= openItemsLimit) throw new DomainError('tooManyItems')
  await assertAccountStorage(tx, mission.userId)
  return made
}

/**
 * Adds tasks to a mission of the caller, in order.
 * @throws DomainError idAlreadyUsed
 */
export async function insertTasks(
  tx: Transaction,
  { id: missionId, createdAt }: { id: string; createdAt: Date },
  tasks: FreshTask[],
): Promise<MissionTaskRow[]> {
  if (tasks.length === 0) return []
  try {
    return await tx
      .insert(missionTasks)
      .values(tasks.map((task) => ({ ...pick(task, missionTaskNames), id: task.id, missionId, createdAt })))
      .returning()
  } catch (error) {
    if (violates(error, 'mission_tasks_pkey')) throw new DomainError('idAlreadyUsed')
    throw error
  }
}

async function insertRow(tx: Transaction, mission: FreshMission): Promise<void> {
  try {
    await tx.insert(missions).values(mission)
  } catch (error) {
    if (violates(error, 'missions_pkey')) throw new DomainError('idAlreadyUsed')
    throw error
  }
}

async function countOpen(tx: Transaction, userId: string): Promise<number> {
  const [open] = await tx
    .select({ count: count() })
    .from(missions)
    .where(and(eq(missions.userId, userId), inArray(missions.status, ['pending', 'active'])))
  return open?.count ?? 0
}
