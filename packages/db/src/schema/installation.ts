import { sql } from '../drizzle.ts'
import { check, pgTable, smallint, text, uuid } from '../pg-core.ts'
import { instant } from './columns.ts'
import { users } from './users.ts'

/**
 * What the owner chose for the whole installation. There is one row at most, and none before it is set up or gets an
 * owner: the primary key decides which of two people who set it up at once comes first.
 */
export const installation = pgTable(
  'installation',
  {
    id: smallint('id').primaryKey().default(1),
    /** Null: it has no name of its own. */
    name: text('name'),
    /** The owner's account. Null after it was deleted. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Who may sign up. Null: anyone, as before there was a choice. */
    signUp: text('sign_up', { enum: ['open', 'invited', 'closed'] }),
    setUpAt: instant('set_up_at').notNull(),
  },
  (table) => [check('installation_is_one', sql`${table.id} = 1`)],
)
