import { statement } from '@questboard/db'
import { and, asc, eq, gt, inArray, isNotNull, sql } from '@questboard/db/drizzle'
import { tasks } from '@questboard/db/schema'
import { containsWords, foldText, searchWords } from '@questboard/i18n'
import type { Day } from '../kernel/clock.ts'
import { compareText } from '../kernel/compare-text.ts'
import type { UserContext } from '../kernel/context.ts'
import { idsOf } from '../kernel/ids-of.ts'
import { assertPageWeight, weightOf } from '../kernel/limits/page-weight.ts'
import { shownColumns, showOn, taskText } from './own-task.ts'
import { type dueFilters, type ListTasks, type Task, taskTypes } from './schema.ts'

type Texts = Pick<Task, 'title' | 'notes'> & { checklist: { title: string }[] | null }

type Searched = Texts & Pick<Task, 'tags'>

/** The dates of a task that filters and orders use. */
export type Dated = Pick<Task, 'type' | 'schedule' | 'completed' | 'dueOn' | 'overdue'>

type Ordered = Pick<Task, 'dueOn' | 'dueTime' | 'rank'>

export const isFiltered = ({ q, tag }: Pick<ListTasks, 'q' | 'tag'>): boolean =>
  q !== undefined || (tag !== undefined && tag.length > 0)

/** The account that reads. */
export type Reader = Pick<UserContext, 'services' | 'userId'>

const bytesOf = (items: readonly Texts[]): number =>
  items.reduce(
    (sum, { title, notes, checklist }) =>
      [title, notes, ...(checklist ?? []).map((item) => item.title)].reduce(
        (bytes, text) => bytes + Buffer.byteLength(text),
        sum,
      ),
    0,
  )

/** Counts a filtered list by what was read for it: the response says nothing about that. */
export function weighRead({ services, userId }: Reader, items: readonly Texts[]): void {
  services.queues.heavy.recordSize(userId, bytesOf(items))
}

type DueFilter = (typeof dueFilters)[number]

/** The due day of a task as a filter. A weekly task without a schedule is open work all week. */
function dueFilterOf({ type, schedule, completed, dueOn, overdue }: Dated, today: Day): DueFilter | null {
  if (dueOn === null) return 'none'
  if (overdue) return 'overdue'
  const isToday = dueOn === today || (type === 'weekly' && schedule === null)
  if (isToday) return completed ? null : 'today'
  return dueOn > today ? 'upcoming' : null
}

/** Whether a task is due as one of the filters says. */
export const dueMatching = (due: ListTasks['due'], today: Day): ((task: Dated) => boolean) => {
  if (!due || due.length === 0) return () => true
  return (task) => due.some((filter) => filter === dueFilterOf(task, today))
}

const orders = {
  created: null,
  manual: (a: Ordered, b: Ordered) => compareText(a.rank, b.rank),
  due: (a: Ordered, b: Ordered) =>
    compareText(a.dueOn ?? '~', b.dueOn ?? '~') ||
    compareText(a.dueTime ?? '~', b.dueTime ?? '~') ||
    compareText(a.rank, b.rank),
} satisfies Record<ListTasks['order'], ((a: Ordered, b: Ordered) => number) | null>

/** Current tasks, given oldest first, in another order. */
export function inOrder<Item extends Ordered>(items: Item[], order: ListTasks['order']): Item[] {
  const compare = orders[order]
  return compare ? items.toSorted(compare) : items
}

/**
 * Whether a task matches a search and has the tags. PostgreSQL's `lower` does not know Cyrillic in every locale, so
 * texts are folded here.
 *
 * Rules: Search and filters.
 */
export function matching({ q = '', tag = [] }: Pick<ListTasks, 'q' | 'tag'>): (task: Searched) => boolean {
  const words = searchWords(q)
  return ({ title, notes, tags, checklist }) =>
    tag.every((id) => tags.includes(id)) &&
    containsWords(foldText([title, notes, ...(checklist ?? []).map((item) => item.title)].join('\n')), words)
}

/** The archive is read in batches, so that a long one neither fills the memory nor blocks other requests. */
const batchSize = 200

/** What a search of the archive reads at most, oldest first. */
const maxSearched = { tasks: 100_000, bytes: 32 * 1024 * 1024 }

const readBatch = statement<{ userId: string; types: readonly string[]; after: number; limit: number }>()(
  (queries, param) =>
    queries
      .select({
        id: tasks.id,
        sequence: tasks.sequence,
        title: tasks.title,
        notes: tasks.notes,
        tags: tasks.tags,
        checklist: tasks.checklist,
      })
      .from(tasks)
      .where(
        and(
          eq(tasks.userId, param('userId')),
          isNotNull(tasks.archivedAt),
          sql`${tasks.type} = any(${param('types')})`,
          gt(tasks.sequence, param('after')),
        ),
      )
      .orderBy(asc(tasks.sequence))
      .limit(param('limit')),
)

/** An archived task as it is searched. */
export type ArchivedRow = Searched & { id: string; sequence: number }

/**
 * The ids of a page of the archived tasks that match, in their order. What is read counts as a response of that size.
 * @param read reads that many rows after a sequence, oldest first
 */
export async function findInArchive(
  { services, userId }: Reader,
  read: (after: number, limit: number) => Promise<ArchivedRow[]>,
  wanted: Pick<ListTasks, 'q' | 'tag' | 'page' | 'limit'>,
): Promise<string[]> {
  const { page, limit } = wanted
  const [isMatch, end] = [matching(wanted), page * limit]
  const found: string[] = []
  let [after, bytes] = [0, 0]
  for (
    let count = 0;
    count < maxSearched.tasks && bytes < maxSearched.bytes && found.length < end;
    count += batchSize
  ) {
    const rows = await read(after, batchSize)
    bytes += bytesOf(rows)
    services.queues.heavy.recordSize(userId, bytes)
    found.push(...idsOf(rows.filter(isMatch)))
    after = rows.at(-1)?.sequence ?? after
    if (rows.length < batchSize) break
  }
  return found.slice(end - limit, end)
}

/**
 * A page of the archived tasks that match.
 * @throws DomainError invalidQueryParams: the page exceeds 4 MiB
 */
export async function searchArchive(
  own: Pick<UserContext, 'services' | 'db' | 'userId' | 'today'>,
  wanted: ListTasks,
): Promise<Task[]> {
  const { db, userId, today } = own
  const { type: types = taskTypes, limit } = wanted
  const ids = await findInArchive(own, (after, limit) => readBatch(db, { userId, types, after, limit }), wanted)
  if (ids.length === 0) return []
  const isOwn = and(eq(tasks.userId, userId), inArray(tasks.id, ids))
  const weights = sql`select ${weightOf(taskText)} as weight from tasks where ${isOwn}`
  await assertPageWeight(db, weights, { page: 1, limit })
  const rows = await db.select(shownColumns(userId)).from(tasks).where(isOwn).orderBy(asc(tasks.sequence))
  return rows.map(showOn(today))
}
