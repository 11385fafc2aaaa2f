import { and, eq } from '@questboard/db/drizzle'
import { tasks } from '@questboard/db/schema'
import { note } from '../kernel/changes.ts'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { DomainError } from '../kernel/errors.ts'
import { lockPlayer } from '../players/lock-player.ts'

/**
 * Deletes a task, current or archived. What it paid stays paid; its id cannot be used again.
 * @throws DomainError taskNotFound
 */
export function removeTask({ services, transaction, userId }: UserContext, { id }: { id: string }): Promise<null> {
  return transaction(async (tx) => {
    await lockPlayer(tx, userId)
    const removed = await tx
      .delete(tasks)
      .where(and(eq(tasks.id, id), eq(tasks.userId, userId)))
      .returning({ id: tasks.id })
    if (removed.length === 0) throw new DomainError('taskNotFound')
    note(tx, { userId, type: 'task.deleted', item: { kind: 'task', id } })
    await retireIds(tx, services.clock, userId, [id])
    return null
  })
}
