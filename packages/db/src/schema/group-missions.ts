import { isNull, sql } from '../drizzle.ts'
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
  uuid,
} from '../pg-core.ts'
import { withClientIds } from './client-ids.ts'
import { createdAt, instant, touchedAt, updatedAt } from './columns.ts'
import { groups } from './groups.ts'
import { users } from './users.ts'

/** A mission that leaders of a group assign to members. Each assignee has a progress row. */
export const groupMissions = withClientIds(
  pgTable(
    'group_missions',
    {
      id: uuid('id').notNull(),
      groupId: uuid('group_id')
        .notNull()
        .references(() => groups.id, { onDelete: 'cascade' }),
      sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
      name: text('name').notNull(),
      notes: text('notes').notNull(),
      from: date('from_day', { mode: 'string' }).notNull(),
      to: date('to_day', { mode: 'string' }).notNull(),
      requireApprove: boolean('require_approve').notNull(),
      archivedAt: instant('archived_at'),
      createdAt: createdAt(),
      /** The time of the last change, also by a leader of one of its tasks. */
      updatedAt: updatedAt(),
    },
    (table) => [
      primaryKey({ name: 'group_missions_pkey', columns: [table.id, table.groupId] }),
      index('group_missions_current').on(table.groupId, table.sequence).where(isNull(table.archivedAt)),
      index('group_missions_by_group').on(table.groupId, table.sequence),
      check('group_missions_from_before_to', sql`${table.from} < ${table.to}`),
    ],
  ),
)

/** A task of a group mission. It pays nothing by itself, and its type is only a label. */
export const groupMissionTasks = withClientIds(
  pgTable(
    'group_mission_tasks',
    {
      id: uuid('id').notNull(),
      /** The group of the mission. */
      groupId: uuid('group_id').notNull(),
      missionId: uuid('mission_id').notNull(),
      sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
      title: text('title').notNull(),
      notes: text('notes').notNull(),
      ruby: integer('ruby').notNull(),
      type: text('type', { enum: ['todo', 'daily', 'weekly'] }).notNull(),
      tags: uuid('tags').array().notNull(),
      archivedAt: instant('archived_at'),
      createdAt: createdAt(),
    },
    (table) => [
      primaryKey({ name: 'group_mission_tasks_pkey', columns: [table.id, table.groupId] }),
      foreignKey({
        name: 'group_mission_tasks_of_mission',
        columns: [table.missionId, table.groupId],
        foreignColumns: [groupMissions.id, groupMissions.groupId],
      }).onDelete('cascade'),
      index('group_mission_tasks_by_mission').on(table.missionId, table.sequence),
      check('group_mission_tasks_ruby_bounds', sql`${table.ruby} between 0 and 100`),
    ],
  ),
)

/**
 * A player's progress in a group mission. The row stays when the mission is unassigned or the player leaves the group,
 * so that it cannot pay twice after being assigned again. `to` is the player's own last day, `paidRuby` the amount
 * paid.
 */
export const groupMissionStates = pgTable(
  'group_mission_states',
  {
    missionId: uuid('mission_id').notNull(),
    /** The group of the mission. */
    groupId: uuid('group_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    assigned: boolean('assigned').notNull(),
    /** Unassigned while the deletion of the player's account is pending. */
    hidden: boolean('hidden').notNull().default(false),
    /** Position among the assignees. */
    place: integer('place').notNull(),
    status: text('status', { enum: ['pending', 'active', 'waitingApproval', 'completed', 'failed'] }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    approved: boolean('approved').notNull().default(false),
    /** When the player completed it, or requested approval. */
    completedAt: instant('completed_at'),
    paidRuby: integer('paid_ruby'),
    /** The words of the leader who answered last. */
    note: text('note'),
    /** The time of the last change, also when the player completed or reopened a task of the mission. */
    updatedAt: touchedAt(),
  },
  (table) => [
    primaryKey({ name: 'group_mission_states_pkey', columns: [table.missionId, table.userId, table.groupId] }),
    foreignKey({
      name: 'group_mission_states_of_mission',
      columns: [table.missionId, table.groupId],
      foreignColumns: [groupMissions.id, groupMissions.groupId],
    }).onDelete('cascade'),
    index('group_mission_states_by_user').on(table.userId),
    index('group_mission_states_waiting').on(table.missionId).where(sql`${table.status} = 'waitingApproval'`),
    index('group_mission_states_waiting_by_group').on(table.groupId).where(sql`${table.status} = 'waitingApproval'`),
    check(
      'group_mission_states_waiting_is_assigned',
      sql`${table.status} <> 'waitingApproval' or ${table.assigned} or ${table.hidden}`,
    ),
    check('group_mission_states_hidden_or_assigned', sql`not (${table.assigned} and ${table.hidden})`),
    check('group_mission_states_approved_is_completed', sql`not ${table.approved} or ${table.status} = 'completed'`),
    check(
      'group_mission_states_completed_at',
      sql`(${table.status} in ('waitingApproval', 'completed')) = (${table.completedAt} is not null)`,
    ),
    check(
      'group_mission_states_completed_is_paid',
      sql`(${table.status} = 'completed') = (${table.paidRuby} is not null)`,
    ),
  ],
)

/** The tasks of a group mission that each player has done. */
export const groupMissionTasksDone = pgTable(
  'group_mission_tasks_done',
  {
    taskId: uuid('task_id').notNull(),
    /** The group of the task. */
    groupId: uuid('group_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    doneAt: instant('done_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'group_mission_tasks_done_pkey', columns: [table.taskId, table.userId, table.groupId] }),
    foreignKey({
      name: 'group_mission_tasks_done_of_task',
      columns: [table.taskId, table.groupId],
      foreignColumns: [groupMissionTasks.id, groupMissionTasks.groupId],
    }).onDelete('cascade'),
    index('group_mission_tasks_done_by_user').on(table.userId),
  ],
)
