import { sql } from '../drizzle.ts'
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { withClientIds } from './client-ids.ts'
import { createdAt, instant } from './columns.ts'
import { groups, memberships } from './groups.ts'
import { users } from './users.ts'

/** Something for which the members of a group save together. Only the ledger writes `saved` and the shares. */
export const pools = withClientIds(
  pgTable(
    'pools',
    {
      id: uuid('id').notNull(),
      groupId: uuid('group_id')
        .notNull()
        .references(() => groups.id, { onDelete: 'cascade' }),
      sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
      name: text('name').notNull(),
      notes: text('notes').notNull(),
      ruby: integer('ruby').notNull(),
      saved: integer('saved').notNull().default(0),
      /** The userIds of those who fill it; null: all members, later ones too. */
      memberIds: uuid('member_ids').array(),
      redeemedAt: instant('redeemed_at'),
      /** The leader who redeemed it, and can undo it. */
      redeemedBy: uuid('redeemed_by').references(() => users.id, { onDelete: 'set null' }),
      cancelledAt: instant('cancelled_at'),
      createdAt: createdAt(),
    },
    (table) => [
      primaryKey({ name: 'pools_pkey', columns: [table.id, table.groupId] }),
      index('pools_by_group').on(table.groupId, table.sequence),
      index('pools_by_redeemer').on(table.redeemedBy),
      check('pools_ruby_bounds', sql`${table.ruby} between 1 and 100000`),
      check('pools_saved_within_price', sql`${table.saved} between 0 and ${table.ruby}`),
      check('pools_end_once', sql`${table.redeemedAt} is null or ${table.cancelledAt} is null`),
      check('pools_redeemed_full', sql`${table.redeemedAt} is null or ${table.saved} in (0, ${table.ruby})`),
      check('pools_cancelled_empty', sql`${table.cancelledAt} is null or ${table.saved} = 0`),
    ],
  ),
)

/** What a member has in a pool. The shares of an open pool add up to what is saved in it. */
export const poolShares = pgTable(
  'pool_shares',
  {
    poolId: uuid('pool_id').notNull(),
    membershipId: uuid('membership_id').notNull(),
    groupId: uuid('group_id').notNull(),
    ruby: integer('ruby').notNull(),
  },
  (table) => [
    primaryKey({ name: 'pool_shares_pkey', columns: [table.poolId, table.membershipId, table.groupId] }),
    foreignKey({
      name: 'pool_shares_of_pool',
      columns: [table.poolId, table.groupId],
      foreignColumns: [pools.id, pools.groupId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'pool_shares_of_membership',
      columns: [table.membershipId, table.groupId],
      foreignColumns: [memberships.id, memberships.groupId],
    }).onDelete('cascade'),
    index('pool_shares_by_membership').on(table.membershipId),
    check('pool_shares_ruby_not_negative', sql`${table.ruby} >= 0`),
  ],
)
