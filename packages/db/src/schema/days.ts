import { eq, sql } from '../drizzle.ts'
import { bigint, check, date, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from '../pg-core.ts'
import { withClientIds } from './client-ids.ts'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/** What happened while a player was away. `gold` is the amount lost. */
export interface DayStory {
  from: string
  to: string
  /** Stories of older versions name their tasks without an id. */
  missed: { id?: string; title: string; type: 'daily' | 'weekly'; gold: number }[]
  /** How many repeating tasks were not missed. */
  kept: number
  /** Which those are, so that a task of several days counts once. Stories of older versions lack it. */
  keptIds?: string[]
  began: { id: string; name: string }[]
  failed: { id: string; name: string }[]
  /** To-dos whose due day has ended, and tasks whose schedule has ended. Older stories have neither. */
  overdue?: { title: string }[]
  ended?: { title: string }[]
}

/** The daily summary that a player has not dismissed yet. Later days are added to it until the player has played. */
export const dayStories = pgTable('day_stories', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  story: jsonb('story').$type<DayStory>().notNull(),
})

/**
 * The holiday modes of a player: `from` and `to` are the player's days on which it was switched on and off. `endedAt`
 * and `to` are null while it is on. The latest ones are kept for late completions.
 */
export const holidays = pgTable(
  'holidays',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    beganAt: instant('began_at').notNull(),
    endedAt: instant('ended_at'),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ name: 'holidays_pkey', columns: [table.id, table.userId] }),
    index('holidays_by_user').on(table.userId, table.id),
  ],
)

/**
 * The days off of a player, both days included: planned ones, days of illness, and the holiday switch. `to` is null
 * while the switch is on. What was in force on a day is in `holidays`.
 */
export const daysOff = withClientIds(
  pgTable(
    'days_off',
    {
      id: uuid('id').notNull(),
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      kind: text('kind', { enum: ['planned', 'sick', 'switch'] }).notNull(),
      from: date('from_day', { mode: 'string' }).notNull(),
      to: date('to_day', { mode: 'string' }),
      createdAt: createdAt(),
    },
    (table) => [
      primaryKey({ name: 'days_off_pkey', columns: [table.id, table.userId] }),
      index('days_off_by_user').on(table.userId, table.from),
      uniqueIndex('days_off_one_sick').on(table.userId, table.from).where(eq(table.kind, sql`'sick'`)),
      uniqueIndex('days_off_one_open').on(table.userId).where(sql`${table.to} is null`),
      check('days_off_only_switch_is_open', sql`${table.to} is not null or ${table.kind} = 'switch'`),
      check('days_off_from_before_to', sql`${table.from} <= ${table.to}`),
      check('days_off_sick_is_one_day', sql`${table.kind} <> 'sick' or ${table.from} = ${table.to}`),
    ],
  ),
)
