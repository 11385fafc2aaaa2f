import { type SQL, sql } from '@questboard/db/drizzle'
import type { Day } from '../kernel/clock.ts'
import { tableOf } from '../kernel/table-of.ts'

/**
 * Days on which a task without a schedule was due every day or every week, from the first period to the day after the
 * last.
 */
interface CountedSpan {
  taskId: string
  /** Days of a period. */
  length: number
  from: Day
  to: Day
}

/**
 * The tables `span` and `period`, the first day of a period, and the condition that nothing was paid for it, for the
 * FROM clause of a query with the CTE `done`.
 */
export const unpaidPeriods = (spans: CountedSpan[]): SQL => sql`
  ${tableOf('span', { taskId: 'uuid', length: 'int', from: 'date', to: 'date' }, spans)},
    generate_series(span."from", span."to" - span.length, make_interval(days => span.length)) period
  where not exists (
    select 1 from done where done.task_id = span."taskId" and done.slot = period::date
      -- An occurrence of a schedule can have the slot of a week, but it is due on another day.
      and coalesce(done.due_on, period::date + span.length - 1) = period::date + span.length - 1)`

/** Whether the period of `unpaidPeriods` ended on a holiday of the player. */
export const onHoliday = (userId: string): SQL => sql`
  exists (
    select 1 from holidays
    where user_id = ${userId}::uuid and from_day < period::date + span.length
      and (to_day is null or period::date + span.length <= to_day))`
