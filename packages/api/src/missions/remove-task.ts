import { allEqual } from '@questboard/db/drizzle'
import { missionTasks } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { assertMatches } from '../kernel/preconditions.ts'
import { touchMission } from './own-mission.ts'
import { changeOwnMissionTask, showMissionTask, tasksChanged } from './own-task.ts'
import { assertOpen } from './rules.ts'
import type { OfMissionTask } from './schema.ts'

/**
 * Deletes a task of an open mission, completed or not. Its id cannot be used again.
 * @throws DomainError missionNotFound, taskNotFound, preconditionFailed, missionAlreadyCompletedOrFailed
 */
export function removeMissionTask(ctx: UserContext, input: OfMissionTask): Promise<null> {
  const { services, userId } = ctx
  return changeOwnMissionTask(ctx, input, async (tx, { mission, task }) => {
    assertMatches(ctx, () => showMissionTask(task))
    assertOpen(mission)
    await Promise.all([
      tx.delete(missionTasks).where(allEqual(missionTasks, { id: task.id, userId })),
      retireIds(tx, services.clock, { userId, ids: [task.id] }),
      touchMission(tx, services.clock, mission),
    ])
    recordChange(tx, tasksChanged(userId, mission.id))
    return null
  })
}
