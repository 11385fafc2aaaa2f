import { tasks } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { Task } from './schema.ts'

export type TaskRow = typeof tasks.$inferSelect

/**
 * A task of its owner, archived or not. The player's lock is held, so that it stays as it is read.
 * @throws DomainError taskNotFound: unknown, or somebody else's
 */
export async function findOwnTask(tx: Transaction, userId: string, id: string): Promise<TaskRow> {
  const [task] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.userId, userId)))
  if (!task) throw new DomainError('taskNotFound')
  return task
}

/** Writes what changed of a task that was found as one's own, in the same transaction. */
export async function saveOwnTask(tx: Transaction, task: TaskRow, changes: Partial<TaskRow>): Promise<TaskRow> {
  await tx
    .update(tasks)
    .set(changes)
    .where(and(eq(tasks.id, task.id), eq(tasks.userId, task.userId)))
  return { ...task, ...changes }
}

export function showTask(task: TaskRow): Task {
  const { id, title, notes, gold, type, tags, requireResult, result, completedAt, archivedAt, streak } = task
  return {
    id,
    title,
    notes,
    gold,
    type,
    tags,
    requireResult,
    result,
    completed: completedAt !== null,
    archived: archivedAt !== null,
    streak,
    createdAt: task.createdAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
  }
}
