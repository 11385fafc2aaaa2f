import { isNotNull } from '../drizzle.ts'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { createdAt } from './columns.ts'
import { users } from './users.ts'

/**
 * What happened to a player whom a program follows, in the order of the commits. Each row is written in the transaction
 * that causes it.
 */
export const events = pgTable(
  'events',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    id: uuid('id').notNull(),
    /** Null: only the list of changes contains it. */
    type: text('type'),
    groupId: uuid('group_id'),
    /** The item that changed. Null: it is in no list. */
    kind: text('kind', { enum: ['task', 'mission', 'reward', 'tag'] }),
    itemId: uuid('item_id'),
    /** Null a day later: then only the item itself can be read. */
    data: jsonb('data').$type<Record<string, unknown>>(),
    /** The size of the data. What an account keeps is limited. */
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sequence] }),
    index('events_by_age').on(table.createdAt),
    index('events_with_content').on(table.createdAt).where(isNotNull(table.data)),
  ],
)
