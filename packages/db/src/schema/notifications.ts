import { isNotNull, isNull, type SQL, sql } from '../drizzle.ts'
import { type AnyPgColumn, bigint, index, jsonb, pgTable, primaryKey, text, unique, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import { groups } from './groups.ts'
import { users } from './users.ts'

/** The content of a notification, with the names of that time. */
export interface NotificationData {
  invitationId?: string
  group?: { name: string }
  task?: { title: string; approved?: boolean }
  mission?: { name: string; approved?: boolean }
  reward?: { name: string; approved?: boolean; ruby?: number }
  deed?: { title: string; approved?: boolean }
  role?: string
  gems?: number
  /** A child, or the member whose PIN is locked. */
  member?: { id: string; name: string }
  /** A shared device. */
  device?: { name: string }
  /** Days off of the member. */
  days?: { from: string; to: string }
  /** The lap that the sender has begun on the board of the group. */
  lap?: number
  /** An instant. */
  until?: string
  pool?: { name: string }
  /** The question to swap a turn. */
  swap?: { id: string; taskId: string }
  memberStats?: { diff: { ruby: number } }
  /** The words of a leader with an answer. */
  note?: string
  /** Why rubies were given or taken by hand. */
  reason?: string
  /** Rubies that were granted, given or taken. */
  ruby?: number
}

/** The id of the user whom a notification names. */
export const aboutMember = ({ data }: { data: AnyPgColumn }): SQL<string | null> => sql`(${data} -> 'member' ->> 'id')`

/**
 * A notification about what others did. `source` identifies its cause, such as one request. A newer notification with
 * the same source replaces it.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    groupId: uuid('group_id').references(() => groups.id, { onDelete: 'set null' }),
    data: jsonb('data').$type<NotificationData>().notNull(),
    source: text('source').notNull(),
    seenAt: instant('seen_at'),
    /** When a request was hidden. It cannot be answered while the deletion of the requester's account is pending. */
    hiddenAt: instant('hidden_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'notifications_pkey', columns: [table.id, table.userId] }),
    unique('notifications_one_of_source').on(table.userId, table.source),
    index('notifications_unseen').on(table.userId, table.createdAt, table.sequence).where(isNull(table.seenAt)),
    index('notifications_by_user').on(table.userId, table.createdAt, table.sequence),
    index('notifications_by_source').on(table.source),
    index('notifications_by_group').on(table.groupId),
    index('notifications_by_sender').on(table.senderId),
    // An erased account is named by few of them, so that reading them all would take long.
    index('notifications_about_member')
      .on(aboutMember(table))
      .where(isNotNull(aboutMember(table))),
  ],
)
