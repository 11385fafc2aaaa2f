import { isNotNull, sql } from '../drizzle.ts'
import { boolean, check, index, jsonb, pgTable, text, uuid } from '../pg-core.ts'
import { instant } from './columns.ts'
import { users } from './users.ts'

/** The channels of one type of notification that a user has chosen. The app itself shows every notification. */
export interface StoredChannels {
  push: boolean
  email: boolean
}

/**
 * How a user wants to be notified. A user without a row has the defaults. Times are local, `HH:MM`, in the user's time
 * zone.
 */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    quietFrom: text('quiet_from'),
    quietTo: text('quiet_to'),
    /** When the morning digest is sent. Null: never. */
    digestAt: text('digest_at'),
    /** When it is due next. Null without one. */
    nextDigestAt: instant('next_digest_at'),
    weekly: boolean('weekly').notNull().default(false),
    /** When the weekly digest is due next. Null without one. */
    nextWeeklyAt: instant('next_weekly_at'),
    nudge: boolean('nudge').notNull().default(false),
    /** When the next nudge may be sent. Null without them. */
    nextNudgeAt: instant('next_nudge_at'),
    hideContents: boolean('hide_contents').notNull().default(false),
    /** The types that the user has changed. The others have the defaults of the code. */
    types: jsonb('types').$type<Record<string, StoredChannels>>().notNull().default({}),
  },
  (table) => [
    index('notification_preferences_digest_due').on(table.nextDigestAt).where(isNotNull(table.nextDigestAt)),
    index('notification_preferences_weekly_due').on(table.nextWeeklyAt).where(isNotNull(table.nextWeeklyAt)),
    index('notification_preferences_nudge_due').on(table.nextNudgeAt).where(isNotNull(table.nextNudgeAt)),
    check(
      'notification_preferences_quiet_has_two_ends',
      sql`(${table.quietFrom} is null) = (${table.quietTo} is null) and ${table.quietFrom} is distinct from
        coalesce(${table.quietTo}, '')`,
    ),
  ],
)
