import { randomUUIDv7 } from 'node:crypto'
import type { UserContext } from '../kernel/context.ts'
import { claimNewId } from '../kernel/created-items.ts'
import { pick } from '../kernel/pick.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import { lockOwnPlayer } from '../players/lock-player.ts'
import { copiedChecklist } from './checklist.ts'
import { insertTask } from './insert.ts'
import { findOwnTask, showTask } from './own-task.ts'
import { reminderColumns } from './reminding.ts'
import { columnsOfCopiedSchedule } from './scheduling.ts'
import { type CopyTask, type Task, writtenNames } from './schema.ts'

/**
 * Creates a new, open task from a current or archived one. No item of its checklist is ticked.
 * @throws DomainError taskNotFound, tooManyItems, idAlreadyUsed, requestInProgress
 */
export function copyTask(ctx: UserContext, input: CopyTask): Promise<Task> {
  const { services, userId } = ctx
  return onceInTransaction(ctx, input, async (tx) => {
    const { player, today } = await lockOwnPlayer(tx, ctx)
    const task = await findOwnTask(tx, userId, input.taskId)
    const now = services.clock.now()
    const dates = columnsOfCopiedSchedule(task, today)
    const reminders = task.reminders?.map((reminder) => ({ ...reminder, id: randomUUIDv7() })) ?? null
    const copy = await insertTask(tx, {
      ...pick(task, writtenNames),
      ...copiedChecklist(task),
      ...dates,
      ...reminderColumns(reminders, { type: task.type, dates }, { player, now }),
      id: await claimNewId(tx, ctx, input.id),
      userId,
      createdAt: now,
      today,
    })
    return showTask(copy, today)
  })
}
