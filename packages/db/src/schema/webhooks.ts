import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { groups } from './groups.ts'
import { users } from './users.ts'

/** An address that is told of events: those of its user, or, with a group, those of everybody in the group. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id').references(() => groups.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** Types of notifications. */
    events: text('events').array().notNull(),
    /** By which deliveries are signed: kept as it is, as each delivery needs it. */
    secret: text('secret').notNull(),
    /** Since when no delivery has arrived; null while they do. */
    failingSince: instant('failing_since'),
    /** When it was switched off, by its user or after failing for long. */
    disabledAt: instant('disabled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhooks_by_user').on(table.userId, table.createdAt),
    index('webhooks_by_group').on(table.groupId),
  ],
)

/** One event on its way to one address, and what came of it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    payload: jsonb('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; while it is being sent, when another server may take it over. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    deliveredAt: instant('delivered_at'),
    /** When it was given up. */
    failedAt: instant('failed_at'),
    /** Of the last answer; null when there was none. */
    status: integer('status'),
    fault: text('fault'),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_deliveries_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.deliveredAt} is null and ${table.failedAt} is null`),
    index('webhook_deliveries_by_webhook').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_by_age').on(table.createdAt),
  ],
)
