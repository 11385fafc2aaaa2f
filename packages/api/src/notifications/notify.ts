import { randomUUIDv7 } from 'node:crypto'
import { type NotificationData, notifications } from '@questboard/db/schema'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Clock } from '../kernel/clock.ts'
import { publish } from '../kernel/events.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { writeDeliveries } from '../webhooks/deliveries/write-deliveries.ts'
import type { NotificationType } from './schema.ts'

/** What somebody is told of. */
export interface Notice {
  type: NotificationType
  /** Whose doing it is: a user's id. */
  senderId?: string
  /** Where it happened; without an id, a group that is going or gone. */
  group?: { id?: string; name: string }
  about?: Omit<NotificationData, 'group'>
  /** Names what it is of, such as one request (`task:ID:USER`): another one of the same source takes its place, unseen. */
  source?: string
}

/**
 * Tells players of something, in the transaction that does it: they see it when that is committed, within a second.
 * Nobody is locked.
 *
 * Specification: Notifications and e-mails.
 */
export async function notify(
  tx: Transaction,
  clock: Clock,
  recipients: readonly string[],
  { type, senderId, group, about, source }: Notice,
): Promise<void> {
  const added = [...new Set(recipients)].map((userId) => {
    const id = randomUUIDv7()
    const data = { ...about, ...(group && { group: { name: group.name } }) }
    return {
      ...{ id, userId, type, data, createdAt: clock.now() },
      ...{ senderId: senderId ?? null, groupId: group?.id ?? null, source: source ?? id },
    }
  })
  if (added.length === 0) return
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
    writeDeliveries(tx, clock, {
      ...{ type, senderId, groupId: group?.id, told: added },
      data: { ...about, ...(group && { group: { name: group.name } }) },
    }),
  ])
}

/** Takes back what was told of these sources, from everybody: they can no longer be answered. */
export async function withdraw(tx: Transaction, ...sources: string[]): Promise<void> {
  if (sources.length === 0) return
  const taken = await tx
    .delete(notifications)
    .where(inArray(notifications.source, sources))
    .returning({ userId: notifications.userId })
  await publish(tx, { kind: 'count', users: taken.map(({ userId }) => userId) })
}

/** What waits for an answer. */
export const questions: NotificationType[] = [
  'groupInvitation',
  'askTaskApprove',
  'askMissionApprove',
  'requestRewardApproval',
]

/** Takes back what waited for an answer in a group that is going. */
export async function withdrawQuestions(tx: Transaction, groupId: string): Promise<void> {
  const taken = await tx
    .delete(notifications)
    .where(and(eq(notifications.groupId, groupId), inArray(notifications.type, questions)))
    .returning({ userId: notifications.userId })
  await publish(tx, { kind: 'count', users: taken.map(({ userId }) => userId) })
}
