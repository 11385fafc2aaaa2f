import { index, pgTable, text, uuid } from '../pg-core.ts'
import { users } from './users.ts'

/**
 * Which account has an e-mail address. It is written together with `users.email`, and makes addresses unique: it can be
 * divided by the address, and the users by their id.
 */
export const addresses = pgTable(
  'addresses',
  {
    email: text('email').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('addresses_by_user').on(table.userId)],
)
