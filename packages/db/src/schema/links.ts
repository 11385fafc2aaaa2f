import { index, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/**
 * A link sent by e-mail to the owner of an account. Only the hash of its token is stored. A used link stays until it is
 * swept, so that it can say so.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['activation', 'recovery', 'notMe'] }).notNull(),
    /** The address that the link was sent to, which gets the account back. Null unless it reports a sign-in. */
    email: text('email'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    primaryKey({ name: 'account_links_pkey', columns: [table.tokenHash, table.userId] }),
    index('account_links_by_user').on(table.userId, table.kind),
    index('account_links_by_end').on(table.expiresAt),
  ],
)
