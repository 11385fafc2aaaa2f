import { tasks } from '@questboard/db/schema'
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { UserContext } from '../kernel/context.ts'
import { showTask } from './own-task.ts'
import type { ListTasks, Task } from './schema.ts'

/** One's own tasks, oldest first: all current ones, or a page of the archive. */
export async function listTasks(
  { db, userId }: Pick<UserContext, 'db' | 'userId'>,
  { type, archived, page, limit }: ListTasks,
): Promise<Task[]> {
  const found = db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.userId, userId),
        archived ? isNotNull(tasks.archivedAt) : isNull(tasks.archivedAt),
        type && inArray(tasks.type, type),
      ),
    )
    .orderBy(asc(tasks.sequence))
  const rows = await (archived ? found.limit(limit).offset((page - 1) * limit) : found)
  return rows.map(showTask)
}
