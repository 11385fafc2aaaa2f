import { type Queries, statement } from '@questboard/db'
import { allEqual, and, asc, eq, exists, getTableColumns, isNull, type SQL, sql } from '@questboard/db/drizzle'
import { groupMissionStates, groupMissions } from '@questboard/db/schema'
import type { Day } from '../kernel/clock.ts'
import { DomainError } from '../kernel/errors.ts'
import type { GroupMissionStatus, StateOfAssignee } from './rules.ts'
import type { GroupMissionTask } from './schema.ts'

/** The state of an assignee, with `completedAt` as in the database's JSON. */
interface StateReading extends StateOfAssignee {
  paidRuby: number | null
  completedAt: string | null
  note: string | null
}

/** A group mission with its tasks and the states of its current assignees. */
export type MissionReading = typeof groupMissions.$inferSelect & {
  status: GroupMissionStatus
  states: StateReading[]
  tasks: GroupMissionTask[]
}

export type MissionId = Pick<typeof groupMissions.$inferSelect, 'id' | 'groupId'>

/** A condition for the states of a mission. */
export const statesOf = ({ id, groupId }: MissionId): SQL | undefined =>
  allEqual(groupMissionStates, { missionId: id, groupId })

const statesInJson = sql<StateReading[]>`(
  select coalesce(json_agg(json_build_object(
    'userId', state.user_id, 'status', state.status, 'to', state.to_day, 'approved', state.approved,
    'paidRuby', state.paid_ruby, 'completedAt', state.completed_at, 'note', state.note
  ) order by state.place), '[]'::json)
  from group_mission_states state
  where state.mission_id = group_missions.id and state.group_id = group_missions.group_id and state.assigned)`

const tasksInJson = sql<GroupMissionTask[]>`(
  select coalesce(json_agg(json_build_object(
    'id', task.id, 'title', task.title, 'notes', task.notes, 'ruby', task.ruby, 'type', task.type, 'tags', task.tags,
    'archived', task.archived_at is not null,
    'completedBy', (
      select coalesce(json_agg(done.user_id order by state.place), '[]'::json)
      from group_mission_tasks_done done
      join group_mission_states state
        on state.mission_id = task.mission_id and state.user_id = done.user_id and state.group_id = task.group_id
          and state.assigned
      where done.task_id = task.id and done.group_id = task.group_id)
  ) order by task.sequence), '[]'::json)
  from group_mission_tasks task
  where task.mission_id = group_missions.id and task.group_id = group_missions.group_id)`

/**
 * The status of a mission for the group: active if it is for any assignee, else pending, else waiting for approval,
 * else completed if any assignee completed it, else failed. Without assignees, its dates decide.
 * @param today in the caller's time zone
 *
 * Rules: Groups.
 */
export const groupStatus = (today: Day): SQL<GroupMissionStatus> => sql`
  case when group_missions.archived_at is not null then 'archived' else coalesce(
    (select (array['active', 'pending', 'waitingApproval', 'completed', 'failed'])[min(
        array_position(array['active', 'pending', 'waitingApproval', 'completed', 'failed'], state.status))]
      from group_mission_states state
      where state.mission_id = group_missions.id and state.group_id = group_missions.group_id and state.assigned),
    case when group_missions.from_day > ${today}::date then 'pending'
      when group_missions.to_day < ${today}::date then 'failed' else 'active' end) end`

/**
 * When something that is shown of a mission changed last: the mission, one of its tasks, or an assignment, also one
 * that has ended. Without assignees its status follows the day of those who read it.
 */
const changedAt = sql<Date>`greatest(${groupMissions.updatedAt}, (
  select max(state.updated_at) from group_mission_states state
  where state.mission_id = group_missions.id and state.group_id = group_missions.group_id), case when
  group_missions.archived_at is null and not exists (
    select 1 from group_mission_states state
    where state.mission_id = group_missions.id and state.group_id = group_missions.group_id and state.assigned) then (
  select max(player.last_rollover_at) from memberships member join users player on player.id = member.user_id
  where member.group_id = group_missions.group_id) end)`.mapWith(groupMissions.updatedAt)

const missionColumns = { ...getTableColumns(groupMissions), updatedAt: changedAt }

/** A condition for the missions that are assigned to a player. */
export const assignedTo = (queries: Queries, userId: string | SQL): SQL =>
  exists(
    queries
      .select({ assigned: groupMissionStates.assigned })
      .from(groupMissionStates)
      .where(
        allEqual(groupMissionStates, {
          missionId: groupMissions.id,
          groupId: groupMissions.groupId,
          userId,
          assigned: true,
        }),
      ),
  )

/** Missions of a group, oldest first, in one query. */
export async function readMissions(
  queries: Queries,
  { groupId, today }: { groupId: string; today: Day },
  where?: SQL,
  paged?: { page: number; limit: number },
): Promise<MissionReading[]> {
  const found = queries
    .select({ mission: missionColumns, status: groupStatus(today), states: statesInJson, tasks: tasksInJson })
    .from(groupMissions)
    .where(and(eq(groupMissions.groupId, groupId), where))
    .orderBy(asc(groupMissions.sequence))
  const rows = await (paged ? found.limit(paged.limit).offset((paged.page - 1) * paged.limit) : found)
  return rows.map(({ mission, ...derived }) => ({ ...mission, ...derived }))
}

const missionsOf = (where?: SQL) =>
  statement<{ groupId: string; userId: string }>()((queries, param) =>
    queries
      .select({ ...missionColumns, states: statesInJson, tasks: tasksInJson })
      .from(groupMissions)
      .where(and(eq(groupMissions.groupId, param('groupId')), where, assignedTo(queries, param('userId'))))
      .orderBy(asc(groupMissions.sequence)),
  )

/**
 * The missions that are assigned to a player in a group, oldest first, without archived ones. The status for the group
 * is not computed: each has the player's status.
 */
export const readMissionsOf = missionsOf(isNull(groupMissions.archivedAt))

/** `readMissionsOf` with archived ones. */
export const readAllMissionsOf = missionsOf()

/**
 * One mission of a group, whatever its status.
 * @param where an additional condition, for permission
 * @throws DomainError missionNotFound: unknown, of another group, or without permission
 */
export async function readMission(
  queries: Queries,
  { groupId, missionId, today }: { groupId: string; missionId: string; today: Day },
  where?: SQL,
): Promise<MissionReading> {
  const [mission] = await readMissions(queries, { groupId, today }, and(eq(groupMissions.id, missionId), where))
  if (!mission) throw new DomainError('missionNotFound')
  return mission
}

/**
 * A mission that is assigned to a player, with the player's own state.
 * @throws DomainError missionNotFound
 */
export async function readAssignedMission(
  queries: Queries,
  { userId, ...ids }: { groupId: string; missionId: string; userId: string; today: Day },
): Promise<{ mission: MissionReading; state: StateReading }> {
  const mission = await readMission(queries, ids, assignedTo(queries, userId))
  return { mission, state: stateOf(mission, userId) }
}

/** The state of an assignee. */
export function stateOf({ states }: Pick<MissionReading, 'states'>, userId: string): StateReading {
  const state = states.find((candidate) => candidate.userId === userId)
  if (!state) throw new Error('the mission is not assigned to this player')
  return state
}

/**
 * A task of a mission.
 * @throws DomainError taskNotFound
 */
export function taskOf({ tasks }: MissionReading, taskId: string): GroupMissionTask {
  const task = tasks.find(({ id }) => id === taskId)
  if (!task) throw new DomainError('taskNotFound')
  return task
}
