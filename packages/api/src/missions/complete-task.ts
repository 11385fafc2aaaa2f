import { lockPlayer } from '../board/lock-player.ts'
import type { UserContext } from '../kernel/context.ts'
import { findOwnMissionTask, saveOwnMissionTask, showMissionTask } from './own-task.ts'
import { assertTaskCompletable } from './rules.ts'
import type { MissionTask, OfMissionTask } from './schema.ts'

/**
 * Completes a task of an active mission. It pays nothing by itself: the mission does.
 * @throws DomainError missionNotFound, taskNotFound, missionAlreadyCompletedOrFailed, missionIsNotActive,
 * cannotCompleteArchivedTask, taskAlreadyCompleted, holidayModeEnabledError
 *
 * Specification: Earning.
 */
export function completeMissionTask(
  { services, transaction, userId }: UserContext,
  named: OfMissionTask,
): Promise<MissionTask> {
  return transaction(async (tx) => {
    const [player, { mission, task }] = await Promise.all([
      lockPlayer(tx, userId),
      findOwnMissionTask(tx, userId, named),
    ])
    assertTaskCompletable(mission, task, player.holidayMode)
    return showMissionTask(await saveOwnMissionTask(tx, task, { completedAt: services.clock.now() }))
  })
}
