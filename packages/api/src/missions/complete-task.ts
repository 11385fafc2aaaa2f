import type { UserContext } from '../kernel/context.ts'
import { readMoment } from '../periods/read-moment.ts'
import { readAt } from '../periods/rules.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { findOwnMissionTask, saveOwnMissionTask, showMissionTask } from './own-task.ts'
import { assertTaskCompletable } from './rules.ts'
import type { CompleteMissionTask, MissionTask } from './schema.ts'

/**
 * Completes a task of an active mission. Only the mission pays.
 * @throws DomainError missionNotFound, taskNotFound, missionAlreadyCompletedOrFailed, missionIsNotActive,
 * cannotCompleteArchivedTask, taskAlreadyCompleted, holidayModeEnabledError, invalidData (`at` is out of range)
 * | Specification: Earning; Day roll-over.
 */
export async function completeMissionTask(
  ctx: UserContext,
  { at, ...named }: CompleteMissionTask,
): Promise<MissionTask> {
  const { services, transaction, userId } = ctx
  const given = readAt(at, services.clock.now())
  return transaction(async (tx) => {
    const [player, { mission, task }] = await Promise.all([
      lockPlayer(tx, userId),
      findOwnMissionTask(tx, userId, named),
    ])
    const moment = await readMoment(tx, ctx, player, { at: given, createdAt: task.createdAt })
    assertTaskCompletable(mission, task, moment.holidayMode)
    const by = { clock: services.clock, userId }
    return showMissionTask(await saveOwnMissionTask(tx, by, task, { completedAt: moment.at }))
  })
}
