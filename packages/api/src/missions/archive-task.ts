import type { UserContext } from '../kernel/context.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { findOwnMissionTask, saveOwnMissionTask, showMissionTask } from './own-task.ts'
import { assertTaskArchivable } from './rules.ts'
import type { MissionTask, OfMissionTask } from './schema.ts'

/**
 * Archives a completed task of an open mission. It still counts in what the mission pays.
 * @throws DomainError missionNotFound, taskNotFound, missionAlreadyCompletedOrFailed, taskAlreadyArchived,
 * cannotArchiveIncompletedTask
 */
export function archiveMissionTask(
  { services, transaction, userId }: UserContext,
  named: OfMissionTask,
): Promise<MissionTask> {
  return transaction(async (tx) => {
    const [, { mission, task }] = await Promise.all([lockPlayer(tx, userId), findOwnMissionTask(tx, userId, named)])
    assertTaskArchivable(mission, task)
    const { clock } = services
    return showMissionTask(await saveOwnMissionTask(tx, { clock, userId }, task, { archivedAt: clock.now() }))
  })
}
