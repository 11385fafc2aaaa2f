import { award } from '../board/award.ts'
import { lockPlayer } from '../board/lock-player.ts'
import type { Award } from '../board/schema.ts'
import type { UserContext } from '../kernel/context.ts'
import { assertAccountStorage, isLonger } from '../kernel/storage.ts'
import { completeAtOnce } from './complete-at-once.ts'
import { completionOf } from './completion.ts'
import { findOwnTask, saveOwnTask } from './own-task.ts'
import type { CompleteTask } from './schema.ts'

/**
 * Completes a task: pays what its running period has not paid yet, and moves the pawn once in it.
 * @throws DomainError taskNotFound, cannotCompleteArchivedTask, taskAlreadyCompleted, holidayModeEnabledError,
 * resultOfTheTaskRequired, tooManyItems
 *
 * Specification: Earning.
 */
export async function completeTask(ctx: UserContext, input: CompleteTask): Promise<Award> {
  // A result adds to what the account keeps, which the player's lock has to hold.
  if (input.result !== undefined) return completeLocked(ctx, input)
  // The act that players do most: nearly always nobody else changes anything of theirs in between.
  return (await completeAtOnce(ctx, input)) ?? completeLocked(ctx, input)
}

function completeLocked(ctx: UserContext, { id, result }: CompleteTask): Promise<Award> {
  return ctx.transaction(async (tx) => {
    const [player, task] = await Promise.all([lockPlayer(tx, ctx.userId), findOwnTask(tx, ctx.userId, id)])
    const { changes, lines, steps } = completionOf(ctx, task, result, player)
    const [saved, earned] = await Promise.all([
      saveOwnTask(tx, task, changes),
      award(tx, ctx, player, { lines, steps }),
    ])
    if (isLonger([saved.result], [task.result])) await assertAccountStorage(tx, ctx.userId)
    return earned
  })
}
