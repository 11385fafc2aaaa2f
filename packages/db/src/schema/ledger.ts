import { isNotNull, sql } from '../drizzle.ts'
import { bigint, check, date, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'

/**
 * The append-only ledger: one row per balance change, with the balance after it. `(reference, reason, currency)`
 * identifies the cause for an owner, so that nothing moves a balance twice. A reference belongs to one owner.
 *
 * The owner is not a foreign key: the statement that writes a row also updates the player's row, and the database would
 * look it up once more for each row. The rows of a pool belong to its group, so that they stay when an account is
 * erased.
 */
export const ledger = pgTable(
  'ledger',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The player; for rows of a pool its group. */
    ownerId: uuid('owner_id').notNull(),
    /** The membership of a ruby balance. No foreign key, because rows outlive membership and group. */
    membershipId: uuid('membership_id'),
    groupId: uuid('group_id'),
    /** The pool of a ruby balance that members save together. No foreign key, as for the membership. */
    poolId: uuid('pool_id'),
    currency: text('currency', { enum: ['gold', 'gems', 'exp', 'ruby'] }).notNull(),
    amount: integer('amount').notNull(),
    balance: integer('balance').notNull(),
    reason: text('reason').notNull(),
    reference: text('reference').notNull(),
    /** The idempotency key of the call, if the client sent one. */
    callId: uuid('call_id'),
    /** The player's day of a completed task. Only its row of experience has this and the columns below. */
    doneOn: date('done_on', { mode: 'string' }),
    /**
     * The slot and the due day of the completed occurrence. To-dos and group tasks have no slot. A penalty that the
     * completion of the current occurrence returned has the due day, too.
     */
    slot: date('slot', { mode: 'string' }),
    dueOn: date('due_on', { mode: 'string' }),
    /** When it was done, if the request came later. */
    doneAt: instant('done_at'),
    /** The name of the item at that time. It may have been renamed or deleted since. */
    item: text('item'),
    /**
     * Who caused it, if it was another user: a leader who approved, gave or took. No foreign key, as for the player.
     */
    byUserId: uuid('by_user_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.ownerId] }),
    unique('ledger_once').on(table.reference, table.reason, table.currency, table.ownerId),
    index('ledger_of_membership').on(table.membershipId, table.id).where(isNotNull(table.membershipId)),
    index('ledger_by_owner').on(table.ownerId, table.currency, table.createdAt, table.id),
    /** Rubies are of one membership or one pool. Other currencies are of a player alone. */
    check(
      'ledger_one_account',
      sql`num_nonnulls(${table.membershipId}, ${table.poolId}) = (case ${table.currency} when 'ruby' then 1 else 0 end)
        and (${table.poolId} is null or ${table.ownerId} = ${table.groupId})`,
    ),
    check('ledger_amount_moves', sql`${table.amount} <> 0`),
    check('ledger_balance_not_negative', sql`${table.balance} >= 0`),
  ],
)

/** The words of a leader about a row of the ledger. Apart from it, so that words can be erased and the row stays. */
export const ledgerNotes = pgTable(
  'ledger_notes',
  {
    ledgerId: bigint('ledger_id', { mode: 'number' }).notNull(),
    ownerId: uuid('owner_id').notNull(),
    note: text('note').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ledgerId, table.ownerId] }),
    foreignKey({
      name: 'ledger_notes_of_row',
      columns: [table.ledgerId, table.ownerId],
      foreignColumns: [ledger.id, ledger.ownerId],
    }).onDelete('cascade'),
  ],
)
