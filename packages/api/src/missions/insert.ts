import { and, eq, inArray } from '@questboard/db/drizzle'
import { missions, missionTasks } from '@questboard/db/schema'
import { openItemsLimit } from '../game/rules.ts'
import { refuseUsedIds } from '../kernel/created-items.ts'
import { DomainError } from '../kernel/errors.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { countRows } from '../kernel/limits/count-rows.ts'
import { assertAccountStorage } from '../kernel/limits/storage.ts'
import { pick } from '../kernel/pick.ts'
import type { Transaction } from '../kernel/transaction.ts'
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
 *
 * Rules: Bounds.
 */
export async function insertMission(tx: Transaction, mission: FreshMission, tasks: FreshTask[]): Promise<Mission> {
  // Sent together, in this order. If there are too many missions, the transaction is rolled back.
  const [open, , , created] = await Promise.all([
    countOpen(tx, mission.userId),
    refuseUsedIds(tx.insert(missions).values({ ...mission, updatedAt: mission.createdAt }), 'missions_pkey'),
    insertMissionTasks(tx, mission, tasks),
    readMission(tx, mission.userId, mission.id),
  ])
  if (open >= openItemsLimit) throw new DomainError('tooManyItems')
  await assertAccountStorage(tx, mission.userId)
  const { id, userId } = mission
  recordChange(tx, { userId, type: 'mission.created', item: { kind: 'mission', id } })
  return created
}

/**
 * Adds tasks to a mission of the caller, in order.
 * @throws DomainError idAlreadyUsed
 */
export async function insertMissionTasks(
  tx: Transaction,
  { id: missionId, userId, createdAt }: { id: string; userId: string; createdAt: Date },
  tasks: FreshTask[],
): Promise<MissionTaskRow[]> {
  if (tasks.length === 0) return []
  const values = tasks.map((task) => ({
    ...pick(task, missionTaskNames),
    id: task.id,
    userId,
    missionId,
    createdAt,
    updatedAt: createdAt,
  }))
  return refuseUsedIds(tx.insert(missionTasks).values(values).returning(), 'mission_tasks_pkey')
}

const countOpen = (tx: Transaction, userId: string): Promise<number> =>
  countRows(tx, missions, and(eq(missions.userId, userId), inArray(missions.status, ['pending', 'active'])))
