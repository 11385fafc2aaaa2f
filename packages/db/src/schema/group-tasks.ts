import { isNotNull, isNull, sql } from '../drizzle.ts'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from '../pg-core.ts'
import { withClientIds } from './client-ids.ts'
import { createdAt, instant, periodRecords, touchedAt, updatedAt } from './columns.ts'
import { groups } from './groups.ts'
import { occurrenceColumns, type StoredDueDate, type StoredRecurrence, type StoredReminder } from './schedules.ts'
import type { Skipped, SkippedOccurrence } from './tasks.ts'
import { users } from './users.ts'

/** A task that leaders of a group assign to members. Each assignee has a state row. */
export const groupTasks = withClientIds(
  pgTable(
    'group_tasks',
    {
      id: uuid('id').notNull(),
      groupId: uuid('group_id')
        .notNull()
        .references(() => groups.id, { onDelete: 'cascade' }),
      sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
      title: text('title').notNull(),
      notes: text('notes').notNull(),
      ruby: integer('ruby').notNull(),
      type: text('type', { enum: ['todo', 'daily', 'weekly'] }).notNull(),
      tags: uuid('tags').array().notNull(),
      requireApprove: boolean('require_approve').notNull(),
      requireResult: boolean('require_result').notNull(),
      /** A leader's own task. It pays no rubies. */
      forMyself: boolean('for_myself').notNull().default(false),
      /** Whether each assignee does it, one after the other, or the first. */
      assignment: text('assignment', { enum: ['each', 'rotation', 'first'] })
        .notNull()
        .default('each'),
      archivedAt: instant('archived_at'),
      schedule: jsonb('schedule').$type<StoredDueDate | StoredRecurrence>(),
      checklist: jsonb('checklist').$type<{ id: string; title: string }[]>(),
      /** The reminders of assignees who have not chosen their own. */
      reminders: jsonb('reminders').$type<StoredReminder[]>(),
      /** The place in the manual order: strings that sort by code point. Null: the place by creation. */
      rank: text('rank'),
      /** Not used: searches fold the texts. Servers of earlier versions select it. */
      search: text('search'),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
    },
    (table) => [
      primaryKey({ name: 'group_tasks_pkey', columns: [table.id, table.groupId] }),
      index('group_tasks_current').on(table.groupId, table.sequence).where(isNull(table.archivedAt)),
      // All tasks of a group, the archived ones by themselves and in order.
      index('group_tasks_by_group').on(table.groupId, sql`(${table.archivedAt} is not null)`, table.sequence),
      check('group_tasks_ruby_bounds', sql`${table.ruby} between 0 and 100`),
    ],
  ),
)

/** The last skip of a group task for one assignee, as `Skipped` for personal tasks. */
export interface SkippedState extends Pick<Skipped, 'on'> {
  before: (Omit<SkippedOccurrence, 'paidGold'> & { paidRuby: number }) | null
}

/**
 * A player's state of a group task. The row stays when the task is unassigned or the player leaves the group, so that
 * no period pays twice after it is assigned again. `paidRuby` and `paidExp` are what its period has paid and not taken
 * back, `pawnMoved` whether it moved the pawn, `postings` how often the ledger was called for it.
 */
export const groupTaskStates = pgTable(
  'group_task_states',
  {
    taskId: uuid('task_id').notNull(),
    /** The group of the task. */
    groupId: uuid('group_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    assigned: boolean('assigned').notNull(),
    /** Unassigned while the deletion of the player's account is pending. */
    hidden: boolean('hidden').notNull().default(false),
    /** Position among the assignees. */
    place: integer('place').notNull(),
    completedAt: instant('completed_at'),
    /** The player's day of completion. Its period is the one that is paid. */
    completedOn: date('completed_on', { mode: 'string' }),
    approveRequested: boolean('approve_requested').notNull().default(false),
    approved: boolean('approved').notNull().default(false),
    result: text('result'),
    /** The words of the leader who answered last. Until the next turn. */
    note: text('note'),
    streak: integer('streak').notNull().default(0),
    /** The last of the player's days that cannot end the streak. */
    coveredOn: date('covered_on', { mode: 'string' }),
    paidRuby: integer('paid_ruby').notNull().default(0),
    paidExp: integer('paid_exp').notNull().default(0),
    pawnMoved: boolean('pawn_moved').notNull().default(false),
    /** Whether the payment belongs to a period before the one of the approval. */
    paidEarlier: boolean('paid_earlier').notNull().default(false),
    /** Whether a leader completed it for the assignee. */
    onBehalf: boolean('on_behalf').notNull().default(false),
    postings: integer('postings').notNull().default(0),
    ...periodRecords(),
    ...occurrenceColumns(),
    /** When an earlier occurrence or period was completed last. */
    lastCompletedAt: instant('last_completed_at'),
    skipped: jsonb('skipped').$type<SkippedState>(),
    /** The ids of the ticked items of the checklist. */
    checked: uuid('checked').array(),
    /** The assignee's own reminders. Null: those of the task. */
    reminders: jsonb('reminders').$type<StoredReminder[]>(),
    /** When the earliest reminder that has not fired fires. */
    remindAt: instant('remind_at'),
    updatedAt: touchedAt(),
  },
  (table) => [
    index('group_task_states_to_remind').on(table.remindAt).where(isNotNull(table.remindAt)),
    primaryKey({ name: 'group_task_states_pkey', columns: [table.taskId, table.userId, table.groupId] }),
    foreignKey({
      name: 'group_task_states_of_task',
      columns: [table.taskId, table.groupId],
      foreignColumns: [groupTasks.id, groupTasks.groupId],
    }).onDelete('cascade'),
    index('group_task_states_by_user').on(table.userId),
    index('group_task_states_waiting').on(table.taskId).where(sql`${table.approveRequested}`),
    index('group_task_states_waiting_by_group').on(table.groupId).where(sql`${table.approveRequested}`),
    check(
      'group_task_states_waiting_is_completed',
      sql`not ${table.approveRequested} or ${table.completedAt} is not null`,
    ),
    check(
      'group_task_states_waiting_is_assigned',
      sql`not ${table.approveRequested} or ${table.assigned} or ${table.hidden}`,
    ),
    check('group_task_states_hidden_or_assigned', sql`not (${table.assigned} and ${table.hidden})`),
    check('group_task_states_one_answer', sql`not (${table.approveRequested} and ${table.approved})`),
    check('group_task_states_completed_on_a_day', sql`(${table.completedAt} is null) = (${table.completedOn} is null)`),
  ],
)
