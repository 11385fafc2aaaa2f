import { isNotNull, sql } from '../drizzle.ts'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from '../pg-core.ts'
import { withClientIds } from './client-ids.ts'
import { createdAt, instant, touchedAt, updatedAt } from './columns.ts'
import { groups } from './groups.ts'
import { users } from './users.ts'

/** A reward that members of a group redeem with their rubies of that group. */
export const groupRewards = withClientIds(
  pgTable(
    'group_rewards',
    {
      id: uuid('id').notNull(),
      groupId: uuid('group_id')
        .notNull()
        .references(() => groups.id, { onDelete: 'cascade' }),
      sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
      name: text('name').notNull(),
      ruby: integer('ruby').notNull(),
      type: text('type', { enum: ['constant', 'once', 'times'] }).notNull(),
      timesToUse: integer('times_to_use'),
      requireApprove: boolean('require_approve').notNull(),
      archivedAt: instant('archived_at'),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
    },
    (table) => [
      primaryKey({ name: 'group_rewards_pkey', columns: [table.id, table.groupId] }),
      index('group_rewards_by_group').on(table.groupId, table.sequence),
      check('group_rewards_ruby_bounds', sql`${table.ruby} between 1 and 100000`),
      check(
        'group_rewards_times_to_use',
        sql`(${table.type} = 'times') = (${table.timesToUse} is not null and ${table.timesToUse} between 2 and 1000)`,
      ),
    ],
  ),
)

/**
 * An assignee's use of a group reward. The row outlives the assignment and the membership, so that a reassigned reward
 * keeps its count. `place` is the order of assignment, null while unassigned.
 */
export const groupRewardAssignees = pgTable(
  'group_reward_assignees',
  {
    rewardId: uuid('reward_id').notNull(),
    /** The group of the reward. */
    groupId: uuid('group_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    place: smallint('place'),
    /** The place while the deletion of the player's account is pending. */
    hiddenPlace: smallint('hidden_place'),
    /** Number of redemptions. Not counted for constant rewards. */
    used: integer('used').notNull().default(0),
    requestedAt: instant('requested_at'),
    /** The words of the leader who answered the last request. */
    note: text('note'),
    updatedAt: touchedAt(),
  },
  (table) => [
    primaryKey({ name: 'group_reward_assignees_pkey', columns: [table.rewardId, table.userId, table.groupId] }),
    foreignKey({
      name: 'group_reward_assignees_of_reward',
      columns: [table.rewardId, table.groupId],
      foreignColumns: [groupRewards.id, groupRewards.groupId],
    }).onDelete('cascade'),
    index('group_reward_assignees_by_user').on(table.userId),
    index('group_reward_assignees_waiting').on(table.rewardId).where(isNotNull(table.requestedAt)),
    check('group_reward_assignees_used_not_negative', sql`${table.used} >= 0`),
    check(
      'group_reward_assignees_asks_assigned',
      sql`${table.requestedAt} is null or ${table.place} is not null or ${table.hiddenPlace} is not null`,
    ),
    check('group_reward_assignees_hidden_or_assigned', sql`${table.place} is null or ${table.hiddenPlace} is null`),
  ],
)
