import { emailOutbox } from '@questboard/db/schema'
import { asc, isNotNull } from 'drizzle-orm'
import type { Services } from '../kernel/context.ts'

/** The e-mails that were given up, oldest first, with the last fault of each. */
export async function listFailedEmails({ database }: Pick<Services, 'database'>) {
  return database.queries
    .select()
    .from(emailOutbox)
    .where(isNotNull(emailOutbox.failedAt))
    .orderBy(asc(emailOutbox.failedAt), asc(emailOutbox.id))
}
