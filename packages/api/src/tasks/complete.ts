import { award } from '../board/award.ts'
import { lockPlayer } from '../board/lock-player.ts'
import type { Award } from '../board/schema.ts'
import { taskSteps } from '../game/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { findOwnTask, saveOwnTask } from './own-task.ts'
import { assertCompletable, earningsOf, streakAfterCompleting } from './rules.ts'
import type { CompleteTask } from './schema.ts'

/**
 * Completes a task: pays what its running period has not paid yet, and moves the pawn once in it.
 * @throws DomainError taskNotFound, cannotCompleteArchivedTask, taskAlreadyCompleted, holidayModeEnabledError,
 * resultOfTheTaskRequired
 *
 * Specification: Earning.
 */
export function completeTask(ctx: UserContext, { id, result }: CompleteTask): Promise<Award> {
  return ctx.transaction(async (tx) => {
    const [player, task] = await Promise.all([lockPlayer(tx, ctx.userId), findOwnTask(tx, ctx.userId, id)])
    assertCompletable(task, result, player.holidayMode)
    const { gold, exp } = earningsOf(task)
    const reference = `${task.id}:${task.postings}`
    const [, earned] = await Promise.all([
      saveOwnTask(tx, task, {
        completedAt: ctx.services.clock.now(),
        result: task.requireResult && result !== undefined ? result : task.result,
        streak: streakAfterCompleting(task),
        paidGold: task.paidGold + gold,
        paidExp: task.paidExp + exp,
        pawnMoved: true,
        postings: task.postings + 1,
      }),
      award(tx, ctx, player, {
        lines: [
          { currency: 'gold', amount: gold, reason: 'taskCompleted', reference, item: task.title },
          { currency: 'exp', amount: exp, reason: 'taskCompleted', reference, item: task.title },
        ],
        steps: task.pawnMoved ? 0 : taskSteps[task.type],
      }),
    ])
    return earned
  })
}
