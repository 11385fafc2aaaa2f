import { date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { instant } from './columns.ts'
import { devices } from './devices.ts'
import { users } from './users.ts'

/**
 * The PIN of a player on shared devices, and how the wall view treats the player. A row without a hash has settings
 * only.
 */
export const pins = pgTable('pins', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Argon2id of an HMAC, whose key is outside the database. */
  hash: text('hash'),
  /** Null: the default, which depends on whether there is a PIN. */
  wall: text('wall', { enum: ['tap', 'pin', 'off'] }),
  /** Wrong PINs on the day `wrongDay`, on all devices. */
  wrong: integer('wrong').notNull().default(0),
  wrongDay: date('wrong_day', { mode: 'string' }),
  /** Locked until it is unlocked or set again. */
  lockedAt: instant('locked_at'),
})

/** Wrong PINs of a player on one device since the last right one. */
export const pinAttempts = pgTable(
  'pin_attempts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceId: uuid('device_id').notNull(),
    /** The group of the device. */
    groupId: uuid('group_id').notNull(),
    count: integer('count').notNull().default(0),
    /** When the next attempt is allowed. Null: now. */
    nextAt: instant('next_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceId] }),
    index('pin_attempts_by_device').on(table.deviceId),
    foreignKey({
      name: 'pin_attempts_of_device',
      columns: [table.deviceId, table.groupId],
      foreignColumns: [devices.id, devices.groupId],
    }).onDelete('cascade'),
  ],
)
