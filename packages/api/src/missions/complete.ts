import { award } from '../board/award.ts'
import type { Award } from '../board/schema.ts'
import { missionSteps } from '../game/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { findOwnMission, saveOwnMission, taskTotalsOf } from './own-mission.ts'
import { assertCompletable, earningsOf } from './rules.ts'

/**
 * Completes an active mission whose tasks are all done. It pays the sum of their gold and moves the pawn.
 * @throws DomainError missionNotFound, missionAlreadyCompletedOrFailed, missionIsNotActive, missionTasksIncompleted,
 * cannotCompleteMissionWithoutTasks, holidayModeEnabledError
 *
 * Rules: Earning.
 */
export function completeMission(ctx: UserContext, { id }: { id: string }): Promise<Award> {
  return ctx.transaction(async (tx) => {
    const [player, mission, totals] = await Promise.all([
      lockPlayer(tx, ctx.userId),
      findOwnMission(tx, ctx.userId, id),
      taskTotalsOf(tx, ctx.userId, id),
    ])
    assertCompletable(mission, totals, player)
    const { gold, exp } = earningsOf(totals)
    const cause = { reason: 'missionCompleted', reference: mission.id, item: mission.name } as const
    const [, earned] = await Promise.all([
      saveOwnMission(tx, ctx.services.clock, mission, { status: 'completed', isMain: false }),
      award(tx, ctx, player, {
        entries: [
          { currency: 'gold', amount: gold, ...cause },
          { currency: 'exp', amount: exp, ...cause },
        ],
        steps: missionSteps,
      }),
    ])
    recordChange(tx, {
      userId: player.id,
      type: 'mission.completed',
      item: { kind: 'mission', id },
      data: { award: earned },
    })
    return earned
  })
}
