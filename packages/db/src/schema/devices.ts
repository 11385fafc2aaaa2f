import { isNull, sql } from '../drizzle.ts'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import { groups } from './groups.ts'
import { users } from './users.ts'

/** A shared device of a group. Only the hash of its credential is stored. It belongs to no player. */
export const devices = pgTable(
  'devices',
  {
    id: uuid('id').notNull(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Minutes without use after which a player's session on it ends. */
    lockAfter: integer('lock_after').notNull().default(5),
    /** Whether the wall view shows titles of tasks. */
    wallTitles: boolean('wall_titles').notNull().default(true),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Rounded to the hour. */
    lastSeenAt: instant('last_seen_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'devices_pkey', columns: [table.id, table.groupId] }),
    unique('devices_by_token').on(table.tokenHash, table.groupId),
    index('devices_by_group').on(table.groupId),
    index('devices_by_creator').on(table.createdBy),
    check('devices_lock_after_minutes', sql`${table.lockAfter} between 1 and 60`),
  ],
)

/** A code that turns a browser into a shared device of a group, once. Only its hash is stored. */
export const deviceCodes = pgTable(
  'device_codes',
  {
    codeHash: text('code_hash').notNull(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'device_codes_pkey', columns: [table.codeHash, table.groupId] }),
    index('device_codes_by_group').on(table.groupId),
    index('device_codes_by_creator').on(table.createdBy),
    index('device_codes_by_end').on(table.expiresAt),
  ],
)

/**
 * A player who entered on a shared device. Only the hashes of its token and of its proof are stored. A device has one
 * at a time; ended ones stay for as long as they prove what was ticked in them.
 */
export const deviceSessions = pgTable(
  'device_sessions',
  {
    tokenHash: text('token_hash').notNull(),
    /** The hash of the proof that a tick was made in the session, which works after it has ended. */
    proofHash: text('proof_hash'),
    deviceId: uuid('device_id').notNull(),
    /** The group of the device. */
    groupId: uuid('group_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** The time of the last use, for the lock after minutes without any. */
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the player left, or the next one entered. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ name: 'device_sessions_pkey', columns: [table.tokenHash, table.groupId] }),
    unique('device_sessions_by_proof').on(table.proofHash, table.groupId),
    foreignKey({
      name: 'device_sessions_of_device',
      columns: [table.deviceId, table.groupId],
      foreignColumns: [devices.id, devices.groupId],
    }).onDelete('cascade'),
    uniqueIndex('device_sessions_one_running').on(table.deviceId, table.groupId).where(isNull(table.endedAt)),
    index('device_sessions_by_device').on(table.deviceId, table.createdAt),
    index('device_sessions_by_user').on(table.userId),
  ],
)
