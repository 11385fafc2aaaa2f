import { randomUUIDv7 } from 'node:crypto'
import { allEqual, and, eq, inArray, type SQL, sql } from '@questboard/db/drizzle'
import { aboutMember, type NotificationData, notifications } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { publish } from '../kernel/events/events.ts'
import { questions, questionsToLeaders } from '../kernel/events/notification-types.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { NotificationType } from './schema.ts'
import { trimNotifications } from './trim.ts'
import { writeDeliveries } from './write-deliveries.ts'
import { writeEmails } from './write-emails.ts'
import { writePushes } from './write-pushes.ts'

/** The content of a notification. */
export interface Notice {
  type: NotificationType
  /** The id of the user who caused it. */
  senderId?: string
  /** Where it happened; without an id, a group that is being deleted. */
  group?: { id?: string; name: string }
  data?: Omit<NotificationData, 'group'>
  /**
   * Identifies its subject, such as a request (`task:ID:USER`). A new notification with the same source replaces it and
   * is unseen.
   */
  source?: string
}

/**
 * Notifies players, in the transaction of the cause. They see it within a second after the commit. It waits for no locks.
 *
 * Rules: Notifications and e-mails.
 */
export async function notify(
  tx: Transaction,
  clock: Clock,
  recipients: readonly string[],
  { type, senderId, group, data, source }: Notice,
): Promise<void> {
  const stored = { ...data, ...(group && { group: { name: group.name } }) }
  const added = [...new Set(recipients)].map((userId) => {
    const id = randomUUIDv7()
    return {
      id,
      userId,
      type,
      data: stored,
      createdAt: clock.now(),
      senderId: senderId ?? null,
      groupId: group?.id ?? null,
      source: source ?? id,
    }
  })
  if (added.length === 0) return
  recordChange(
    tx,
    ...added.map((notification) => ({
      userId: notification.userId,
      type: 'notification.created' as const,
      data: { id: notification.id },
      whole: true,
    })),
  )
  await Promise.all([
    tx
      .insert(notifications)
      .values(added)
      .onConflictDoUpdate({
        target: [notifications.userId, notifications.source],
        set: {
          id: sql`excluded.id`,
          type: sql`excluded.type`,
          senderId: sql`excluded.sender_id`,
          groupId: sql`excluded.group_id`,
          data: sql`excluded.data`,
          seenAt: null,
          hiddenAt: null,
          createdAt: sql`excluded.created_at`,
        },
      }),
    ...added.map(({ id, userId }) => publish(tx, { kind: 'notification', users: [userId], id })),
    writePushes(tx, clock, { type, groupId: group?.id, notified: added }),
    writeEmails(tx, clock, { type, notified: added }),
    writeDeliveries(tx, clock, {
      type,
      senderId,
      groupId: group?.id,
      notified: added,
      data: stored,
    }),
  ])
  // About every sixteenth is followed by a look at how many its user has.
  const trimmed = added.filter(({ id }) => id.endsWith('0')).map(({ userId }) => userId)
  if (trimmed.length > 0) await trimNotifications(tx, clock, trimmed)
}

/** Removes the notifications of these sources from everyone: they can no longer be answered. */
export async function withdrawNotifications(tx: Transaction, ...sources: string[]): Promise<void> {
  if (sources.length > 0) await withdraw(tx, inArray(notifications.source, sources))
}

/** Removes the notifications of others that name a user. */
export const withdrawNotificationsAbout = (tx: Transaction, userId: string): Promise<void> =>
  withdraw(tx, eq(aboutMember(notifications), userId))

/** `withdrawNotifications` for the notification of one user. */
export async function withdrawNotificationOf(tx: Transaction, userId: string, source: string): Promise<void> {
  await tx.delete(notifications).where(allEqual(notifications, { userId, source }))
  await publish(tx, { kind: 'count', users: [userId] })
}

/** Removes the questions about an item of a group that is being deleted, also those that are hidden. */
export const withdrawQuestionsAbout = (
  tx: Transaction,
  { id, groupId }: { id: string; groupId: string },
): Promise<void> => withdraw(tx, and(isQuestionIn(groupId), sql`position(${id} in ${notifications.source}) > 0`))

/** Removes the open questions of a group to a user who no longer leads it, and so can no longer answer them. */
export const withdrawQuestionsToLeader = (
  tx: Transaction,
  { groupId, userId }: { groupId: string; userId: string },
): Promise<void> =>
  withdraw(tx, and(allEqual(notifications, { userId, groupId }), inArray(notifications.type, questionsToLeaders)))

/** Removes the open questions of a group that is being deleted. */
export const withdrawQuestions = (tx: Transaction, groupId: string): Promise<void> =>
  withdraw(tx, isQuestionIn(groupId))

const isQuestionIn = (groupId: string) =>
  and(eq(notifications.groupId, groupId), inArray(notifications.type, questions))

/** Removes notifications, and notifies their users of the new count. */
async function withdraw(tx: Transaction, which: SQL | undefined): Promise<void> {
  const taken = await tx.delete(notifications).where(which).returning({ userId: notifications.userId })
  await publish(tx, { kind: 'count', users: userIdsOf(taken) })
}
