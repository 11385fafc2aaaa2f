import type { UserContext } from '../kernel/context.ts'
import { readMission } from './read.ts'
import type { MissionTask } from './schema.ts'

/**
 * The tasks of a mission of the caller in order, archived ones included, whatever the mission's status.
 * @throws DomainError missionNotFound
 */
export async function listMissionTasks(
  { db, userId }: UserContext,
  { missionId }: { missionId: string },
): Promise<MissionTask[]> {
  const { tasks } = await readMission(db, userId, missionId)
  return tasks
}
