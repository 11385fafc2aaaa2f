import type { UserContext } from '../kernel/context.ts'
import { changeOwnMissionTask, saveOwnMissionTask, showMissionTask } from './own-task.ts'
import { assertTaskArchivable } from './rules.ts'
import type { MissionTask, OfMissionTask } from './schema.ts'

/**
 * Archives a completed task of an open mission. It still counts in what the mission pays.
 * @throws DomainError missionNotFound, taskNotFound, missionAlreadyCompletedOrFailed, taskAlreadyArchived,
 * cannotArchiveIncompletedTask
 */
export function archiveMissionTask(ctx: UserContext, input: OfMissionTask): Promise<MissionTask> {
  const { clock } = ctx.services
  return changeOwnMissionTask(ctx, input, async (tx, { mission, task }) => {
    assertTaskArchivable(mission, task)
    return showMissionTask(await saveOwnMissionTask(tx, clock, task, { archivedAt: clock.now() }))
  })
}
