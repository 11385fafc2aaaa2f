import { type Params, statement } from '@questboard/db'
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from '@questboard/db/drizzle'
import { tasks } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { anyOf, assertPageWeight, weightOf } from '../kernel/limits/page-weight.ts'
import { readPage } from '../kernel/read-page.ts'
import { shownColumns, showOn, taskText } from './own-task.ts'
import { type ListTasks, type Task, type TaskType, taskTypes } from './schema.ts'
import { dueMatching, inOrder, isFiltered, matching, searchArchive, weighRead } from './search.ts'

interface OfOwner {
  userId: string
}

interface OfTypes extends OfOwner {
  types: readonly TaskType[]
}

/**
 * The owner comes from a subquery, and all types mean no condition. With the values themselves PostgreSQL would expect
 * fewer rows than a generic plan as long as other players have more tasks, and so plan each call again, which takes
 * half as long as reading.
 */
const currentOf = (param: Params<OfOwner>) =>
  and(eq(tasks.userId, sql`(select ${param('userId')}::uuid)`), isNull(tasks.archivedAt))

const readCurrent = statement<OfOwner>()((queries, param) =>
  queries
    .select(shownColumns(param('userId')))
    .from(tasks)
    .where(currentOf(param))
    .orderBy(asc(tasks.sequence)),
)

const readCurrentOfTypes = statement<OfTypes>()((queries, param) =>
  queries
    .select(shownColumns(param('userId')))
    .from(tasks)
    .where(and(currentOf(param), sql`${tasks.type} = any(${param('types')})`))
    .orderBy(asc(tasks.sequence)),
)

const readArchive = statement<OfTypes & { limit: number; offset: number }>()((queries, param) =>
  queries
    .select(shownColumns(param('userId')))
    .from(tasks)
    .where(
      and(eq(tasks.userId, param('userId')), isNotNull(tasks.archivedAt), sql`${tasks.type} = any(${param('types')})`),
    )
    .orderBy(asc(tasks.sequence))
    .limit(param('limit'))
    .offset(param('offset')),
)

/**
 * The caller's tasks: all current ones, oldest first or in another order, or a page of the archive. Search and filters
 * apply together.
 * @throws DomainError invalidQueryParams: the page exceeds 4 MiB
 */
export async function listTasks(
  own: Pick<UserContext, 'services' | 'db' | 'userId' | 'today'>,
  wanted: ListTasks,
): Promise<Task[]> {
  const { archived, type = taskTypes, due, order } = wanted
  if (!archived) {
    const current = await readTasks(own, wanted)
    if (due || isFiltered(wanted)) weighRead(own, current)
    const found = isFiltered(wanted) ? current.filter(matching(wanted)) : current
    return inOrder(due ? found.filter(dueMatching(due, own.today)) : found, order)
  }
  if (isFiltered(wanted)) return searchArchive(own, wanted)
  return readPage(own, wanted.page, async (db) => {
    await assertPageWeight(db, archiveOf(own.userId, type), wanted)
    return readTasks({ ...own, db }, wanted)
  })
}

const archiveOf = (userId: string, types: readonly TaskType[]): SQL => sql`
  select ${weightOf(taskText)} as weight from tasks
  where user_id = ${userId}::uuid and archived_at is not null and type = ${anyOf(types)} order by sequence`

/** `listTasks` for a page of any size. */
export async function readTasks(
  { db, userId, today }: Pick<UserContext, 'db' | 'userId' | 'today'>,
  { type: types, archived, page, limit }: Pick<ListTasks, 'type' | 'archived' | 'page' | 'limit'>,
): Promise<Task[]> {
  if (archived) {
    const rows = await readArchive(db, { userId, types: types ?? taskTypes, limit, offset: (page - 1) * limit })
    return rows.map(showOn(today))
  }
  const rows = types ? await readCurrentOfTypes(db, { userId, types }) : await readCurrent(db, { userId })
  return rows.map(showOn(today))
}
