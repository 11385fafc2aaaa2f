import { boolean, index, pgTable, primaryKey, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import { devices } from './devices.ts'
import { users } from './users.ts'

/** Completions by taps on the wall view of a shared device, so that none is done twice, and each can be undone. */
export const wallCompletions = pgTable(
  'wall_completions',
  {
    deviceId: uuid('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    /** Chosen by the device. */
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    taskId: uuid('task_id').notNull(),
    /** Made while the device was offline. */
    queued: boolean('queued').notNull(),
    createdAt: createdAt(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.deviceId, table.id] }),
    index('wall_completions_by_user').on(table.userId),
    index('wall_completions_by_age').on(table.createdAt),
  ],
)
