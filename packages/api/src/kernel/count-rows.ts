import type { Queries } from '@questboard/db'
import { count, type SQL } from '@questboard/db/drizzle'
import type { PgTable } from '@questboard/db/pg-core'
import { DomainError } from './errors.ts'

/** How many rows of a table match. */
export async function countRows(on: Queries, table: PgTable, where: SQL | undefined): Promise<number> {
  const [found] = await on.select({ count: count() }).from(table).where(where)
  return found?.count ?? 0
}

/** @throws DomainError tooManyItems: with the added rows, more than `most` would match. A lock must make the count hold */
export async function assertRoomIn(
  on: Queries,
  table: PgTable,
  where: SQL | undefined,
  { most, added = 1 }: { most: number; added?: number },
): Promise<void> {
  if ((await countRows(on, table, where)) + added > most) throw new DomainError('tooManyItems')
}
