import { eq, sql } from '../drizzle.ts'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { withClientIds } from './client-ids.ts'
import { createdAt, instant } from './columns.ts'
import { groups } from './groups.ts'
import { users } from './users.ts'

/**
 * Something extra that a member of a group did, for which a leader may grant rubies. Answered and withdrawn ones are
 * deleted after a while.
 */
export const deeds = withClientIds(
  pgTable(
    'deeds',
    {
      id: uuid('id').notNull(),
      sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
      groupId: uuid('group_id')
        .notNull()
        .references(() => groups.id, { onDelete: 'cascade' }),
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      title: text('title').notNull(),
      notes: text('notes').notNull(),
      /** The rubies that the member suggests. */
      ruby: integer('ruby').notNull(),
      status: text('status', { enum: ['open', 'approved', 'refused', 'withdrawn'] }).notNull(),
      /** The rubies that a leader granted. */
      granted: integer('granted'),
      /** The words of the leader who answered. */
      note: text('note'),
      /** The day of the member on which it was reported. */
      day: date('day', { mode: 'string' }).notNull(),
      /** When it was answered or withdrawn. */
      closedAt: instant('closed_at'),
      createdAt: createdAt(),
    },
    (table) => [
      primaryKey({ name: 'deeds_pkey', columns: [table.id, table.groupId] }),
      index('deeds_by_group').on(table.groupId, table.sequence),
      index('deeds_open').on(table.groupId, table.userId).where(eq(table.status, sql`'open'`)),
      index('deeds_by_user').on(table.userId, table.groupId, table.day),
      index('deeds_by_closing').on(table.closedAt),
      check('deeds_ruby_bounds', sql`${table.ruby} between 0 and 100`),
      check('deeds_granted_bounds', sql`${table.granted} between 0 and 100`),
      check('deeds_granted_when_approved', sql`(${table.granted} is not null) = (${table.status} = 'approved')`),
      check('deeds_open_or_closed', sql`(${table.closedAt} is null) = (${table.status} = 'open')`),
    ],
  ),
)
