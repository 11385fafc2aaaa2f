import { bigint, boolean, index, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/** Passkeys, with which accounts sign in. Their private keys never leave their authenticators. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The id that the authenticator chose, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, as base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far, as the authenticator counts them. Most of them do not count: 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach the authenticator. */
    transports: text('transports').array().notNull(),
    /** Whether the authenticator has copied it to other devices. */
    backedUp: boolean('backed_up').notNull(),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'passkeys_pkey', columns: [table.id, table.userId] }),
    index('passkeys_by_user').on(table.userId),
  ],
)

/**
 * Challenges for passkeys, each for one use. With a user: to add a passkey. Without: to sign in. Only their hashes are
 * stored.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_by_user').on(table.userId),
    index('passkey_challenges_by_end').on(table.expiresAt),
  ],
)
