import type { SQL } from '@questboard/db/drizzle'
import type { Services } from './context.ts'
import { rows } from './transaction.ts'

/**
 * Runs a statement that changes at most `limit` rows and returns one row for each, until it changes fewer. So each one
 * holds its locks only briefly.
 * @returns how many rows were changed
 */
export async function inBatches(
  { database }: Pick<Services, 'database'>,
  statement: (limit: number) => SQL,
  limit = 5_000,
): Promise<number> {
  let total = 0
  for (let changed = limit; changed === limit; total += changed) {
    changed = (await rows(database.queries, statement(limit))).length
  }
  return total
}
