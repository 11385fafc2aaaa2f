import { allEqual } from '@questboard/db/drizzle'
import { tasks } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { assertMatches } from '../kernel/preconditions.ts'
import { changeOwnTask } from './change-task.ts'
import { showTask } from './own-task.ts'

/**
 * Deletes a task, current or archived. What it paid stays paid; its id cannot be used again.
 * @throws DomainError taskNotFound, preconditionFailed
 */
export function removeTask(ctx: UserContext, { id }: { id: string }): Promise<null> {
  const { services, userId } = ctx
  return changeOwnTask(ctx, id, async (tx, { task, today }) => {
    assertMatches(ctx, () => showTask(task, today))
    await tx.delete(tasks).where(allEqual(tasks, { id, userId }))
    recordChange(tx, { userId, type: 'task.deleted', item: { kind: 'task', id } })
    await retireIds(tx, services.clock, { userId, ids: [id] })
    return null
  })
}
