import { pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/**
 * Devices that have signed in to an account. Their wrong passwords are counted separately, so that others cannot lock
 * the owner out by guessing. They grant no access. Only the hash of the device's token is stored.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
)
