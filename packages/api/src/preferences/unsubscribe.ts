import { eq } from '@questboard/db/drizzle'
import { notificationPreferences } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { readUnsubscribeToken } from '../kernel/unsubscribe-token.ts'

/**
 * Stops the e-mails that a link names: the morning digest or the weekly one. It works as often as it is opened.
 * @throws DomainError tokenDoesNotExist: not a link of this server
 *
 * Specification: Reminders and digests.
 */
export async function unsubscribe({ database, clock }: Services, token: string): Promise<null> {
  const { queries } = database
  const found = await readUnsubscribeToken(queries, clock, token)
  if (!found) throw new DomainError('tokenDoesNotExist')
  await queries
    .update(notificationPreferences)
    .set(found.kind === 'digest' ? { digestAt: null, nextDigestAt: null } : { weekly: false, nextWeeklyAt: null })
    .where(eq(notificationPreferences.userId, found.userId))
  return null
}
