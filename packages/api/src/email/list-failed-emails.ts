import { asc, isNotNull } from '@questboard/db/drizzle'
import { emailOutbox } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'

/** E-mails that failed permanently, oldest first, with their last error. */
export async function listFailedEmails({ database }: Pick<Services, 'database'>) {
  return database.queries
    .select()
    .from(emailOutbox)
    .where(isNotNull(emailOutbox.failedAt))
    .orderBy(asc(emailOutbox.failedAt), asc(emailOutbox.id))
}
