import { letters } from '@questboard/db/schema'
import { asc, isNotNull } from 'drizzle-orm'
import type { Services } from '../kernel/context.ts'

/** The letters that were given up, oldest first, with the last fault of each. */
export async function listDeadLetters({ database }: Pick<Services, 'database'>) {
  return database.queries
    .select()
    .from(letters)
    .where(isNotNull(letters.failedAt))
    .orderBy(asc(letters.failedAt), asc(letters.id))
}
