import { sql } from '../drizzle.ts'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { withClientIds } from './client-ids.ts'
import { createdAt, instant } from './columns.ts'
import { groups } from './groups.ts'
import { users } from './users.ts'

/** A URL that receives events: those of its user or, with a group, those of the whole group. */
export const webhooks = withClientIds(
  pgTable(
    'webhooks',
    {
      id: uuid('id').notNull(),
      /** The group, or without one the user. It never changes. */
      ownerId: uuid('owner_id').notNull(),
      /** The user who saved it last, with whose access it acts. */
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      groupId: uuid('group_id').references(() => groups.id, { onDelete: 'cascade' }),
      url: text('url').notNull(),
      /** Host and port of the URL. Parallel deliveries per host are limited. */
      host: text('host').notNull(),
      /** Types of notifications. */
      events: text('events').array().notNull(),
      /** The signing secret, stored in plain text because each delivery needs it. Empty: erased, nothing is sent. */
      secret: text('secret').notNull(),
      /** The previous secret. Deliveries are signed with it too until the receiver has the new one. */
      previousSecret: text('previous_secret'),
      previousSecretUntil: instant('previous_secret_until'),
      /** Since when every delivery has failed; null while they succeed. */
      failingSince: instant('failing_since'),
      /**
       * When it was disabled: by a user, after failing for long, by a receiver that returned 410, or because its owner's
       * access was revoked.
       */
      disabledAt: instant('disabled_at'),
      disabledBy: text('disabled_by', { enum: ['person', 'failing', 'gone', 'revoked'] }),
      createdAt: createdAt(),
    },
    (table) => [
      primaryKey({ name: 'webhooks_pkey', columns: [table.id, table.ownerId] }),
      check('webhooks_owner', sql`${table.ownerId} = coalesce(${table.groupId}, ${table.userId})`),
      index('webhooks_by_user').on(table.userId, table.createdAt),
      index('webhooks_by_group').on(table.groupId),
    ],
  ),
)

/** One event for one URL, and its result. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').notNull(),
    webhookId: uuid('webhook_id').notNull(),
    /** The owner of the webhook. */
    ownerId: uuid('owner_id').notNull(),
    event: text('event').notNull(),
    /** The body, the same at each attempt. */
    body: text('body').notNull(),
    /** The users that the body names. It is deleted when one of them is erased. */
    people: uuid('people').array().notNull(),
    attempts: integer('attempts').notNull().default(0),
    attemptedAt: instant('attempted_at'),
    /** The next attempt. While it is being sent: when another server may take over. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    deliveredAt: instant('delivered_at'),
    /** When delivery was given up. */
    failedAt: instant('failed_at'),
    /** The status of the last response; null if there was none. */
    status: integer('status'),
    fault: text('fault'),
    /** The beginning of the last response. */
    response: text('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'webhook_deliveries_pkey', columns: [table.id, table.ownerId] }),
    foreignKey({
      name: 'webhook_deliveries_of_webhook',
      columns: [table.webhookId, table.ownerId],
      foreignColumns: [webhooks.id, webhooks.ownerId],
    }).onDelete('cascade'),
    index('webhook_deliveries_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.deliveredAt} is null and ${table.failedAt} is null`),
    index('webhook_deliveries_by_webhook').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_by_age').on(table.createdAt),
    index('webhook_deliveries_by_people').using('gin', table.people),
  ],
)
