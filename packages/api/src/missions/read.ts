import type { Queries } from '@questboard/db'
import { missions } from '@questboard/db/schema'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { DomainError } from '../kernel/errors.ts'
import { type MissionTaskRow, showMissionTask } from './own-task.ts'
import type { Mission } from './schema.ts'

/** A task as the database writes it into JSON: instants are text there. */
type TaskInJson = Omit<MissionTaskRow, 'createdAt' | 'completedAt' | 'archivedAt'> &
  Record<'createdAt', string> &
  Record<'completedAt' | 'archivedAt', string | null>

/** All tasks of a mission beside it, so that a list of missions is one query. */
const tasksInJson = sql<TaskInJson[]>`(
  select coalesce(json_agg(json_build_object(
    'id', task.id, 'title', task.title, 'notes', task.notes, 'gold', task.gold, 'type', task.type, 'tags', task.tags,
    'completedAt', task.completed_at, 'archivedAt', task.archived_at, 'createdAt', task.created_at
  ) order by task.sequence), '[]'::json)
  from mission_tasks task where task.mission_id = missions.id)`

/** Missions with their tasks, oldest first. */
export async function readMissions(
  on: Queries,
  where: SQL | undefined,
  paged?: { page: number; limit: number },
): Promise<Mission[]> {
  const found = on
    .select({ mission: missions, tasks: tasksInJson })
    .from(missions)
    .where(where)
    .orderBy(asc(missions.sequence))
  const rows = await (paged ? found.limit(paged.limit).offset((paged.page - 1) * paged.limit) : found)
  return rows.map(({ mission, tasks }) => showMission(mission, tasks))
}

/**
 * A mission of its owner, whatever its status, with its tasks.
 * @throws DomainError missionNotFound: unknown, or somebody else's
 */
export async function readMission(on: Queries, userId: string, id: string): Promise<Mission> {
  const [mission] = await readMissions(on, and(eq(missions.id, id), eq(missions.userId, userId)))
  if (!mission) throw new DomainError('missionNotFound')
  return mission
}

function showMission(mission: typeof missions.$inferSelect, tasks: TaskInJson[]): Mission {
  const { id, name, notes, status, from, to, isMain } = mission
  const gold = tasks.reduce((sum, task) => sum + task.gold, 0)
  return { id, name, notes, status, from, to, isMain, gold, tasks: tasks.map(fromJson).map(showMissionTask) }
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text))

function fromJson(task: TaskInJson): MissionTaskRow {
  const { createdAt, completedAt, archivedAt } = task
  return {
    ...task,
    createdAt: new Date(createdAt),
    completedAt: instant(completedAt),
    archivedAt: instant(archivedAt),
  }
}
