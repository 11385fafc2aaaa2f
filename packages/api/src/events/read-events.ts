import type { Queries } from '@questboard/db'
import { sql } from '@questboard/db/drizzle'
import { arrayText } from '../kernel/table-of.ts'
import { rows } from '../kernel/transaction.ts'
import type { PersonEvent } from './schema.ts'
import { contentOf } from './show-event.ts'

/** The most events that are read at once, and bytes of them unless one alone has more. */
const maxBatch = { events: 100, bytes: 256 * 1024 }

interface Row extends Omit<PersonEvent, 'data'> {
  data: PersonEvent['data'] | null
}

/**
 * The next events of a player after a number.
 * @param types those that are wanted; undefined: all
 * @returns undefined if some are missing, or their content is
 */
export async function readEventsAfter(
  queries: Queries,
  { userId, types }: { userId: string; types: readonly string[] | undefined },
  after: number,
): Promise<{ events: PersonEvent[]; more: boolean } | undefined> {
  const wanted = types ? sql`type = any(${arrayText(types)}::text[])` : sql`type is not null`
  const found = await rows<Row & { since: number }>(
    queries,
    sql`
    select next.id, next.type, next.sequence, next.created_at as "createdAt", users.id as "userId",
      next.group_id as "groupId", next.data, users.events_since as since
    from users left join lateral (
      select *, sum(bytes) over (order by sequence) - bytes as before from (
        select * from events where user_id = users.id and sequence > ${after}::bigint and ${wanted}
        order by sequence limit ${maxBatch.events}) few
    ) next on next.before < ${maxBatch.bytes}::int
    where users.id = ${userId}::uuid
    order by next.sequence`,
  )
  if (found.some(({ since }) => after < Number(since))) return undefined
  const written = found.filter(({ id }) => id !== null)
  if (written.some(({ data }) => data === null)) return undefined
  return {
    events: written.map(({ since: _, ...row }) => ({
      ...row,
      sequence: Number(row.sequence),
      createdAt: new Date(row.createdAt).toISOString(),
      ...contentOf(row.type, row.data ?? {}),
    })),
    more: written.length > 0,
  }
}
