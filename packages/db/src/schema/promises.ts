import { isNotNull, sql } from '../drizzle.ts'
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import { groups } from './groups.ts'
import { users } from './users.ts'

/**
 * A redeemed group reward that leaders still have to give. The id is the reference of the ledger row that paid for it.
 * Name and price are those of that time.
 */
export const promises = pgTable(
  'promises',
  {
    id: uuid('id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** No foreign key, because a promise outlives its reward. */
    rewardId: uuid('reward_id').notNull(),
    name: text('name').notNull(),
    ruby: integer('ruby').notNull(),
    /** Whether cancelling gives back a use of the reward. */
    takesUse: boolean('takes_use').notNull(),
    status: text('status', { enum: ['owed', 'given', 'cancelled'] }).notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    givenBy: uuid('given_by').references(() => users.id, { onDelete: 'set null' }),
    givenAt: instant('given_at'),
    /** The words with which it was given or cancelled. */
    note: text('note'),
    /** When it was given or cancelled. */
    closedAt: instant('closed_at'),
    /** When leaders are notified again. Null once they were, or it is not owed any more. */
    remindsAt: instant('reminds_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'promises_pkey', columns: [table.id, table.groupId] }),
    index('promises_owed').on(table.groupId, table.sequence).where(sql`status = 'owed'`),
    index('promises_by_group').on(table.groupId, table.closedAt),
    index('promises_by_user').on(table.userId, table.groupId),
    index('promises_by_giver').on(table.givenBy),
    index('promises_by_closing').on(table.closedAt),
    index('promises_by_reminder').on(table.remindsAt).where(isNotNull(table.remindsAt)),
    check('promises_ruby_bounds', sql`${table.ruby} between 1 and 100000`),
    check('promises_owed_or_closed', sql`(${table.closedAt} is null) = (${table.status} = 'owed')`),
    check('promises_given_at', sql`(${table.givenAt} is not null) = (${table.status} = 'given')`),
    check('promises_given_by', sql`${table.givenBy} is null or ${table.status} = 'given'`),
    check('promises_reminds_owed', sql`${table.remindsAt} is null or ${table.status} = 'owed'`),
  ],
)
