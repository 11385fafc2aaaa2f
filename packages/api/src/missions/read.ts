import { type Queries, statement } from '@questboard/db'
import { allEqual, and, asc, eq, inArray, sql } from '@questboard/db/drizzle'
import { missions } from '@questboard/db/schema'
import { DomainError } from '../kernel/errors.ts'
import { type MissionTaskRow, showMissionTask } from './own-task.ts'
import type { MissionStatus } from './rules.ts'
import type { Mission } from './schema.ts'

/** A task in JSON from the database, with instants as text. */
type TaskInJson = Omit<MissionTaskRow, 'userId' | 'createdAt' | 'updatedAt' | 'completedAt' | 'archivedAt'> &
  Record<'createdAt' | 'updatedAt', string> &
  Record<'completedAt' | 'archivedAt', string | null>

/** The tasks of a mission as a column, so that a list of missions is one query. */
const tasksInJson = sql<TaskInJson[]>`(
  select coalesce(json_agg(json_build_object(
    'id', task.id, 'title', task.title, 'notes', task.notes, 'gold', task.gold, 'type', task.type, 'tags', task.tags,
    'completedAt', task.completed_at, 'archivedAt', task.archived_at, 'createdAt', task.created_at,
    'updatedAt', task.updated_at
  ) order by task.sequence), '[]'::json)
  from mission_tasks task where task.mission_id = missions.id and task.user_id = missions.user_id)`

const shownColumns = {
  id: missions.id,
  name: missions.name,
  notes: missions.notes,
  status: missions.status,
  from: missions.from,
  to: missions.to,
  isMain: missions.isMain,
  updatedAt: missions.updatedAt,
  tasks: tasksInJson.as('tasks'),
}

interface OfStatuses {
  userId: string
  statuses: readonly MissionStatus[]
}

const readAll = statement<OfStatuses>()((queries, param) =>
  queries
    .select(shownColumns)
    .from(missions)
    .where(and(eq(missions.userId, param('userId')), sql`${missions.status} = any(${param('statuses')})`))
    .orderBy(asc(missions.sequence)),
)

const readPage = statement<OfStatuses & { limit: number; offset: number }>()((queries, param) =>
  queries
    .select(shownColumns)
    .from(missions)
    .where(and(eq(missions.userId, param('userId')), sql`${missions.status} = any(${param('statuses')})`))
    .orderBy(asc(missions.sequence))
    .limit(param('limit'))
    .offset(param('offset')),
)

/** Missions of their owner with their tasks, oldest first. */
export async function readMissions(
  queries: Queries,
  wanted: OfStatuses,
  paged?: { page: number; limit: number },
): Promise<Mission[]> {
  const rows = paged
    ? await readPage(queries, { ...wanted, limit: paged.limit, offset: (paged.page - 1) * paged.limit })
    : await readAll(queries, wanted)
  return rows.map(showMission)
}

/**
 * A mission of its owner with its tasks, whatever its status.
 * @throws DomainError missionNotFound: unknown, or of another user
 */
export async function readMission(queries: Queries, userId: string, id: string): Promise<Mission> {
  const [mission] = await queries.select(shownColumns).from(missions).where(allEqual(missions, { id, userId }))
  if (!mission) throw new DomainError('missionNotFound')
  return showMission(mission)
}

/** Missions of their owner, whatever their status, in no order. */
export async function readMissionsByIds(queries: Queries, userId: string, ids: readonly string[]): Promise<Mission[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .select(shownColumns)
    .from(missions)
    .where(and(inArray(missions.id, [...ids]), eq(missions.userId, userId)))
  return rows.map(showMission)
}

type Row = Omit<Mission, 'gold' | 'tasks' | 'updatedAt'> & { updatedAt: Date; tasks: TaskInJson[] }

function showMission({ tasks, updatedAt, ...mission }: Row): Mission {
  const gold = tasks.reduce((sum, task) => sum + task.gold, 0)
  const rows = tasks.map(fromJson)
  const changes = [updatedAt, ...rows.map((task) => task.updatedAt)].map((changedAt) => changedAt.getTime())
  return { ...mission, gold, updatedAt: new Date(Math.max(...changes)).toISOString(), tasks: rows.map(showMissionTask) }
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text))

function fromJson(task: TaskInJson): Omit<MissionTaskRow, 'userId'> {
  const { createdAt, updatedAt, completedAt, archivedAt } = task
  return {
    ...task,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    completedAt: instant(completedAt),
    archivedAt: instant(archivedAt),
  }
}
