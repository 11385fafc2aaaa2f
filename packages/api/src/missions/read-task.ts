import type { UserContext } from '../kernel/context.ts'
import { findOwnMissionTask, showMissionTask } from './own-task.ts'
import type { MissionTask, OfMissionTask } from './schema.ts'

/**
 * A task of a mission of the caller.
 * @throws DomainError missionNotFound, taskNotFound
 */
export async function readMissionTask({ db, userId }: UserContext, input: OfMissionTask): Promise<MissionTask> {
  const { task } = await findOwnMissionTask(db, userId, input)
  return showMissionTask(task)
}
