import { isNotNull, isNull, sql } from '../drizzle.ts'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from '../pg-core.ts'
import { withClientIds } from './client-ids.ts'
import { createdAt, instant } from './columns.ts'

/** What a player has drawn of one kind of card: a bit for each piece, in Base64, and the number of the last one. */
export type CardBag = [drawn: string, last: number]

/** The bags by the kind of the card. A kind is missing before its first card. */
export type CardBags = Partial<Record<'task' | 'fact' | 'quote' | 'question', CardBag>>

/**
 * A player: an account with an e-mail, or a managed member without one. Only the ledger writes the balances `gold`,
 * `gems` and `exp`. `timeZone` is the last one seen: an IANA name, or a fixed offset such as `+02:00`.
 */
export const users = withClientIds(
  pgTable(
    'users',
    {
      id: uuid('id').primaryKey(),
      /** Null for managed members, who have no account. Unique in `addresses`. */
      email: text('email'),
      /** Whether guardians manage this player, who cannot sign in. */
      managed: boolean('managed').notNull().default(false),
      name: text('name').notNull(),
      passwordHash: text('password_hash'),
      lang: text('lang', { enum: ['bg', 'en'] }).notNull(),
      timeZone: text('time_zone').notNull().default('UTC'),
      lastDayStart: date('last_day_start', { mode: 'string' }).notNull(),
      /** The day of the last request. It distinguishes an absence from a missed day. */
      lastSeenDay: date('last_seen_day', { mode: 'string' }).notNull(),
      /** When the sweep settles the day of an inactive user. */
      nextRolloverAt: instant('next_rollover_at').notNull(),
      /** When the day was settled last. The dates of tasks follow from the day. Null: not yet. */
      lastRolloverAt: instant('last_rollover_at'),
      holidayMode: boolean('holiday_mode').notNull().default(false),
      holidaySince: date('holiday_since', { mode: 'string' }),
      gold: integer('gold').notNull().default(0),
      gems: integer('gems').notNull().default(0),
      exp: integer('exp').notNull().default(0),
      /** Gems held for running generations. They cannot be spent. */
      gemsHeld: integer('gems_held').notNull().default(0),
      /** Gems that a refund took back after they were spent. Later gems pay this debt first. */
      gemsOwed: integer('gems_owed').notNull().default(0),
      avatarId: uuid('avatar_id'),
      generatedAvatarId: uuid('generated_avatar_id'),
      boardId: uuid('board_id').notNull(),
      /** Gems that special squares paid on `squareGemsDay`. There is a daily limit. */
      squareGems: integer('square_gems').notNull().default(0),
      squareGemsDay: date('square_gems_day', { mode: 'string' }),
      cardBags: jsonb('card_bags').$type<CardBags>().notNull().default({}),
      /** When the player's day starts, in minutes after midnight: 0 to 360. */
      dayStartsAt: smallint('day_starts_at').notNull().default(0),
      /** The order of tasks in the web app. */
      taskOrder: text('task_order', { enum: ['created', 'manual', 'due'] })
        .notNull()
        .default('created'),
      /** Whether the web app reads dates in quick add. */
      quickAddDates: boolean('quick_add_dates').notNull().default(true),
      /** The first day of the history. Null: the account has had one since it was created. */
      historySince: date('history_since', { mode: 'string' }),
      activatedAt: instant('activated_at'),
      /** When the address was verified, by a link sent to it or by Google. */
      provenAt: instant('proven_at'),
      lockedAt: instant('locked_at'),
      /** Until when the player's events are written for a program that asked for them. Null: none did. */
      followedUntil: instant('followed_until'),
      /** Whether an enabled webhook subscribes to the player's events. Without one and such a program, none are. */
      followedByWebhook: boolean('followed_by_webhook').notNull().default(false),
      /** The number of the last event, and the one after which none is missing. */
      eventSequence: bigint('event_sequence', { mode: 'number' }).notNull().default(0),
      eventsSince: bigint('events_since', { mode: 'number' }).notNull().default(0),
      /** When the data is erased. Set while a deletion is pending. */
      erasesAt: instant('erases_at'),
      createdAt: createdAt(),
    },
    (table) => [
      index('users_by_rollover').on(table.nextRolloverAt).where(isNull(table.erasesAt)),
      index('users_by_following').on(table.followedUntil).where(isNotNull(table.followedUntil)),
      index('users_by_webhook').on(table.id).where(sql`${table.followedByWebhook}`),
      index('users_by_erasure').on(table.erasesAt).where(isNotNull(table.erasesAt)),
      check('users_email_or_managed', sql`(${table.email} is null) = ${table.managed}`),
      check('users_managed_have_no_password', sql`not ${table.managed} or ${table.passwordHash} is null`),
      check('users_gems_held_are_there', sql`${table.gemsHeld} between 0 and ${table.gems}`),
      check('users_gems_owed_not_negative', sql`${table.gemsOwed} >= 0`),
      check('users_day_starts_in_the_night', sql`${table.dayStartsAt} between 0 and 360`),
      check('users_gold_not_negative', sql`${table.gold} >= 0`),
      check('users_gems_not_negative', sql`${table.gems} >= 0`),
      check('users_exp_not_negative', sql`${table.exp} >= 0`),
    ],
  ),
)

/** A session. Only the hash of its token is stored, so that a stolen database grants no access. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').notNull(),
    /** The public id with which its user ends it. The token is known only to the session. */
    id: uuid('id').notNull().defaultRandom(),
    /** The user agent at sign-in. */
    agent: text('agent').notNull().default(''),
    /** Rounded to the hour, to avoid a write per request. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'sessions_pkey', columns: [table.tokenHash, table.userId] }),
    unique('sessions_by_id').on(table.id, table.userId),
    index('sessions_by_user').on(table.userId),
    index('sessions_by_expiry').on(table.expiresAt),
  ],
)
