import { date, foreignKey, index, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { tasks } from './tasks.ts'

/**
 * Occurrences of schedules that ended without completion. Completed ones are rows of the ledger, and missed days and
 * weeks of tasks without a schedule are the gaps between those. A missed occurrence that was completed later keeps its
 * row.
 */
export const occurrences = pgTable(
  'occurrences',
  {
    taskId: uuid('task_id').notNull(),
    /** The owner of the task. */
    userId: uuid('user_id').notNull(),
    slot: date('slot', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** `spared`: its due day ended on a holiday. */
    outcome: text('outcome', { enum: ['missed', 'skipped', 'spared'] }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'occurrences_pkey', columns: [table.taskId, table.slot, table.userId] }),
    foreignKey({
      name: 'occurrences_of_task',
      columns: [table.taskId, table.userId],
      foreignColumns: [tasks.id, tasks.userId],
    }).onDelete('cascade'),
    index('occurrences_by_user').on(table.userId, table.dueOn),
    // Rows come in the order of their days, so this is tiny. It finds the old ones.
    index('occurrences_by_day').using('brin', table.dueOn),
  ],
)
