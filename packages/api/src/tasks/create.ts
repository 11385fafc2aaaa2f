import type { UserContext } from '../kernel/context.ts'
import { claimId } from '../kernel/created-items.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import { lockOwnPlayer } from '../players/lock-player.ts'
import { usableTags } from '../tags/with-usable-tags.ts'
import { storedChecklist } from './checklist.ts'
import { insertTask } from './insert.ts'
import { findOwnTask, showTask } from './own-task.ts'
import { newReminders } from './reminding.ts'
import { columnsOfNewSchedule } from './scheduling.ts'
import type { CreateTask, Task } from './schema.ts'

/**
 * Creates a task. The same request with a client-chosen id can be repeated and returns the same task.
 * @throws DomainError idAlreadyUsed, tooManyItems, invalidData: the schedule does not fit the type or is out of bounds,
 * or a tag belongs to another owner
 */
export function createTask(ctx: UserContext, { schedule, ...fields }: CreateTask) {
  const { services, userId } = ctx
  const { clock } = services
  // Without a schedule the body is the one that clients sent before there were schedules.
  const body = schedule ? { ...fields, schedule } : fields
  return onceInTransaction(ctx, body, async (tx): Promise<Task> => {
    const { player, today } = await lockOwnPlayer(tx, ctx)
    const { id, repeated } = await claimId(tx, clock, { userId, scope: 'task', body })
    if (repeated) return showTask(await findOwnTask(tx, userId, id), today)
    const dates = columnsOfNewSchedule({ type: fields.type, schedule }, today)
    const checklist = storedChecklist(fields.checklist, null)
    const tags = await usableTags(tx, { userId }, fields.tags)
    const now = clock.now()
    const reminders = newReminders(fields.reminders, { type: fields.type, dates }, { player, now })
    const written = { ...fields, ...dates, ...checklist, ...reminders, tags }
    return showTask(await insertTask(tx, { ...written, id, userId, createdAt: now, today }), today)
  })
}
