import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
    /** Of the address, with its port: no host gets many deliveries at once. */
    host: text('host').notNull(),
    /** Types of notifications. */
    events: text('events').array().notNull(),
    /** By which deliveries are signed: kept as it is, as each delivery needs it. Empty: erased, nothing is sent. */
    secret: text('secret').notNull(),
    /** The one before it, by which deliveries are signed as well until its receiver knows the new one. */
    previousSecret: text('previous_secret'),
    previousSecretUntil: instant('previous_secret_until'),
    /** Since when no delivery has arrived; null while they do. */
    failingSince: instant('failing_since'),
    /**
     * When it was switched off: by a person, after failing for long, by a receiver that says that it is gone, or when the
     * access of the person who answers for it was revoked.
     */
    disabledAt: instant('disabled_at'),
    disabledBy: text('disabled_by', { enum: ['person', 'failing', 'gone', 'revoked'] }),
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
    /** The body as it is sent, the same at each attempt. */
    body: text('body').notNull(),
    /** Whom the body names: it goes when one of them is erased. */
    people: uuid('people').array().notNull(),
    attempts: integer('attempts').notNull().default(0),
    attemptedAt: instant('attempted_at'),
    /** When it is tried next; while it is being sent, when another server may take it over. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    deliveredAt: instant('delivered_at'),
    /** When it was given up. */
    failedAt: instant('failed_at'),
    /** Of the last answer; null when there was none. */
    status: integer('status'),
    fault: text('fault'),
    /** How the last answer begins. */
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_deliveries_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.deliveredAt} is null and ${table.failedAt} is null`),
    index('webhook_deliveries_by_webhook').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_by_age').on(table.createdAt),
    index('webhook_deliveries_by_people').using('gin', table.people),
  ],
)
