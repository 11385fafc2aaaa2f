import { integer, pgTable, text, unique, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/**
 * The secret URL of a user's calendar feed. Anyone who has it can read the calendar. Only the hash of the secret is
 * stored. `contentHash`, `revision` and `changedAt` describe the content that was read last, so that calendar apps see
 * whether it has changed.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull(),
    /** Rounded to the hour. */
    lastReadAt: instant('last_read_at'),
    contentHash: text('content_hash').notNull().default(''),
    revision: integer('revision').notNull().default(0),
    changedAt: instant('changed_at'),
    createdAt: createdAt(),
  },
  (table) => [unique('calendar_feeds_by_secret').on(table.secretHash, table.userId)],
)
