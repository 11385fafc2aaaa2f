import { sql } from '../drizzle.ts'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/**
 * A purchase of gems by card, recorded before the provider is called. `amount` is the price at that moment in
 * hundredths of `currency`, `gems` the amount bought.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: uuid('plan_id').notNull(),
    /** The idempotency key of the call that started it, if the client sent one. */
    callId: uuid('call_id'),
    quantity: integer('quantity').notNull(),
    gems: integer('gems').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: ['eur'] }).notNull(),
    /** The provider's ids of the checkout session and of its payment. */
    sessionId: text('session_id'),
    paymentIntentId: text('payment_intent_id'),
    status: text('status', { enum: ['open', 'paid', 'expired', 'refused'] })
      .notNull()
      .default('open'),
    /** Gems taken back, or owed, after refunds. */
    gemsReversed: integer('gems_reversed').notNull().default(0),
    createdAt: createdAt(),
    /** When the provider is asked again about the state of an open payment. */
    nextCheckAt: instant('next_check_at'),
    paidAt: instant('paid_at'),
  },
  (table) => [
    primaryKey({ name: 'payments_pkey', columns: [table.id, table.userId] }),
    unique('payments_by_session').on(table.sessionId, table.userId),
    unique('payments_by_intent').on(table.paymentIntentId, table.userId),
    index('payments_by_user').on(table.userId),
    index('payments_to_check').on(table.nextCheckAt).where(sql`${table.status} = 'open'`),
    index('payments_expired').on(table.createdAt).where(sql`${table.status} = 'expired'`),
    check('payments_reversed_within', sql`${table.gemsReversed} between 0 and ${table.gems}`),
  ],
)

/**
 * Refunds and disputes that the provider reported, including those of payments that are not known yet, because events
 * arrive in any order.
 */
export const reversals = pgTable(
  'reversals',
  {
    /** The provider's id of the refund or dispute. */
    id: text('id').primaryKey(),
    paymentIntentId: text('payment_intent_id').notNull(),
    kind: text('kind', { enum: ['refund', 'dispute'] }).notNull(),
    /** Hundredths returned; 0 if it failed or the dispute was won. */
    amount: integer('amount').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('reversals_by_payment').on(table.paymentIntentId)],
)
