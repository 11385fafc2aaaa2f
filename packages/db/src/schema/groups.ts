import { isNull, sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/** A group of players. Its row is the lock under which everything that changes the group follows one another. */
export const groups = pgTable(
  'groups',
  {
    id: uuid('id').primaryKey(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** What the group calls its leaders and members; null: as everybody does. */
    leaderLabel: text('leader_label'),
    memberLabel: text('member_label'),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From when its creator asks for deletion until the creator takes it back, nobody sees it, nor its memberships. */
    hiddenAt: instant('hidden_at'),
    createdAt: createdAt(),
  },
  (table) => [index('groups_by_creator').on(table.creatorId)],
)

/**
 * A player in a group. `ruby` is a balance that the ledger keeps: nothing else writes it. Who leaves and comes back is
 * another membership.
 */
export const memberships = pgTable(
  'memberships',
  {
    id: uuid('id').primaryKey(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['creator', 'leader', 'member'] }).notNull(),
    ruby: integer('ruby').notNull().default(0),
    joinedAt: instant('joined_at').notNull(),
    /** While its player, or whoever created the group, waits for deletion: it is kept and nobody sees it. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    unique('memberships_once').on(table.groupId, table.userId),
    index('memberships_by_user').on(table.userId),
    uniqueIndex('memberships_one_creator').on(table.groupId).where(sql`${table.role} = 'creator'`),
    check('memberships_ruby_not_negative', sql`${table.ruby} >= 0`),
  ],
)

/**
 * An invitation to an address. One that is revoked, declined or void is deleted; an accepted one stays, so that its link
 * can tell. Only a hash of the link's token is kept. Where the leaders are shown the link (without a mail server, and for an
 * address without an account) the token is derived from `linkNonce` and a secret of the server; null elsewhere.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    linkNonce: text('link_nonce'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
  },
  (table) => [
    uniqueIndex('invitations_one_open').on(table.groupId, table.email).where(isNull(table.acceptedAt)),
    index('invitations_by_email').on(table.email),
    index('invitations_by_inviter').on(table.inviterId),
  ],
)
