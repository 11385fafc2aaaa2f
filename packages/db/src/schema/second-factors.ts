import { index, integer, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The second factor of an account: codes of an authenticator app. Without a row the account has none. */
export const secondFactors = pgTable('second_factors', {
  userId: ofUser().primaryKey(),
  /** Encrypted with a key that is not in the database. */
  secret: text('secret').notNull(),
  /** The time step of the last accepted code. That code and earlier ones are refused. */
  lastStep: integer('last_step').notNull(),
  /** Since when it is on. */
  createdAt: createdAt(),
})

/** A second factor that is being set up, until its first code. A later set-up replaces it. */
export const secondFactorSetups = pgTable(
  'second_factor_setups',
  {
    userId: ofUser().primaryKey(),
    secret: text('secret').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('second_factor_setups_by_end').on(table.expiresAt)],
)

/** Codes that replace a lost authenticator app, each once: a used one is deleted. Only their hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ofUser(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** A sign-in that waits for the second factor. It is deleted when it is used. Only the hash of its token is stored. */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser(),
    /** The device that began to sign in, if it named itself. No other may finish. */
    deviceHash: text('device_hash'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_tickets_by_user').on(table.userId), index('sign_in_tickets_by_end').on(table.expiresAt)],
)
