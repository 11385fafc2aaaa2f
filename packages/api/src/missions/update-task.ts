import type { UserContext } from '../kernel/context.ts'
import { assertAccountStorage, isLonger } from '../kernel/limits/storage.ts'
import { assertMatches } from '../kernel/preconditions.ts'
import { usableTags } from '../tags/with-usable-tags.ts'
import { changeOwnMissionTask, saveOwnMissionTask, showMissionTask } from './own-task.ts'
import { assertTaskUpdatable } from './rules.ts'
import type { MissionTask, PatchMissionTask } from './schema.ts'

/**
 * Updates an open task of an open mission: all fields (PUT) or the given ones (PATCH).
 * @throws DomainError missionNotFound, taskNotFound, preconditionFailed, missionAlreadyCompletedOrFailed,
 * cannotUpdateCompletedTask, tooManyItems
 */
export function updateMissionTask(
  ctx: UserContext,
  { missionId, taskId, ...patch }: PatchMissionTask,
): Promise<MissionTask> {
  const { services, userId } = ctx
  return changeOwnMissionTask(ctx, { missionId, taskId }, async (tx, { mission, task }) => {
    assertMatches(ctx, () => showMissionTask(task))
    assertTaskUpdatable(mission, task)
    const { title = task.title, notes = task.notes, gold = task.gold, type = task.type } = patch
    const tags = patch.tags ? await usableTags(tx, { userId }, patch.tags) : task.tags
    const saved = await saveOwnMissionTask(tx, services.clock, task, { title, notes, gold, type, tags })
    if (isLonger([saved.title, saved.notes], [task.title, task.notes])) await assertAccountStorage(tx, userId)
    return showMissionTask(saved)
  })
}
