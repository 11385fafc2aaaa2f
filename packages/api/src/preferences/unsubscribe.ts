import { eq, sql } from '@questboard/db/drizzle'
import type { PgUpdateSetSource } from '@questboard/db/pg-core'
import { notificationPreferences } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { readUnsubscribeToken, type Stopped } from '../kernel/secrets/unsubscribe-token.ts'

/**
 * Stops the e-mails that a link names: a digest, those about one type of notification, or about all. It works as often
 * as it is opened.
 * @throws DomainError tokenDoesNotExist: not a link of this server
 *
 * Rules: Reminders and digests.
 */
export async function unsubscribe({ database, clock }: Services, token: string): Promise<null> {
  const { queries } = database
  const found = await readUnsubscribeToken(queries, clock, token)
  if (!found) throw new DomainError('tokenDoesNotExist')
  await queries
    .update(notificationPreferences)
    .set(stoppedBy(found.kind))
    .where(eq(notificationPreferences.userId, found.userId))
  return null
}

function stoppedBy(kind: Stopped): PgUpdateSetSource<typeof notificationPreferences> {
  if (kind === 'digest') return { digestAt: null, nextDigestAt: null }
  if (kind === 'weekly') return { weekly: false, nextWeeklyAt: null }
  // A type that the user has not changed is not e-mailed.
  return {
    types: sql`(
      select coalesce(jsonb_object_agg(type, case when ${kind === 'notifications' ? sql`true` : sql`type = ${kind}`}
        then channels || '{"email": false}' else channels end), '{}')
      from jsonb_each(${notificationPreferences.types}) as chosen(type, channels))`,
  }
}
