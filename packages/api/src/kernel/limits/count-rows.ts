import type { Queries } from '@questboard/db'
import { count, type SQL } from '@questboard/db/drizzle'
import type { PgTable } from '@questboard/db/pg-core'
import { DomainError } from '../errors.ts'

/** How many rows of a table match. */
export async function countRows(queries: Queries, table: PgTable, where: SQL | undefined): Promise<number> {
  const [found] = await queries.select({ count: count() }).from(table).where(where)
  return found?.count ?? 0
}

/**
 * Checks that rows can be added. The caller holds a lock that keeps other transactions from adding rows.
 * @throws DomainError tooManyItems: with the added rows, more than `max` would match
 */
export async function assertRoomIn(
  queries: Queries,
  table: PgTable,
  where: SQL | undefined,
  { max, added = 1 }: { max: number; added?: number },
): Promise<void> {
  if ((await countRows(queries, table, where)) + added > max) throw new DomainError('tooManyItems')
}
