import type { UserContext } from '../kernel/context.ts'
import { readMoment } from '../periods/read-moment.ts'
import { readAt } from '../periods/rules.ts'
import { changeOwnMissionTask, saveOwnMissionTask, showMissionTask } from './own-task.ts'
import { assertTaskCompletable } from './rules.ts'
import type { CompleteMissionTask, MissionTask } from './schema.ts'

/**
 * Completes a task of an active mission. Only the mission pays.
 * @throws DomainError missionNotFound, taskNotFound, missionAlreadyCompletedOrFailed, missionIsNotActive,
 * cannotCompleteArchivedTask, taskAlreadyCompleted, holidayModeEnabledError, invalidData (`at` is out of range)
 *
 * Rules: Earning; Day rollover.
 */
export async function completeMissionTask(ctx: UserContext, { at, ...ids }: CompleteMissionTask): Promise<MissionTask> {
  const { clock } = ctx.services
  const doneAt = readAt(at, clock.now())
  return changeOwnMissionTask(ctx, ids, async (tx, { player, mission, task }) => {
    const moment = await readMoment(tx, ctx, player, { at: doneAt, createdAt: task.createdAt })
    assertTaskCompletable(mission, task, moment)
    return showMissionTask(await saveOwnMissionTask(tx, clock, task, { completedAt: moment.at }))
  })
}
