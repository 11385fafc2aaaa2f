import { sql } from '../drizzle.ts'
import { bigint, check, index, integer, pgTable, primaryKey, text, unique, uuid } from '../pg-core.ts'
import { createdAt } from './columns.ts'
import { users } from './users.ts'

/**
 * Purchases, kept for ever with their price: an avatar or a board for gold or gems, or gems for euro cents. A row for
 * an item means ownership, so an item is bought once. Gems name no item and can be bought again.
 */
export const purchases = pgTable(
  'purchases',
  {
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['avatar', 'board', 'gems'] }).notNull(),
    itemId: uuid('item_id'),
    gold: integer('gold'),
    /** The price of an item in gems; for kind gems, the amount bought. */
    gems: integer('gems'),
    amount: integer('amount'),
    currency: text('currency', { enum: ['eur'] }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'purchases_pkey', columns: [table.id, table.userId] }),
    unique('purchases_item_once').on(table.userId, table.itemId),
    index('purchases_by_user').on(table.userId, table.sequence),
    check('purchases_item_named', sql`(${table.kind} = 'gems') = (${table.itemId} is null)`),
  ],
)
