import { boolean, foreignKey, index, pgTable, primaryKey, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import { devices } from './devices.ts'
import { users } from './users.ts'

/** Completions by taps on the wall view of a shared device, so that none is done twice, and each can be undone. */
export const wallCompletions = pgTable(
  'wall_completions',
  {
    deviceId: uuid('device_id').notNull(),
    /** The group of the device. */
    groupId: uuid('group_id').notNull(),
    /** Chosen by the device. */
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    taskId: uuid('task_id').notNull(),
    /** Whether it was made while the device was offline. */
    queued: boolean('queued').notNull(),
    createdAt: createdAt(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    primaryKey({ name: 'wall_completions_pkey', columns: [table.deviceId, table.id, table.groupId] }),
    foreignKey({
      name: 'wall_completions_of_device',
      columns: [table.deviceId, table.groupId],
      foreignColumns: [devices.id, devices.groupId],
    }).onDelete('cascade'),
    index('wall_completions_by_user').on(table.userId),
    index('wall_completions_by_age').on(table.createdAt),
  ],
)
