import { laterDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { takeId } from '../kernel/created-items.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { storedChecklist } from './checklist.ts'
import { insertTask } from './insert.ts'
import type { CreateTask } from './schema.ts'

/**
 * Creates a task. The same request with a client-made id can be repeated and returns the same task.
 * @throws DomainError idAlreadyUsed, tooManyItems
 */
export function createTask(ctx: UserContext, body: CreateTask) {
  const { services, userId, today } = ctx
  const { clock } = services
  return onceInTransaction(ctx, body, async (tx): Promise<{ id: string }> => {
    const { lastDayStart } = await lockPlayer(tx, userId)
    const { id, repeated } = await takeId(tx, clock, { userId, scope: 'task', body })
    const task = { ...body, ...storedChecklist(body.checklist, null), id, userId }
    if (!repeated) await insertTask(tx, { ...task, createdAt: clock.now(), today: laterDay(today, lastDayStart) })
    return { id }
  })
}
