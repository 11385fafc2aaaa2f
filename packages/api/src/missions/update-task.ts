import type { UserContext } from '../kernel/context.ts'
import { assertAccountStorage, isLonger } from '../kernel/storage.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { usableTags } from '../tags/with-usable-tags.ts'
import { findOwnMissionTask, saveOwnMissionTask, showMissionTask } from './own-task.ts'
import { assertTaskUpdatable } from './rules.ts'
import type { MissionTask, UpdateMissionTask } from './schema.ts'

/**
 * Updates an open task of an open mission.
 * @throws DomainError missionNotFound, taskNotFound, missionAlreadyCompletedOrFailed, cannotUpdateCompletedTask,
 * tooManyItems
 */
export function updateMissionTask(
  { services, transaction, userId }: UserContext,
  { missionId, taskId, ...written }: UpdateMissionTask,
): Promise<MissionTask> {
  return transaction(async (tx) => {
    const [, { mission, task }] = await Promise.all([
      lockPlayer(tx, userId),
      findOwnMissionTask(tx, userId, { missionId, taskId }),
    ])
    assertTaskUpdatable(mission, task)
    const tags = await usableTags(tx, { userId }, written.tags)
    const saved = await saveOwnMissionTask(tx, { clock: services.clock, userId }, task, { ...written, tags })
    if (isLonger([saved.title, saved.notes], [task.title, task.notes])) await assertAccountStorage(tx, userId)
    return showMissionTask(saved)
  })
}
