import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/**
 * The append-only ledger: one row for each change of a balance, with the balance after it.
 * `(reason, reference, currency)` names the act, so that no act moves a balance twice.
 *
 * Without a foreign key to the player: the statement that writes a row changes the player's own at the same moment, and the
 * database would look that up once more for each line.
 */
export const ledger = pgTable(
  'ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    /** Of rubies, whose they are; no foreign keys, since the rows stay when membership and group have ended. */
    membershipId: uuid('membership_id'),
    groupId: uuid('group_id'),
    currency: text('currency', { enum: ['gold', 'gems', 'exp', 'ruby'] }).notNull(),
    amount: integer('amount').notNull(),
    balance: integer('balance').notNull(),
    reason: text('reason').notNull(),
    reference: text('reference').notNull(),
    /** The key of the call that moved it, when its client gave one. */
    callId: uuid('call_id'),
    /** What the act was about, as it was called then: it may be renamed or deleted since. */
    item: text('item'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('ledger_once').on(table.reference, table.reason, table.currency),
    index('ledger_by_user').on(table.userId, table.currency, table.createdAt, table.id),
    check('ledger_rubies_of_membership', sql`(${table.currency} = 'ruby') = (${table.membershipId} is not null)`),
    check('ledger_amount_moves', sql`${table.amount} <> 0`),
    check('ledger_balance_not_negative', sql`${table.balance} >= 0`),
  ],
)
