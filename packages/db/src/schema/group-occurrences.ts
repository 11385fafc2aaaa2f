import { date, foreignKey, index, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { groupTaskStates } from './group-tasks.ts'

/**
 * Occurrences of group tasks with a schedule that ended without completion, for each assignee, as `occurrences` of
 * personal tasks. A missed one that was completed later keeps its row.
 */
export const endedGroupOccurrences = pgTable(
  'ended_group_occurrences',
  {
    taskId: uuid('task_id').notNull(),
    groupId: uuid('group_id').notNull(),
    userId: uuid('user_id').notNull(),
    slot: date('slot', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** `spared`: its due day ended on a holiday, or while approval was pending. */
    outcome: text('outcome', { enum: ['missed', 'skipped', 'spared'] }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'ended_group_occurrences_pkey',
      columns: [table.taskId, table.userId, table.slot, table.groupId],
    }),
    foreignKey({
      name: 'ended_group_occurrences_of_state',
      columns: [table.taskId, table.userId, table.groupId],
      foreignColumns: [groupTaskStates.taskId, groupTaskStates.userId, groupTaskStates.groupId],
    }).onDelete('cascade'),
    index('ended_group_occurrences_by_user').on(table.userId, table.dueOn),
    index('ended_group_occurrences_by_day').using('brin', table.dueOn),
  ],
)
