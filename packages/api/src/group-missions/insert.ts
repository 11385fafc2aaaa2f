import { and, eq, inArray, isNull } from '@questboard/db/drizzle'
import { groupMissions, groupMissionTasks } from '@questboard/db/schema'
import { openItemsLimit } from '../game/rules.ts'
import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { refuseUsedIds } from '../kernel/created-items.ts'
import { assertRoomIn } from '../kernel/limits/count-rows.ts'
import { assertGroupStorage } from '../kernel/limits/storage.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { assignMission } from './assign.ts'
import { groupStatus, readMission } from './read-missions.ts'
import type { GroupMission } from './schema.ts'
import { showMission } from './show-mission.ts'

type Row = typeof groupMissions.$inferSelect

/** The fields of a new group mission. */
export type FreshMission = Pick<Row, 'id' | 'name' | 'notes' | 'from' | 'to' | 'requireApprove'>

/** The fields of a new task. */
export type FreshTask = Pick<typeof groupMissionTasks.$inferSelect, 'id' | 'title' | 'notes' | 'ruby' | 'type' | 'tags'>

/**
 * Adds a mission with its tasks to a locked group, and assigns it.
 * @throws DomainError tooManyItems, idAlreadyUsed
 *
 * Rules: Bounds.
 */
export async function insertMission(
  tx: Transaction,
  ctx: UserContext,
  group: { id: string; name: string },
  { tasks, assignees, ...mission }: FreshMission & { tasks: FreshTask[]; assignees: string[] },
): Promise<GroupMission> {
  const { today, services } = ctx
  const createdAt = services.clock.now()
  await assertFewOpen(tx, group.id, today)
  const row = { ...mission, groupId: group.id, createdAt, updatedAt: createdAt }
  await refuseUsedIds(tx.insert(groupMissions).values(row), 'group_missions_pkey')
  await insertGroupMissionTasks(tx, { id: mission.id, groupId: group.id, createdAt }, tasks)
  await assertGroupStorage(tx, group.id)
  await assignMission(tx, ctx, { group, mission }, { to: assignees })
  return showMission(await readMission(tx, { groupId: group.id, missionId: mission.id, today }))
}

/**
 * Adds tasks to a mission, in their order.
 * @throws DomainError idAlreadyUsed
 */
export async function insertGroupMissionTasks(
  tx: Transaction,
  { id: missionId, groupId, createdAt }: { id: string; groupId: string; createdAt: Date },
  tasks: FreshTask[],
): Promise<void> {
  if (tasks.length === 0) return
  const values = tasks.map(({ id, title, notes, ruby, type, tags }) => ({
    id,
    missionId,
    groupId,
    title,
    notes,
    ruby,
    type,
    tags,
    createdAt,
  }))
  await refuseUsedIds(tx.insert(groupMissionTasks).values(values), 'group_mission_tasks_pkey')
}

async function assertFewOpen(tx: Transaction, groupId: string, today: Day): Promise<void> {
  const open = and(
    eq(groupMissions.groupId, groupId),
    isNull(groupMissions.archivedAt),
    inArray(groupStatus(today), ['pending', 'active', 'waitingApproval']),
  )
  await assertRoomIn(tx, groupMissions, open, { max: openItemsLimit })
}
