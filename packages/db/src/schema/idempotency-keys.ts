import { sql } from '../drizzle.ts'
import { index, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/**
 * Idempotency keys of completed calls, per user, so that a repeated call is not executed twice. A row stays after its
 * response is deleted: the key remains used.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid('key').notNull(),
    /** Hash of the procedure and its input, to detect another call with the same key. */
    contentHash: text('content_hash').notNull(),
    /** JSON. Null if it contains a secret, is too old or too large, or the call is still running. */
    response: text('answer'),
    /** The instant after which the server of a running call with several transactions has given up. */
    runningUntil: instant('running_until'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_kept').on(table.userId).where(sql`${table.response} is not null`),
    index('idempotency_keys_answered').on(table.createdAt).where(sql`${table.response} is not null`),
    index('idempotency_keys_running').on(table.runningUntil).where(sql`${table.runningUntil} is not null`),
  ],
)
