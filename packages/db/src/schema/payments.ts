import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/**
 * A purchase of gems by card, from before the provider hears of it. `amount` is what the plan cost at that moment, in
 * hundredths of `currency`; `gems` what it buys.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: uuid('plan_id').notNull(),
    /** The key of the call that began it, when its client gave one. */
    callId: uuid('call_id'),
    quantity: integer('quantity').notNull(),
    gems: integer('gems').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: ['eur'] }).notNull(),
    /** The provider's names for the checkout session and for the payment in it. */
    sessionId: text('session_id').unique(),
    paymentIntentId: text('payment_intent_id').unique(),
    status: text('status', { enum: ['open', 'paid', 'expired', 'refused'] })
      .notNull()
      .default('open'),
    /** Gems taken back, or owed, for what was refunded. */
    gemsReversed: integer('gems_reversed').notNull().default(0),
    createdAt: createdAt(),
    /** When the provider is asked again what became of an open one. */
    nextCheckAt: instant('next_check_at'),
    paidAt: instant('paid_at'),
  },
  (table) => [
    index('payments_by_user').on(table.userId),
    index('payments_to_check').on(table.nextCheckAt).where(sql`${table.status} = 'open'`),
    check('payments_reversed_within', sql`${table.gemsReversed} between 0 and ${table.gems}`),
  ],
)

/** Refunds and disputes as the provider tells them, also of a payment that is not known yet: they come in any order. */
export const reversals = pgTable(
  'reversals',
  {
    /** The provider's name for the refund or the dispute. */
    id: text('id').primaryKey(),
    paymentIntentId: text('payment_intent_id').notNull(),
    kind: text('kind', { enum: ['refund', 'dispute'] }).notNull(),
    /** Hundredths that went back; 0 when it failed or the dispute was won. */
    amount: integer('amount').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('reversals_by_payment').on(table.paymentIntentId)],
)
