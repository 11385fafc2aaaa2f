import { isNotNull, isNull, sql } from '../drizzle.ts'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../pg-core.ts'
import { withClientIds } from './client-ids.ts'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/** A group of players. All changes of a group lock its row, which serialises them. */
export const groups = withClientIds(
  pgTable(
    'groups',
    {
      id: uuid('id').primaryKey(),
      sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
      name: text('name').notNull(),
      /** The group's names for leaders and members; null: the default names. */
      leaderLabel: text('leader_label'),
      memberLabel: text('member_label'),
      creatorId: uuid('creator_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** The board of the group's game; null: the first free one. */
      boardId: uuid('board_id'),
      /** The board before the last choice, and when that was. Choosing it again soon undoes the choice. */
      formerBoardId: uuid('former_board_id'),
      boardChosenAt: instant('board_chosen_at'),
      /** The zone of the group's days; null: that of the creator. */
      timeZone: text('time_zone'),
      /** Whether members can ask rubies for something that was not a task. */
      deeds: boolean('deeds').notNull().default(true),
      /** The people who see how much each member does. */
      loadVisibleTo: text('load_visible_to', { enum: ['leaders', 'all'] })
        .notNull()
        .default('leaders'),
      /** Whether members see what each of the others has saved in a pool. */
      showShares: boolean('show_shares').notNull().default(false),
      /** The last settled day of the group's turns, and when they are settled again. Null: it never had any. */
      turnsDay: date('turns_day', { mode: 'string' }),
      turnsNextAt: instant('turns_next_at'),
      /** Hidden, with its memberships, while the deletion of the creator's account is pending. */
      hiddenAt: instant('hidden_at'),
      createdAt: createdAt(),
    },
    (table) => [
      index('groups_by_creator').on(table.creatorId),
      index('groups_turns_due').on(table.turnsNextAt).where(isNotNull(table.turnsNextAt)),
    ],
  ),
)

/** A player in a group. Only the ledger writes `ruby`. A player who leaves and returns gets a new membership. */
export const memberships = pgTable(
  'memberships',
  {
    id: uuid('id').notNull(),
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
    /** Hidden while the deletion of the player's or the creator's account is pending. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    primaryKey({ name: 'memberships_pkey', columns: [table.id, table.groupId] }),
    unique('memberships_once').on(table.groupId, table.userId),
    index('memberships_by_user').on(table.userId),
    uniqueIndex('memberships_one_creator').on(table.groupId).where(sql`${table.role} = 'creator'`),
    check('memberships_ruby_not_negative', sql`${table.ruby} >= 0`),
  ],
)

/**
 * A leader who was asked to continue a group as its creator. If the creator leaves, the group passes to the leader at
 * `passesAt` even without an answer.
 */
export const successions = pgTable(
  'successions',
  {
    groupId: uuid('group_id')
      .primaryKey()
      .references(() => groups.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: the creator stays, and the question is open until it is answered or withdrawn. */
    passesAt: instant('passes_at'),
    /** The leaders who have said no. They are not asked again. */
    declined: uuid('declined').array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('successions_by_user').on(table.userId),
    index('successions_due').on(table.passesAt).where(isNotNull(table.passesAt)),
  ],
)

/**
 * An invitation to an address. Revoked, declined and void ones are deleted; accepted ones stay, so that their link can
 * say so. Only the hash of the link's token is stored. Leaders see the link if there is no mail server and the address
 * has no account: then the token is derived from `linkNonce` and a server secret. Otherwise `linkNonce` is null.
 */
export const invitations = withClientIds(
  pgTable(
    'invitations',
    {
      id: uuid('id').notNull(),
      sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
      groupId: uuid('group_id')
        .notNull()
        .references(() => groups.id, { onDelete: 'cascade' }),
      email: text('email').notNull(),
      inviterId: uuid('inviter_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      tokenHash: text('token_hash').notNull(),
      linkNonce: text('link_nonce'),
      createdAt: createdAt(),
      expiresAt: instant('expires_at').notNull(),
      acceptedAt: instant('accepted_at'),
    },
    (table) => [
      primaryKey({ name: 'invitations_pkey', columns: [table.id, table.groupId] }),
      unique('invitations_by_link').on(table.tokenHash, table.groupId),
      uniqueIndex('invitations_one_open').on(table.groupId, table.email).where(isNull(table.acceptedAt)),
      index('invitations_by_group').on(table.groupId),
      index('invitations_by_email').on(table.email),
      index('invitations_by_inviter').on(table.inviterId),
    ],
  ),
)
