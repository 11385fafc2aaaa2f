import { isNotNull, isNull, sql } from '../drizzle.ts'
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { withClientIds } from './client-ids.ts'
import { createdAt, instant, periodRecords, updatedAt } from './columns.ts'
import { type StoredReminder, scheduleColumns } from './schedules.ts'
import { users } from './users.ts'

/** The last skip of a task, until an occurrence is completed or missed. */
export interface Skipped {
  /** The day of the skip. It can be undone on that day. */
  on: string
  /** The occurrence that was skipped. Null: the task has changed since, so the skip cannot be undone. */
  before: SkippedOccurrence | null
}

export interface SkippedOccurrence {
  slot: string
  dueOn: string
  opensOn: string
  doneSlot: string | null
  missed: boolean | null
  result: string | null
  paidGold: number
  paidExp: number
  pawnMoved: boolean
  checked: string[] | null
}

/** A time in which a task was due every day or every week. */
export interface UnscheduledSpan {
  type: 'daily' | 'weekly'
  /** The first day of the first period that can be missed. */
  from: string
  /** The day on which the span ended. Null: it has not. */
  to: string | null
}

/**
 * A personal task. `paidGold` and `paidExp` are what the current period has paid and not taken back, `pawnMoved`
 * whether it moved the pawn, `postings` how often the ledger was called for it. Together they make sure that a period
 * pays once, whatever happens to the task.
 */
export const tasks = withClientIds(
  pgTable(
    'tasks',
    {
      id: uuid('id').notNull(),
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
      title: text('title').notNull(),
      notes: text('notes').notNull(),
      gold: integer('gold').notNull(),
      type: text('type', { enum: ['todo', 'daily', 'weekly'] }).notNull(),
      tags: uuid('tags').array().notNull(),
      requireResult: boolean('require_result').notNull(),
      result: text('result'),
      completedAt: instant('completed_at'),
      archivedAt: instant('archived_at'),
      streak: integer('streak').notNull().default(0),
      repeatingSince: date('repeating_since', { mode: 'string' }),
      /** The day on which a missed period was charged last. An absence is charged once. */
      chargedOn: date('charged_on', { mode: 'string' }),
      paidGold: integer('paid_gold').notNull().default(0),
      paidExp: integer('paid_exp').notNull().default(0),
      pawnMoved: boolean('pawn_moved').notNull().default(false),
      postings: integer('postings').notNull().default(0),
      ...periodRecords(),
      ...scheduleColumns(),
      /** The day on which the current occurrence was completed, if that was before the last settled day. */
      completedOn: date('completed_on', { mode: 'string' }),
      /**
       * The days on which it repeated without a schedule, if its type or schedule has changed since it was created: its
       * history has the missed ones.
       */
      spans: jsonb('spans').$type<UnscheduledSpan[]>(),
      /** When an earlier period was completed last. */
      lastCompletedAt: instant('last_completed_at'),
      skipped: jsonb('skipped').$type<Skipped>(),
      /** The place in the manual order: strings that sort by code point. Null: the place by creation. */
      rank: text('rank'),
      /**
       * When it was done, if a late completion arrived in the current period. It can then be archived like a completed
       * one.
       */
      lateAt: instant('late_at'),
      /** The steps, in order, and the ids of the ticked ones. Both are null for most rows. */
      checklist: jsonb('checklist').$type<{ id: string; title: string }[]>(),
      checked: uuid('checked').array(),
      reminders: jsonb('reminders').$type<StoredReminder[]>(),
      /** When the earliest reminder that has not fired fires. */
      remindAt: instant('remind_at'),
      /** Not used: searches fold the texts. Servers of earlier versions select it. */
      search: text('search'),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
    },
    (table) => [
      primaryKey({ name: 'tasks_pkey', columns: [table.id, table.userId] }),
      index('tasks_current').on(table.userId, table.sequence).where(isNull(table.archivedAt)),
      // All tasks of a user, the archived ones by themselves and in order.
      index('tasks_by_user').on(table.userId, sql`(${table.archivedAt} is not null)`, table.sequence),
      index('tasks_to_remind').on(table.remindAt).where(isNotNull(table.remindAt)),
      check('tasks_gold_bounds', sql`${table.gold} between 0 and 100`),
    ],
  ),
)
