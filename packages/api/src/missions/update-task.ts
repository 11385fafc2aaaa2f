import type { UserContext } from '../kernel/context.ts'
import { assertMatches } from '../kernel/preconditions.ts'
import { assertAccountStorage, isLonger } from '../kernel/storage.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { usableTags } from '../tags/with-usable-tags.ts'
import { findOwnMissionTask, saveOwnMissionTask, showMissionTask } from './own-task.ts'
import { assertTaskUpdatable } from './rules.ts'
import type { MissionTask, PatchMissionTask } from './schema.ts'

/**
 * Updates an open task of an open mission: all fields (PUT) or the given ones (PATCH).
 * @throws DomainError missionNotFound, taskNotFound, preconditionFailed, missionAlreadyCompletedOrFailed,
 * cannotUpdateCompletedTask, tooManyItems
 */
export function updateMissionTask(
  ctx: UserContext,
  { missionId, taskId, ...given }: PatchMissionTask,
): Promise<MissionTask> {
  const { services, transaction, userId } = ctx
  return transaction(async (tx) => {
    const [, { mission, task }] = await Promise.all([
      lockPlayer(tx, userId),
      findOwnMissionTask(tx, userId, { missionId, taskId }),
    ])
    assertMatches(ctx, () => showMissionTask(task))
    assertTaskUpdatable(mission, task)
    const { title = task.title, notes = task.notes, gold = task.gold, type = task.type } = given
    const tags = given.tags ? await usableTags(tx, { userId }, given.tags) : task.tags
    const by = { clock: services.clock, userId }
    const saved = await saveOwnMissionTask(tx, by, task, { title, notes, gold, type, tags })
    if (isLonger([saved.title, saved.notes], [task.title, task.notes])) await assertAccountStorage(tx, userId)
    return showMissionTask(saved)
  })
}
