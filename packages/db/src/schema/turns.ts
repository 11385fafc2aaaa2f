import { date, pgTable, text } from 'drizzle-orm/pg-core'

/** What is done once a day, whichever server does it: the last day on which each was. */
export const turns = pgTable('turns', {
  name: text('name').primaryKey(),
  day: date('day', { mode: 'string' }).notNull(),
})
