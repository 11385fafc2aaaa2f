import { date, pgTable, text } from '../pg-core.ts'

/** Jobs that one of the servers runs once a day, and the day on which each was claimed last. */
export const dailyJobs = pgTable('daily_jobs', {
  name: text('name').primaryKey(),
  day: date('day', { mode: 'string' }).notNull(),
})
