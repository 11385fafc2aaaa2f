import { and, eq, isNotNull } from '@questboard/db/drizzle'
import { emailOutbox } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'

/**
 * Queues one or all permanently failed e-mails again, with all attempts.
 * @returns how many
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
