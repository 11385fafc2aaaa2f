import type { Database } from '@questboard/db'
import { sql } from 'drizzle-orm'

export { type TestDatabase, testDatabase } from '@questboard/db/testing'

/** How many connections to the database wait for a lock. */
export async function waitingForLocks({ rows, queries }: Pick<Database, 'rows' | 'queries'>): Promise<number> {
  const [row] = await rows<{ count: number }>(
    queries,
    sql`select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.count ?? 0
}
