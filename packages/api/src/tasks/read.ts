import { allEqual } from '@questboard/db/drizzle'
import { tasks } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { shownColumns, showOn } from './own-task.ts'
import type { Task } from './schema.ts'

/**
 * A task of the caller, current or archived.
 * @throws DomainError taskNotFound
 */
export async function readTask({ db, userId, today }: UserContext, { id }: { id: string }): Promise<Task> {
  const [row] = await db.select(shownColumns(userId)).from(tasks).where(allEqual(tasks, { id, userId }))
  if (!row) throw new DomainError('taskNotFound')
  return showOn(today)(row)
}
