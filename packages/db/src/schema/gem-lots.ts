import { sql } from '../drizzle.ts'
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/**
 * The origin of the gems of a balance. The sum of `remaining` over a user's lots is the balance; the database checks
 * this at commit. A trigger on the ledger adds and spends lots. `ledger/send-lots.ts` and `ledger/reverse-gems.ts`
 * handle movements in another order.
 */
export const gemLots = pgTable(
  'gem_lots',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['earned', 'bought', 'gift'] }).notNull(),
    /**
     * The payment that bought these gems, even if they have another owner now. No foreign key: the gems outlive the
     * account that paid.
     */
    paymentId: uuid('payment_id'),
    paidAt: instant('paid_at'),
    amount: integer('amount').notNull(),
    remaining: integer('remaining').notNull(),
    sent: integer('sent').notNull().default(0),
    spent: integer('spent').notNull().default(0),
    /** Gems taken back after a refund, or owed for it. */
    reversed: integer('reversed').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'gem_lots_pkey', columns: [table.id, table.userId] }),
    index('gem_lots_by_user').on(table.userId, table.id).where(sql`${table.remaining} > 0`),
    index('gem_lots_by_age').on(table.userId, table.createdAt),
    index('gem_lots_by_payment').on(table.paymentId).where(sql`${table.paymentId} is not null`),
    check(
      'gem_lots_parts',
      sql`least(${table.remaining}, ${table.sent}, ${table.spent}, ${table.reversed}) >= 0
        and ${table.amount} = ${table.remaining} + ${table.sent} + ${table.spent} + ${table.reversed}`,
    ),
    check('gem_lots_not_empty', sql`${table.amount} > 0`),
    check(
      'gem_lots_payment',
      sql`(${table.paymentId} is null) = (${table.paidAt} is null)
        and case ${table.kind} when 'bought' then ${table.paymentId} is not null when 'earned' then ${table.paymentId} is null else true end`,
    ),
  ],
)
