import { statement } from '@questboard/db'
import { tasks } from '@questboard/db/schema'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { UserContext } from '../kernel/context.ts'
import { shownColumns, showTask } from './own-task.ts'
import { type ListTasks, type Task, type TaskType, taskTypes } from './schema.ts'

interface Wanted {
  userId: string
  types: readonly TaskType[]
}

const readCurrent = statement<Wanted>()((queries, given) =>
  queries
    .select(shownColumns)
    .from(tasks)
    .where(
      and(eq(tasks.userId, given('userId')), isNull(tasks.archivedAt), sql`${tasks.type} = any(${given('types')})`),
    )
    .orderBy(asc(tasks.sequence)),
)

const readArchive = statement<Wanted & { limit: number; offset: number }>()((queries, given) =>
  queries
    .select(shownColumns)
    .from(tasks)
    .where(
      and(eq(tasks.userId, given('userId')), isNotNull(tasks.archivedAt), sql`${tasks.type} = any(${given('types')})`),
    )
    .orderBy(asc(tasks.sequence))
    .limit(given('limit'))
    .offset(given('offset')),
)

/** One's own tasks, oldest first: all current ones, or a page of the archive. */
export async function listTasks(
  { db, userId }: Pick<UserContext, 'db' | 'userId'>,
  { type, archived, page, limit }: ListTasks,
): Promise<Task[]> {
  const types = type ?? taskTypes
  const rows = archived
    ? await readArchive(db, { userId, types, limit, offset: (page - 1) * limit })
    : await readCurrent(db, { userId, types })
  return rows.map(showTask)
}
