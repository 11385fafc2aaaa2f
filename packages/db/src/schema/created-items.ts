import { index, pgTable, text, uuid } from '../pg-core.ts'
import { createdAt } from './columns.ts'

/**
 * Ids that clients chose, and ids of deleted items: an id is used once. `bodyHash` distinguishes a repeated create
 * (same body) from another one; it is null when the server chose the id. The owner is not a foreign key, because an id
 * stays used after its owner is erased.
 */
export const createdItems = pgTable(
  'created_items',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    bodyHash: text('body_hash'),
    createdAt: createdAt(),
  },
  (table) => [index('created_items_by_user').on(table.userId)],
)
