import type { UserContext } from '../kernel/context.ts'
import { addMissionTasks } from './add-tasks.ts'
import type { CreateMissionTasks, MissionTask } from './schema.ts'

/**
 * Adds several tasks to an open mission in the given order, all or none.
 * @throws DomainError missionNotFound, idAlreadyUsed, missionAlreadyCompletedOrFailed, invalidData
 */
export function createMissionTasks(ctx: UserContext, input: CreateMissionTasks): Promise<MissionTask[]> {
  const { tasks } = input
  return addMissionTasks(ctx, input, { tasks }, tasks)
}
