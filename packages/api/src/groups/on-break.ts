import { type SQL, sql } from '@questboard/db/drizzle'
import type { Day } from '../kernel/clock.ts'

/**
 * The last of the planned days off of a user on holiday, in a query that reads the user's row. Null: the user is not on
 * holiday, or it has no planned end.
 *
 * Rules: Days off. The reason is not stored.
 */
export const onBreakUntil: SQL<Day | null> = sql`case when users.holiday_mode then (
  select max(day_off.to_day)::text from days_off day_off
  where day_off.user_id = users.id and day_off.kind = 'planned'
    and users.last_day_start between day_off.from_day and day_off.to_day) end`
