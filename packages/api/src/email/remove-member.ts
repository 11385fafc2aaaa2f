import { allEqual, and, eq, inArray, or, sql } from '@questboard/db/drizzle'
import { emailOutbox, notificationEmails, notifications } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'
import type { RemoveMemberItems } from '../member-removal.ts'

/**
 * Drops the e-mails about a group that wait for a member who leaves it. Digests go as a whole: their text does not say of
 * which group a line is.
 */
export const removeMemberEmails: RemoveMemberItems = async (tx, { groupId, userId }) => {
  const ofGroup = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(allEqual(notifications, { userId, groupId }))
  await tx
    .delete(notificationEmails)
    .where(
      and(
        eq(notificationEmails.userId, userId),
        or(
          inArray(notificationEmails.notificationId, ofGroup),
          sql`${notificationEmails.reminder} ->> 'groupId' = ${groupId}`,
        ),
      ),
    )
  await tx
    .update(emailOutbox)
    .set({
      notice: sql`jsonb_set(jsonb_set(${emailOutbox.notice}, '{notificationIds}', (
        select coalesce(jsonb_agg(named), '[]') from jsonb_array_elements(${emailOutbox.notice} -> 'notificationIds') named
        where named #>> '{}' not in (select id::text from ${ofGroup} of_group))), '{reminders}', (
        select coalesce(jsonb_agg(reminder), '[]') from jsonb_array_elements(${emailOutbox.notice} -> 'reminders') reminder
        where reminder ->> 'groupId' is distinct from ${groupId}))`,
    })
    .where(allEqual(emailOutbox, { userId, kind: 'notification' }))
  await tx
    .delete(emailOutbox)
    .where(and(eq(emailOutbox.userId, userId), inArray(emailOutbox.kind, ['digest', 'weekly'])))
}

/** Drops the weekly e-mails that wait for a leader who leads a group no longer. */
export async function dropWeeklyEmails(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(emailOutbox).where(allEqual(emailOutbox, { userId, kind: 'weekly' }))
}
