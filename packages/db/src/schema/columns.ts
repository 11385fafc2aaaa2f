import { sql } from '../drizzle.ts'
import { date, jsonb, timestamp } from '../pg-core.ts'

/** An instant in UTC, with milliseconds like in JavaScript. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** When the row was created, by the application's clock. Tests set that clock, never the database's. */
export const createdAt = () => instant('created_at').notNull()

/**
 * When the row was changed last, by the application's clock. The default is for servers of an earlier version, which
 * may still run beside this one.
 */
export const updatedAt = () => instant('updated_at').notNull().default(sql`now()`)

/**
 * When the row was changed last. A later release added this column, so it is null in rows that have not changed since.
 * Reading then takes the time of the item that shows the row.
 */
export const touchedAt = () => instant('updated_at')

/** What a late completion uses of an ended period that was not completed in time. */
export interface EndedPeriod {
  /** The first day of the period. */
  period: string
  /** The streak up to the period before it. */
  streak: number
  /** Gold or rubies, and experience, that the period paid and that were not taken back. */
  paid: number
  exp: number
  /** Whether it moved the pawn. */
  moved: boolean
  /** Whether a result was given in it. */
  result: boolean
  /** Whether it neither extends nor ends the streak. */
  kept: boolean
  /** The following are of occurrences of schedules only. The due day, if it was snoozed. */
  dueOn?: string
  /** Whether it was skipped. */
  skipped?: true
  /** Whether it was completed after it had been missed. */
  late?: true
}

/**
 * What late completions use of the periods of a repeating task that ended in the last two weeks. All
 * columns are null for most rows. A period of a task with a schedule is named by its slot. `recordedSince` is the day
 * on which the records began if the type changed after creation. `doneOn` lists completed periods, `endedPeriods` the others
 * with data; its column keeps an earlier name.
 */
export const periodRecords = () => ({
  recordedSince: date('recorded_since', { mode: 'string' }),
  doneOn: date('done_on', { mode: 'string' }).array(),
  endedPeriods: jsonb('gaps').$type<EndedPeriod[]>(),
})
