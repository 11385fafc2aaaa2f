import { isNotNull, isNull, sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'

/**
 * A player. `gold`, `gems` and `exp` are the balances that the ledger keeps: nothing else writes them.
 * `timeZone` is the last one seen (an IANA name, or a fixed offset such as `+02:00`).
 */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    passwordHash: text('password_hash'),
    lang: text('lang', { enum: ['bg', 'en'] }).notNull(),
    timeZone: text('time_zone').notNull().default('UTC'),
    lastDayStart: date('last_day_start', { mode: 'string' }).notNull(),
    /** The day of the last request: it tells an absence from a day that was merely missed. */
    lastSeenDay: date('last_seen_day', { mode: 'string' }).notNull(),
    /** When the sweep settles the day of a user who does not come. */
    nextRolloverAt: instant('next_rollover_at').notNull(),
    holidayMode: boolean('holiday_mode').notNull().default(false),
    holidaySince: date('holiday_since', { mode: 'string' }),
    gold: integer('gold').notNull().default(0),
    gems: integer('gems').notNull().default(0),
    exp: integer('exp').notNull().default(0),
    /** Gems of the balance that are held for what is being made at this moment: they are not spent otherwise. */
    gemsHeld: integer('gems_held').notNull().default(0),
    /** Gems that a refund took back and that were spent by then: later gems go there first. */
    gemsOwed: integer('gems_owed').notNull().default(0),
    avatarId: uuid('avatar_id'),
    generatedAvatarId: uuid('generated_avatar_id'),
    boardId: uuid('board_id').notNull(),
    /** Gems that special squares have paid on `squareGemsDay`: there is a limit for each day. */
    squareGems: integer('square_gems').notNull().default(0),
    squareGemsDay: date('square_gems_day', { mode: 'string' }),
    activatedAt: instant('activated_at'),
    /** When the address was proven, by a link of ours that only its mailbox got, or by Google. */
    provenAt: instant('proven_at'),
    lockedAt: instant('locked_at'),
    /** When the data is erased: set from when the user asks for it until the user takes it back. */
    erasesAt: instant('erases_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('users_by_rollover').on(table.nextRolloverAt).where(isNull(table.erasesAt)),
    index('users_by_erasure').on(table.erasesAt).where(isNotNull(table.erasesAt)),
    check('users_gems_held_are_there', sql`${table.gemsHeld} between 0 and ${table.gems}`),
    check('users_gems_owed_not_negative', sql`${table.gemsOwed} >= 0`),
    check('users_gold_not_negative', sql`${table.gold} >= 0`),
    check('users_gems_not_negative', sql`${table.gems} >= 0`),
    check('users_exp_not_negative', sql`${table.exp} >= 0`),
  ],
)

/** A signed-in session. Only a hash of the token is kept, so that a stolen database signs nobody in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** By which its user names it, to end it: the token is its own session's alone. */
    id: uuid('id').notNull().unique().defaultRandom(),
    /** What the browser or program called itself when it signed in. */
    agent: text('agent').notNull().default(''),
    /** To the hour: it is not worth a write with each request. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
)
