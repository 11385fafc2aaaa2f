import { allEqual } from '@questboard/db/drizzle'
import { tasks } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { DomainError } from '../kernel/errors.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { assertMatches } from '../kernel/preconditions.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { lockedToday } from '../players/locked-today.ts'
import { findOwnTask, showTask } from './own-task.ts'

/**
 * Deletes a task, current or archived. What it paid stays paid; its id cannot be used again.
 * @throws DomainError taskNotFound, preconditionFailed
 */
export function removeTask(ctx: UserContext, { id }: { id: string }): Promise<null> {
  const { services, transaction, userId } = ctx
  return transaction(async (tx) => {
    const player = await lockPlayer(tx, userId)
    if (ctx.ifMatch) {
      const task = await findOwnTask(tx, userId, id)
      assertMatches(ctx, () => showTask(task, lockedToday(ctx, player)))
    }
    const removed = await tx.delete(tasks).where(allEqual(tasks, { id, userId })).returning({ id: tasks.id })
    if (removed.length === 0) throw new DomainError('taskNotFound')
    recordChange(tx, { userId, type: 'task.deleted', item: { kind: 'task', id } })
    await retireIds(tx, services.clock, { userId, ids: [id] })
    return null
  })
}
