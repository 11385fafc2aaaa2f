import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import type { PushedReminder } from './push.ts'
import { users } from './users.ts'

/**
 * Notifications and reminders that wait to be e-mailed, a row for each. Those of one type that are written within a
 * minute become one e-mail.
 */
export const notificationEmails = pgTable(
  'notification_emails',
  {
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A type of notification, or `reminder`. */
    type: text('type').notNull(),
    /** Null for a reminder. A notification that was replaced or withdrawn is not e-mailed. */
    notificationId: uuid('notification_id'),
    reminder: jsonb('reminder').$type<PushedReminder>(),
    /** Whether it was put off, by quiet hours or a limit. All types that were put off become one e-mail. */
    together: boolean('together').notNull().default(false),
    dueAt: instant('due_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'notification_emails_pkey', columns: [table.id, table.userId] }),
    index('notification_emails_due').on(table.dueAt),
    index('notification_emails_by_user').on(table.userId, table.createdAt),
  ],
)
