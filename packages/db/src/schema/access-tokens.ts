import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/**
 * A token that lets a program act for its user, within its scopes. Only a hash is kept, so that a stolen database lets
 * nobody in; it is told once, when it is made.
 */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Such as `tasks:write`. */
    scopes: text('scopes').array().notNull(),
    /** Null: until it is revoked. */
    expiresAt: instant('expires_at'),
    /** To the hour: it is not worth a write with each request. */
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('access_tokens_by_user').on(table.userId, table.createdAt)],
)
