import type { UserContext } from '../kernel/context.ts'
import { changeOwnMissionTask, saveOwnMissionTask, showMissionTask } from './own-task.ts'
import { assertTaskReopenable } from './rules.ts'
import type { MissionTask, OfMissionTask } from './schema.ts'

/**
 * Reopens a completed task of an open mission, whatever its type. It has paid nothing, so nothing is taken back.
 * @throws DomainError missionNotFound, taskNotFound, missionAlreadyCompletedOrFailed, cannotReopenArchivedTask,
 * taskNotCompleted
 */
export function reopenMissionTask(ctx: UserContext, input: OfMissionTask): Promise<MissionTask> {
  return changeOwnMissionTask(ctx, input, async (tx, { mission, task }) => {
    assertTaskReopenable(mission, task)
    return showMissionTask(await saveOwnMissionTask(tx, ctx.services.clock, task, { completedAt: null }))
  })
}
