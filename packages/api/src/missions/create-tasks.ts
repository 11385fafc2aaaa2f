import type { UserContext } from '../kernel/context.ts'
import { addMissionTasks } from './add-tasks.ts'
import type { CreateMissionTasks, MissionTask } from './schema.ts'

/**
 * Adds several tasks to an open mission, all or none, in their order.
 * @throws DomainError missionNotFound, idAlreadyUsed, missionAlreadyCompletedOrFailed, invalidData
 */
export function createMissionTasks(ctx: UserContext, { missionId, tasks }: CreateMissionTasks): Promise<MissionTask[]> {
  return addMissionTasks(ctx, missionId, { tasks }, tasks)
}
