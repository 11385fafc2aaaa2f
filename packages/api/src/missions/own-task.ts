import { allEqual } from '@questboard/db/drizzle'
import { missions, missionTasks } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { type Change, recordChange } from '../kernel/events/changes.ts'
import { pick } from '../kernel/pick.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockPlayer, type Player } from '../players/lock-player.ts'
import type { MissionRow } from './own-mission.ts'
import type { MissionTask, OfMissionTask } from './schema.ts'

export type MissionTaskRow = typeof missionTasks.$inferSelect

/**
 * A task of a mission of its owner, with the mission. The player is locked, so neither can change meanwhile.
 * @throws DomainError missionNotFound: unknown, or of another user; taskNotFound: not a task of this mission
 */
export async function findOwnMissionTask(
  tx: Transaction,
  userId: string,
  { missionId, taskId }: OfMissionTask,
): Promise<{ mission: MissionRow; task: MissionTaskRow }> {
  const [row] = await tx
    .select({ mission: missions, task: missionTasks })
    .from(missions)
    .leftJoin(missionTasks, allEqual(missionTasks, { id: taskId, userId, missionId: missions.id }))
    .where(allEqual(missions, { id: missionId, userId }))
  if (!row) throw new DomainError('missionNotFound')
  if (!row.task) throw new DomainError('taskNotFound')
  return { mission: row.mission, task: row.task }
}

/**
 * Changes a task of a mission of the caller, with the player locked.
 * @throws DomainError missionNotFound, taskNotFound
 */
export function changeOwnMissionTask<Result>(
  { transaction, userId }: UserContext,
  input: OfMissionTask,
  work: (tx: Transaction, own: { player: Player; mission: MissionRow; task: MissionTaskRow }) => Promise<Result>,
): Promise<Result> {
  return transaction(async (tx) => {
    const [player, own] = await Promise.all([lockPlayer(tx, userId), findOwnMissionTask(tx, userId, input)])
    return work(tx, { player, ...own })
  })
}

/** The id of the mission of a task. */
export async function findMissionOfTask(tx: Transaction, userId: string, taskId: string): Promise<string> {
  const [mission] = await tx
    .select({ id: missionTasks.missionId })
    .from(missionTasks)
    .where(allEqual(missionTasks, { id: taskId, userId }))
  if (!mission) throw new DomainError('missionNotFound')
  return mission.id
}

/** The change of a mission whose tasks changed, in another way than being completed. */
export const tasksChanged = (userId: string, missionId: string): Change => ({
  userId,
  type: 'mission.updated',
  item: { kind: 'mission', id: missionId },
  changed: ['tasks'],
})

function changeOf(before: MissionTaskRow, after: MissionTaskRow): Change {
  const { userId } = after
  if (!before.completedAt === !after.completedAt) return tasksChanged(userId, after.missionId)
  const type = after.completedAt ? 'missionTask.completed' : 'missionTask.reopened'
  const data = { missionId: after.missionId, ...showMissionTask(after) }
  return { userId, type, item: { kind: 'mission', id: after.missionId }, data, whole: true }
}

/** Saves changes to a task of a mission of its owner, in the same transaction. */
export async function saveOwnMissionTask(
  tx: Transaction,
  clock: Clock,
  task: MissionTaskRow,
  changes: Partial<MissionTaskRow>,
): Promise<MissionTaskRow> {
  recordChange(tx, changeOf(task, { ...task, ...changes }))
  const written = { ...changes, updatedAt: clock.now() }
  await tx
    .update(missionTasks)
    .set(written)
    .where(allEqual(missionTasks, pick(task, ['id', 'userId', 'missionId'])))
  return { ...task, ...written }
}

/** A task of a mission as its player sees it. */
export function showMissionTask(task: Omit<MissionTaskRow, 'userId'>): MissionTask {
  const { id, title, notes, gold, type, tags, completedAt, archivedAt, createdAt, updatedAt } = task
  return {
    id,
    title,
    notes,
    gold,
    type,
    tags,
    completed: completedAt !== null,
    archived: archivedAt !== null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
  }
}
