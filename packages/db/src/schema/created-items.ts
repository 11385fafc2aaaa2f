import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/**
 * Ids that clients made, and ids that were deleted: an id is given once.
 * `bodyHash` tells a repeated create (the same body) from another one; null when the server made the id.
 * The owner is no foreign key: an id stays taken after its owner has gone, whose id is erased from it.
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
