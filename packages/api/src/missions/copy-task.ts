import type { UserContext } from '../kernel/context.ts'
import { claimNewId } from '../kernel/created-items.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { assertAccountStorage } from '../kernel/limits/storage.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import { insertedRow } from '../kernel/transaction.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { insertMissionTasks } from './insert.ts'
import { taskTotalsOf } from './own-mission.ts'
import { findOwnMissionTask, showMissionTask, tasksChanged } from './own-task.ts'
import { assertOpen, assertRoomForTasks } from './rules.ts'
import type { CopyMissionTask, MissionTask } from './schema.ts'

/**
 * Copies a task as a new, open task of the same open mission.
 * @throws DomainError missionNotFound, taskNotFound, missionAlreadyCompletedOrFailed, invalidData, tooManyItems,
 * idAlreadyUsed, requestInProgress
 */
export function copyMissionTask(ctx: UserContext, input: CopyMissionTask): Promise<MissionTask> {
  const { services, userId } = ctx
  return onceInTransaction(ctx, input, async (tx) => {
    const [, { mission, task }, totals] = await Promise.all([
      lockPlayer(tx, userId),
      findOwnMissionTask(tx, userId, input),
      taskTotalsOf(tx, userId, input.missionId),
    ])
    assertOpen(mission)
    assertRoomForTasks(totals.tasks + 1)
    const place = { id: mission.id, userId, createdAt: services.clock.now() }
    const copies = await insertMissionTasks(tx, place, [{ ...task, id: await claimNewId(tx, ctx, input.id) }])
    await assertAccountStorage(tx, userId)
    recordChange(tx, tasksChanged(userId, mission.id))
    return showMissionTask(insertedRow(copies))
  })
}
