import { laterDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { takeNewId } from '../kernel/created-items.ts'
import { pick } from '../kernel/pick.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { copiedChecklist } from './checklist.ts'
import { insertTask } from './insert.ts'
import { findOwnTask, showTask } from './own-task.ts'
import { copiedSchedule } from './scheduling.ts'
import { type CopyTask, type Task, writtenNames } from './schema.ts'

/**
 * Creates a new, open task from a current or archived one. No item of its checklist is ticked.
 * @throws DomainError taskNotFound, tooManyItems, idAlreadyUsed, requestInProgress
 */
export function copyTask(ctx: UserContext, input: CopyTask): Promise<Task> {
  const { services, userId } = ctx
  return onceInTransaction(ctx, input, async (tx) => {
    const { lastDayStart } = await lockPlayer(tx, userId)
    const task = await findOwnTask(tx, userId, input.taskId)
    const today = laterDay(ctx.today, lastDayStart)
    const copy = await insertTask(tx, {
      ...pick(task, writtenNames),
      ...copiedChecklist(task),
      ...copiedSchedule(task, today),
      id: await takeNewId(tx, ctx, input.id),
      userId,
      createdAt: services.clock.now(),
      today,
    })
    return showTask(copy, today)
  })
}
