import { index, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/** Links an account to an identity provider. `subject` is the provider's permanent id of the user. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider', { enum: ['google', 'oidc'] }).notNull(),
    /** The issuer of OpenID Connect, whose subjects are its own. '' for Google. */
    issuer: text('issuer').notNull().default(''),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.issuer, table.subject] }),
    index('identities_by_user').on(table.userId),
  ],
)

/** Nonces that were handed out for a provider to sign once. Only hashes are stored. */
export const nonces = pgTable(
  'nonces',
  { hash: text('hash').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('nonces_by_end').on(table.expiresAt)],
)
