import { index, jsonb, pgTable, primaryKey, uuid } from '../pg-core.ts'
import { createdAt } from './columns.ts'
import { users } from './users.ts'

/** Something that an import created, with a hash of its contents to detect changes. */
export interface MadeItem {
  kind: 'task' | 'mission' | 'reward' | 'tag'
  id: string
  mark: string
  /** The tags of a task, or of each task of a mission. Items of earlier versions have none. */
  tags?: string[][]
}

/** What an import created, kept for a day so that it can be taken back. `id` is that of its first item. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    made: jsonb('made').$type<MadeItem[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'imports_pkey', columns: [table.id, table.userId] }),
    index('imports_by_user').on(table.userId, table.createdAt),
    index('imports_by_time').on(table.createdAt),
  ],
)
