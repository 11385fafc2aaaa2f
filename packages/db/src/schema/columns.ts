import { timestamp } from 'drizzle-orm/pg-core'

/** An instant, to the millisecond as JavaScript keeps it, in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** When the row was made, by the application's clock (never the database's: tests set the former). */
export const createdAt = () => instant('created_at').notNull()
