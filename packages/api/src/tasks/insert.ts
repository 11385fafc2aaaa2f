import { tasks } from '@questboard/db/schema'
import { and, count, eq, isNull } from 'drizzle-orm'
import { openItemsLimit } from '../game/rules.ts'
import type { Day } from '../kernel/clock.ts'
import { DomainError } from '../kernel/errors.ts'
import { type Transaction, violates } from '../kernel/transaction.ts'
import type { TaskRow } from './own-task.ts'

/** What a new task is made from; everything else begins empty. */
export type NewTask = Pick<TaskRow, 'id' | 'userId' | 'title' | 'notes' | 'gold' | 'type' | 'tags' | 'requireResult'>

/**
 * Adds a task to those of a locked player. A repeating one costs no penalty in the period it was made in.
 * @throws DomainError tooManyItems, idAlreadyUsed
 *
 * Specification: Bounds.
 */
export async function insertTask(
  tx: Transaction,
  { createdAt, today, ...task }: NewTask & { createdAt: Date; today: Day },
): Promise<TaskRow> {
  const [open] = await tx
    .select({ count: count() })
    .from(tasks)
    .where(and(eq(tasks.userId, task.userId), isNull(tasks.archivedAt), isNull(tasks.completedAt)))
  if ((open?.count ?? 0) >= openItemsLimit) throw new DomainError('tooManyItems')
  try {
    const [row] = await tx
      .insert(tasks)
      .values({ ...task, createdAt, repeatingSince: task.type === 'todo' ? null : today })
      .returning()
    if (!row) throw new Error('an insert returned nothing')
    return row
  } catch (error) {
    if (violates(error, 'tasks_pkey')) throw new DomainError('idAlreadyUsed')
    throw error
  }
}
