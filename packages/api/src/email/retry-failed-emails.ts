import { emailOutbox } from '@questboard/db/schema'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Services } from '../kernel/context.ts'

/**
 * Lets an e-mail that was given up, or all of them, be tried anew, as if it had never been.
 * @returns how many there are
 */
export async function retryFailedEmails(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  which: { id: string } | 'all',
): Promise<number> {
  const retried = await database.queries
    .update(emailOutbox)
    .set({ failedAt: null, fault: null, attempts: 0, nextAttemptAt: clock.now() })
    .where(and(isNotNull(emailOutbox.failedAt), which === 'all' ? undefined : eq(emailOutbox.id, which.id)))
    .returning({ id: emailOutbox.id })
  return retried.length
}
