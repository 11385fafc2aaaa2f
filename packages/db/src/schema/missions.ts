import { sql } from '../drizzle.ts'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../pg-core.ts'
import { withClientIds } from './client-ids.ts'
import { createdAt, instant, updatedAt } from './columns.ts'
import { users } from './users.ts'

/** A personal mission between two days, both included. Completing it pays the sum of its tasks. */
export const missions = withClientIds(
  pgTable(
    'missions',
    {
      id: uuid('id').notNull(),
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
      name: text('name').notNull(),
      notes: text('notes').notNull(),
      status: text('status', { enum: ['pending', 'active', 'completed', 'failed', 'archived'] }).notNull(),
      from: date('from_day', { mode: 'string' }).notNull(),
      to: date('to_day', { mode: 'string' }).notNull(),
      isMain: boolean('is_main').notNull().default(false),
      /** Whether it was the main mission when it failed. It may be again after a sick day. */
      failedAsMain: boolean('failed_as_main').notNull().default(false),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
    },
    (table) => [
      primaryKey({ name: 'missions_pkey', columns: [table.id, table.userId] }),
      index('missions_by_user').on(table.userId, table.status, table.sequence),
      uniqueIndex('missions_one_main').on(table.userId).where(sql`${table.isMain}`),
      check('missions_from_before_to', sql`${table.from} < ${table.to}`),
      check('missions_main_is_open', sql`not ${table.isMain} or ${table.status} in ('pending', 'active')`),
    ],
  ),
)

/** A task of a personal mission. It pays nothing by itself, and its type is only a label. */
export const missionTasks = withClientIds(
  pgTable(
    'mission_tasks',
    {
      id: uuid('id').notNull(),
      /** The owner of the mission. */
      userId: uuid('user_id').notNull(),
      missionId: uuid('mission_id').notNull(),
      sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
      title: text('title').notNull(),
      notes: text('notes').notNull(),
      gold: integer('gold').notNull(),
      type: text('type', { enum: ['todo', 'daily', 'weekly'] }).notNull(),
      tags: uuid('tags').array().notNull(),
      completedAt: instant('completed_at'),
      archivedAt: instant('archived_at'),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
    },
    (table) => [
      primaryKey({ name: 'mission_tasks_pkey', columns: [table.id, table.userId] }),
      foreignKey({
        name: 'mission_tasks_of_mission',
        columns: [table.missionId, table.userId],
        foreignColumns: [missions.id, missions.userId],
      }).onDelete('cascade'),
      index('mission_tasks_by_mission').on(table.missionId, table.sequence),
      check('mission_tasks_gold_bounds', sql`${table.gold} between 0 and 100`),
      check(
        'mission_tasks_archived_is_completed',
        sql`${table.archivedAt} is null or ${table.completedAt} is not null`,
      ),
    ],
  ),
)
