import { randomUUIDv7 } from 'node:crypto'
import { allEqual, and, eq, isNotNull, isNull } from '@questboard/db/drizzle'
import { emailOutbox, notificationEmails, users } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { idsOf } from '../kernel/ids-of.ts'
import { type Stopped, unsubscribeToken } from '../kernel/secrets/unsubscribe-token.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { pageOfNotifications } from '../notifications/page-of.ts'
import type { NotificationType } from '../notifications/schema.ts'
import { readNotified } from '../preferences/read.ts'
import { type Notified, quietUntil } from '../preferences/rules.ts'
import { keepLate } from './keep-late.ts'
import type { EmailedNotification } from './notification-text.ts'
import type { OutboxEmail, PreparedEmail } from './prepare.ts'
import { readUnseen } from './read-unseen.ts'
import { isMailed, isTimely } from './waiting.ts'

/**
 * An e-mail about notifications, with what is still unseen and wanted when it is sent: minutes later, or hours after a
 * failed attempt. In quiet hours it goes back to what waits for their end.
 * @returns undefined when nothing is left to send
 *
 * Rules: Notification preferences.
 */
export async function prepareNotification(
  tx: Transaction,
  { clock, publicUrl }: Services,
  message: OutboxEmail,
): Promise<PreparedEmail | undefined> {
  const { id, userId, notice, createdAt } = message
  if (!userId || !notice) return undefined
  const now = clock.now()
  const [account] = await tx
    .select({ email: users.email, lang: users.lang })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.provenAt), isNull(users.lockedAt), isNull(users.erasesAt)))
  const person = (await readNotified(tx, [userId])).get(userId)
  if (!account?.email || !person) return undefined
  await takeLate(tx, clock, message, { userId, person })
  const unseen = (await readUnseen(tx, clock, notice.notificationIds)).map((notification) => ({
    ...notification,
    type: notification.type as NotificationType,
  }))
  const found = unseen.filter(({ type }) => isMailed(person, type))
  const reminders = isMailed(person, 'reminder') ? notice.reminders.filter((reminder) => isTimely(reminder, now)) : []
  const quiet = found.length > 0 ? quietUntil(person.preferences, person.timeZone, now) : null
  if (quiet) {
    await keepUntil(tx, message, { userId, found, until: quiet, now })
    return undefined
  }
  if (found.length + reminders.length === 0) return undefined
  const { email, lang } = account
  const stopped = (notice.type ?? 'notifications') as Stopped
  const content: EmailedNotification = {
    kind: 'notification',
    type: notice.type as EmailedNotification['type'],
    reminders,
    notifications: found,
    hidden: person.preferences.hideContents,
    link: `${publicUrl()}${found.length === 0 ? '/dashboard' : pageOfNotifications(idsOf(found))}`,
    stopLink: `${publicUrl()}/unsubscribe?token=${await unsubscribeToken(tx, clock, userId, stopped)}`,
  }
  return { id, email, lang, createdAt, content }
}

/**
 * Takes the reminders for which it is too late out of an e-mail, once, and records them as missed. The row is read again:
 * its member may have lost a group since it was claimed.
 */
async function takeLate(
  tx: Transaction,
  clock: Clock,
  { id, attempts }: OutboxEmail,
  { userId, person }: { userId: string; person: Notified },
): Promise<void> {
  const isClaimed = allEqual(emailOutbox, { id, attempts })
  const [claimed] = await tx.select({ notice: emailOutbox.notice }).from(emailOutbox).where(isClaimed).for('update')
  if (!claimed?.notice) return
  const { notice } = claimed
  const reminders = notice.reminders.filter((reminder) => isTimely(reminder, clock.now()))
  if (reminders.length === notice.reminders.length) return
  await tx
    .update(emailOutbox)
    .set({ notice: { ...notice, reminders } })
    .where(isClaimed)
  await keepLate(tx, clock, { userId, person, reminders: notice.reminders })
}

/** Runs in one transaction with the end of the e-mail, so that nothing is lost or sent twice. */
async function keepUntil(
  tx: Transaction,
  { id, attempts }: OutboxEmail,
  { userId, found, until, now }: { userId: string; found: { id: string; type: string }[]; until: Date; now: Date },
): Promise<void> {
  const [ended] = await tx
    .delete(emailOutbox)
    .where(allEqual(emailOutbox, { id, attempts }))
    .returning({ id: emailOutbox.id })
  if (!ended) return
  await tx.insert(notificationEmails).values(
    found.map((notification) => ({
      id: randomUUIDv7(),
      userId,
      type: notification.type,
      notificationId: notification.id,
      together: true,
      dueAt: until,
      createdAt: now,
    })),
  )
}
