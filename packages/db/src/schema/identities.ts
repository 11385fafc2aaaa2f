import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/** Who an account is at a provider of identities: `subject` is the provider's name for the person, for ever. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider', { enum: ['google'] }).notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('identities_by_user').on(table.userId)],
)

/** Values handed out to be signed by a provider, once. Only hashes are kept. */
export const nonces = pgTable(
  'nonces',
  { hash: text('hash').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('nonces_by_end').on(table.expiresAt)],
)
