import { sql } from '../drizzle.ts'
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { withClientIds } from './client-ids.ts'
import { createdAt, updatedAt } from './columns.ts'
import { users } from './users.ts'

/** A personal reward. A used-up reward is deleted; its redemptions stay in the ledger. */
export const rewards = withClientIds(
  pgTable(
    'rewards',
    {
      id: uuid('id').notNull(),
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
      name: text('name').notNull(),
      gold: integer('gold').notNull(),
      type: text('type', { enum: ['constant', 'once', 'times'] }).notNull(),
      timesToUse: integer('times_to_use'),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
    },
    (table) => [
      primaryKey({ name: 'rewards_pkey', columns: [table.id, table.userId] }),
      index('rewards_by_user').on(table.userId, table.sequence),
      check('rewards_gold_bounds', sql`${table.gold} between 1 and 100000`),
      check(
        'rewards_times_left',
        sql`(${table.type} = 'times') = (${table.timesToUse} is not null and ${table.timesToUse} > 0)`,
      ),
    ],
  ),
)
