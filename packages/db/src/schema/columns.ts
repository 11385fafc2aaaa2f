import { date, jsonb, timestamp } from 'drizzle-orm/pg-core'

/** An instant, to the millisecond as JavaScript keeps it, in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** When the row was made, by the application's clock (never the database's: tests set the former). */
export const createdAt = () => instant('created_at').notNull()

/** What a period that ended without being completed leaves for a late completion. */
export interface PeriodGap {
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
  /** Whether it neither counts in the streak nor ends it. */
  kept: boolean
}

/**
 * What a late completion has to know about the periods of a repeating task that ended in the last two weeks. All of it is
 * null for most rows. `recordedSince` is the day on which the records began, when that is not the day of creation: the
 * type changed then. `doneOn` are the periods that were completed, `gaps` those that were not and left something.
 */
export const periodRecords = () => ({
  recordedSince: date('recorded_since', { mode: 'string' }),
  doneOn: date('done_on', { mode: 'string' }).array(),
  gaps: jsonb('gaps').$type<PeriodGap[]>(),
})
