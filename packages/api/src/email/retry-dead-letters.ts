import { letters } from '@questboard/db/schema'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Services } from '../kernel/context.ts'

/**
 * Lets a letter that was given up, or all of them, be tried anew, as if it had never been.
 * @returns how many there are
 */
export async function retryDeadLetters(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  which: { id: string } | 'all',
): Promise<number> {
  const retried = await database.queries
    .update(letters)
    .set({ failedAt: null, fault: null, attempts: 0, nextAttemptAt: clock.now() })
    .where(and(isNotNull(letters.failedAt), which === 'all' ? undefined : eq(letters.id, which.id)))
    .returning({ id: letters.id })
  return retried.length
}
