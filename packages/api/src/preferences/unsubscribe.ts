import { eq } from '@questboard/db/drizzle'
import { notificationPreferences } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { userOfUnsubscribeToken } from '../kernel/unsubscribe-token.ts'

/**
 * Stops the morning digest of the user of a link. It works as often as it is opened.
 * @throws DomainError tokenDoesNotExist: not a link of this server
 *
 * Specification: Reminders and digests.
 */
export async function unsubscribe({ database, clock }: Services, token: string): Promise<null> {
  const { queries } = database
  const userId = await userOfUnsubscribeToken(queries, clock, token)
  if (userId === undefined) throw new DomainError('tokenDoesNotExist')
  await queries
    .update(notificationPreferences)
    .set({ digestAt: null, nextDigestAt: null })
    .where(eq(notificationPreferences.userId, userId))
  return null
}
