import type { UserContext } from '../kernel/context.ts'
import { addMissionTasks } from './add-tasks.ts'
import type { CreateMissionTask, MissionTask } from './schema.ts'

/**
 * Adds one task to an open mission.
 * @throws DomainError missionNotFound, idAlreadyUsed, missionAlreadyCompletedOrFailed, invalidData
 */
export async function createMissionTask(ctx: UserContext, input: CreateMissionTask): Promise<MissionTask> {
  const { missionId: _, ...task } = input
  const [added] = await addMissionTasks(ctx, input, task, [task])
  if (!added) throw new Error('a task was added and is not there')
  return added
}
