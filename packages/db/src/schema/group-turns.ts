import { isNotNull, sql } from '../drizzle.ts'
import {
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
import { createdAt, touchedAt } from './columns.ts'
import { groupTasks } from './group-tasks.ts'
import { users } from './users.ts'

/**
 * The turns of group tasks: the occurrences of tasks that members take in turns, or that the first member does, by the
 * day of the group. One of each task is current. Once it is paid it stays with that member until it ends, so that it never pays two.
 */
export const groupTaskOccurrences = pgTable(
  'group_task_occurrences',
  {
    taskId: uuid('task_id').notNull(),
    groupId: uuid('group_id').notNull(),
    /**
     * The slot of a schedule, or the first day of the period. A to-do has one occurrence: the day on which it began.
     */
    day: date('day', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    opensOn: date('opens_on', { mode: 'string' }),
    /** The column keeps an earlier name, as in `schedules.ts`. */
    changesOn: date('turns_on', { mode: 'string' }),
    doneSlot: date('done_slot', { mode: 'string' }),
    missed: boolean('missed'),
    /** Whose turn it is. Null: no one is there, or the first does it. */
    holder: uuid('holder').references(() => users.id, { onDelete: 'set null' }),
    /** The user whose count of turns this adds to: the holder or, after a swap, the one who had the turn before. */
    countsFor: uuid('counts_for').references(() => users.id, { onDelete: 'set null' }),
    /** The user who would have the turn after it. */
    next: uuid('next').references(() => users.id, { onDelete: 'set null' }),
    /** The user who has completed it, even while that waits for approval. */
    takenBy: uuid('taken_by').references(() => users.id, { onDelete: 'set null' }),
    paidTo: uuid('paid_to').references(() => users.id, { onDelete: 'set null' }),
    /** The streak of the holder that ended because it was missed. */
    lostStreak: integer('lost_streak'),
    ended: boolean('ended').notNull().default(false),
    /** The time of the last change, also when the question to swap it was asked or answered. */
    updatedAt: touchedAt(),
  },
  (table) => [
    primaryKey({ name: 'group_task_occurrences_pkey', columns: [table.taskId, table.day, table.groupId] }),
    foreignKey({
      name: 'group_task_occurrences_of_task',
      columns: [table.taskId, table.groupId],
      foreignColumns: [groupTasks.id, groupTasks.groupId],
    }).onDelete('cascade'),
    uniqueIndex('group_task_occurrences_one_current').on(table.taskId, table.groupId).where(sql`not ${table.ended}`),
    // An account that is erased is taken out of all its turns.
    index('group_task_occurrences_by_holder').on(table.holder).where(isNotNull(table.holder)),
    index('group_task_occurrences_by_counted').on(table.countsFor).where(isNotNull(table.countsFor)),
    index('group_task_occurrences_by_next').on(table.next).where(isNotNull(table.next)),
    index('group_task_occurrences_by_taker').on(table.takenBy).where(isNotNull(table.takenBy)),
    index('group_task_occurrences_by_paid').on(table.paidTo).where(isNotNull(table.paidTo)),
    check(
      'group_task_occurrences_one_pay',
      sql`${table.paidTo} = ${table.takenBy} or ${table.paidTo} is null or ${table.takenBy} is null`,
    ),
  ],
)

/** How many turns of a task count for a member. The rows stay when a member is unassigned. */
export const turnCounts = pgTable(
  'group_task_turns',
  {
    taskId: uuid('task_id').notNull(),
    groupId: uuid('group_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    held: integer('held').notNull().default(0),
    /**
     * Whether the member was absent when the last turn was given. Members who come back do not make up for missed
     * turns.
     */
    away: boolean('away').notNull().default(false),
  },
  (table) => [
    primaryKey({ name: 'group_task_turns_pkey', columns: [table.taskId, table.userId, table.groupId] }),
    index('group_task_turns_by_user').on(table.userId),
    foreignKey({
      name: 'group_task_turns_of_task',
      columns: [table.taskId, table.groupId],
      foreignColumns: [groupTasks.id, groupTasks.groupId],
    }).onDelete('cascade'),
  ],
)

/** Members who swap a turn against the next one of the other. */
export const turnSwaps = withClientIds(
  pgTable(
    'turn_swaps',
    {
      id: uuid('id').notNull(),
      taskId: uuid('task_id').notNull(),
      groupId: uuid('group_id').notNull(),
      day: date('day', { mode: 'string' }).notNull(),
      fromId: uuid('from_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      toId: uuid('to_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      status: text('status', { enum: ['open', 'accepted', 'declined', 'withdrawn', 'expired'] })
        .notNull()
        .default('open'),
      /** Whether the next turn of the accepter is still to go to the asker. */
      owed: boolean('owed').notNull().default(false),
      createdAt: createdAt(),
    },
    (table) => [
      primaryKey({ name: 'turn_swaps_pkey', columns: [table.id, table.groupId] }),
      foreignKey({
        name: 'turn_swaps_of_occurrence',
        columns: [table.taskId, table.day, table.groupId],
        foreignColumns: [groupTaskOccurrences.taskId, groupTaskOccurrences.day, groupTaskOccurrences.groupId],
      }).onDelete('cascade'),
      uniqueIndex('turn_swaps_one_open').on(table.taskId, table.groupId).where(sql`${table.status} = 'open'`),
      index('turn_swaps_of_task').on(table.taskId, table.day),
      index('turn_swaps_by_asker').on(table.fromId),
      index('turn_swaps_by_asked').on(table.toId),
    ],
  ),
)
