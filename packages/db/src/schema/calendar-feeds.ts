import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/**
 * The secret address of a user's calendar: whoever knows it reads the calendar. Only a hash of the secret is kept. What
 * was read last is remembered by its hash, so that calendars are told when it has changed, and how often.
 */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secretHash: text('secret_hash').notNull().unique(),
  /** To the hour. */
  lastReadAt: instant('last_read_at'),
  contentHash: text('content_hash').notNull().default(''),
  revision: integer('revision').notNull().default(0),
  changedAt: instant('changed_at'),
  createdAt: createdAt(),
})
