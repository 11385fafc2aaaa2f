import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/**
 * Keys of calls that were done, so that a repeated call is not done twice. Keys belong to their user.
 * A row stays after its answer is forgotten: the key is used for good.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid('key').notNull(),
    /** Of the procedure and its input, so that another call with the same key is noticed. */
    contentHash: text('content_hash').notNull(),
    /** JSON; null where it holds a secret, is too old or too large, or the call is still running. */
    answer: text('answer'),
    /** Of a call that needs several transactions, while it runs: after this instant its server has given up. */
    runningUntil: instant('running_until'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_kept').on(table.userId).where(sql`${table.answer} is not null`),
    index('idempotency_keys_answered').on(table.createdAt).where(sql`${table.answer} is not null`),
    index('idempotency_keys_running').on(table.runningUntil).where(sql`${table.runningUntil} is not null`),
  ],
)
