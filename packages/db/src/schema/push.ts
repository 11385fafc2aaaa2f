import { isNotNull } from '../drizzle.ts'
import { boolean, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import type { DigestContent } from './digest-content.ts'
import { groups } from './groups.ts'
import { sessions, users } from './users.ts'

/**
 * A browser that receives pushes. It belongs to the session that registered it and ends with it. Its endpoint lets
 * anyone who has our signing key send to it; the keys encrypt what is sent.
 */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    endpoint: text('endpoint').notNull().unique(),
    /** Host and port of the endpoint. Parallel requests per host are limited. */
    host: text('host').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    name: text('name').notNull(),
    /** Until when the push service accepts no requests. */
    notBefore: instant('not_before'),
    lastSuccessAt: instant('last_success_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'push_devices_pkey', columns: [table.id, table.userId] }),
    foreignKey({
      name: 'push_devices_of_session',
      columns: [table.sessionId, table.userId],
      foreignColumns: [sessions.id, sessions.userId],
    }).onDelete('cascade'),
    index('push_devices_by_user').on(table.userId, table.createdAt),
    index('push_devices_by_session').on(table.sessionId),
  ],
)

/** What a reminder says. Notifications are read when they are sent. */
export interface PushedReminder {
  taskId: string
  /** Null for a personal task. */
  groupId?: string | null
  title: string
  /** The due day and time of the task. */
  dueOn: string
  time: string | null
  /** When it was to fire. An instant. */
  at: string
  /** How many periods the task of a nudge was completed in a row. */
  streak?: number
}

/**
 * The outbox of pushes, a row for each device. It names the notifications, whose text is written when it is sent.
 * Notifications of one kind that follow within a minute take the tag of the first, so that they replace it.
 */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: uuid('id').notNull(),
    deviceId: uuid('device_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The group. The messages are dropped with it, and with the membership. */
    groupId: uuid('group_id').references(() => groups.id, { onDelete: 'cascade' }),
    /**
     * A type of notification, `reminder`, `nudge`, `digest`, or `quiet` for everything that waited for the end of quiet
     * hours.
     */
    type: text('type').notNull(),
    notificationIds: uuid('notification_ids').array().notNull(),
    /** The content of a reminder or a nudge. */
    reminder: jsonb('reminder').$type<PushedReminder>(),
    /** The content of a morning digest. */
    digest: jsonb('digest').$type<DigestContent>(),
    /** Names it on the device, where a later one with the same tag replaces it. */
    tag: text('tag').notNull(),
    /** Whether it is sent again without contents, since the push service refused its size. */
    bare: boolean('bare').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    /** The next attempt; null: it was sent. While it is being sent: when another server may take over. */
    nextAttemptAt: instant('next_attempt_at'),
    sentAt: instant('sent_at'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'push_messages_pkey', columns: [table.id, table.userId] }),
    foreignKey({
      name: 'push_messages_of_device',
      columns: [table.deviceId, table.userId],
      foreignColumns: [pushDevices.id, pushDevices.userId],
    }).onDelete('cascade'),
    index('push_messages_due').on(table.nextAttemptAt).where(isNotNull(table.nextAttemptAt)),
    index('push_messages_by_device').on(table.deviceId, table.createdAt),
    index('push_messages_by_user').on(table.userId),
    index('push_messages_by_group').on(table.groupId),
    index('push_messages_by_expiry').on(table.expiresAt),
  ],
)

/**
 * Reminders that did not fire: more than 30 minutes late, or a leader's in quiet hours. The morning digest lists them.
 */
export const missedReminders = pgTable(
  'missed_reminders',
  {
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a personal task. */
    groupId: uuid('group_id').references(() => groups.id, { onDelete: 'cascade' }),
    taskId: uuid('task_id').notNull(),
    title: text('title').notNull(),
    /** The due day and time of the task. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    time: text('time'),
    /** When it was to fire. */
    at: instant('at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'missed_reminders_pkey', columns: [table.id, table.userId] }),
    index('missed_reminders_by_user').on(table.userId, table.createdAt),
    index('missed_reminders_by_group').on(table.groupId),
    index('missed_reminders_by_age').on(table.createdAt),
  ],
)
