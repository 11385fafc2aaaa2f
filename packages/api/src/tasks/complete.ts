import type { Award } from '../board/schema.ts'
import type { UserContext } from '../kernel/context.ts'
import { lockOwnPlayer } from '../players/lock-player.ts'
import { completeWithoutLock } from './batching/complete-without-lock.ts'
import { completeTaskLate } from './complete-late.ts'
import { completionOf } from './completion.ts'
import { findOwnTask } from './own-task.ts'
import { payCompletion } from './pay-completion.ts'
import type { CompleteTask } from './schema.ts'

/**
 * Completes a task: pays what its current period has not paid yet, and moves the pawn once per period.
 * @throws DomainError taskNotFound, cannotCompleteArchivedTask, taskAlreadyCompleted, occurrenceOver, taskNotDue,
 * holidayModeEnabledError, resultOfTheTaskRequired, tooManyItems, invalidData (`at` is out of range)
 *
 * Rules: Earning.
 */
export async function completeTask(ctx: UserContext, input: CompleteTask): Promise<Award> {
  const { at } = input
  if (at !== undefined) return completeTaskLate(ctx, { ...input, at })
  // A result adds to what the account stores, which needs the player's lock.
  if (input.result !== undefined) return completeLocked(ctx, input)
  // Players do this most often, and nearly always nothing else changes their data at the same moment.
  return (await completeWithoutLock(ctx, input)) ?? completeLocked(ctx, input)
}

function completeLocked(ctx: UserContext, { id, ...attempt }: CompleteTask): Promise<Award> {
  return ctx.transaction(async (tx) => {
    const [{ player, today }, task] = await Promise.all([lockOwnPlayer(tx, ctx), findOwnTask(tx, ctx.userId, id)])
    const { holidayMode } = player
    return payCompletion(tx, ctx, { player, task }, completionOf(ctx, task, { ...attempt, holidayMode, today }))
  })
}
