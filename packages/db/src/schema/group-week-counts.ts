import { sql } from '../drizzle.ts'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, uuid } from '../pg-core.ts'
import { memberships } from './groups.ts'

/**
 * What each member of a group did and missed in a week, by its Monday. Raised by what causes it, from the release on.
 * Old weeks are deleted.
 */
export const groupWeekCounts = pgTable(
  'group_week_counts',
  {
    membershipId: uuid('membership_id').notNull(),
    groupId: uuid('group_id').notNull(),
    monday: date('monday', { mode: 'string' }).notNull(),
    done: integer('done').notNull().default(0),
    missed: integer('missed').notNull().default(0),
    /** Completed by a leader for the member. Not part of `done`. */
    onBehalf: integer('on_behalf').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'group_week_counts_pkey', columns: [table.membershipId, table.monday, table.groupId] }),
    foreignKey({
      name: 'group_week_counts_of_membership',
      columns: [table.membershipId, table.groupId],
      foreignColumns: [memberships.id, memberships.groupId],
    }).onDelete('cascade'),
    index('group_week_counts_by_week').on(table.monday),
    check('group_week_counts_not_negative', sql`least(${table.done}, ${table.missed}, ${table.onBehalf}) >= 0`),
  ],
)
