import { index, pgTable, primaryKey, text, unique, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/**
 * A new address that an account has asked for, until the link sent to it is used. Only the hash of the link's token is
 * stored; the link is created when the e-mail is sent. A used one is deleted.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The new address. */
    email: text('email').notNull(),
    /** The id of the session that asked. It continues after the change. */
    sessionId: uuid('session_id'),
    /** Null until the e-mail is sent. */
    tokenHash: text('token_hash'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'email_changes_pkey', columns: [table.id, table.userId] }),
    unique('email_changes_by_link').on(table.tokenHash, table.userId),
    unique('email_changes_one_of_user').on(table.userId),
    index('email_changes_by_end').on(table.expiresAt),
  ],
)
