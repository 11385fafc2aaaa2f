import type { UserContext } from '../kernel/context.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { findOwnMissionTask, saveOwnMissionTask, showMissionTask } from './own-task.ts'
import { assertTaskReopenable } from './rules.ts'
import type { MissionTask, OfMissionTask } from './schema.ts'

/**
 * Reopens a completed task of an open mission, whatever its type. It has paid nothing, so nothing is taken back.
 * @throws DomainError missionNotFound, taskNotFound, missionAlreadyCompletedOrFailed, cannotReopenArchivedTask,
 * taskNotCompleted
 */
export function reopenMissionTask(
  { services, transaction, userId }: UserContext,
  named: OfMissionTask,
): Promise<MissionTask> {
  return transaction(async (tx) => {
    const [, { mission, task }] = await Promise.all([lockPlayer(tx, userId), findOwnMissionTask(tx, userId, named)])
    assertTaskReopenable(mission, task)
    const by = { clock: services.clock, userId }
    return showMissionTask(await saveOwnMissionTask(tx, by, task, { completedAt: null }))
  })
}
