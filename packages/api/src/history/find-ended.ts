import { sql } from '@questboard/db/drizzle'
import { addDays, type Day, laterDay, localDay, nextRollover } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { tableOf } from '../kernel/table-of.ts'
import { rows } from '../kernel/transaction.ts'
import { doneOfPlayer } from '../ledger/find-done.ts'
import { periodStart } from '../periods/rules.ts'
import { spansOf } from '../periods/spans.ts'
import { rankOf } from '../tasks/rank.ts'
import type { TaskType } from '../tasks/schema.ts'
import { findRepeating } from './count-outcomes.ts'
import { firstPeriod } from './rules.ts'
import type { Outcome } from './schema.ts'

/** An occurrence that has ended, with what a calendar shows of its task. */
export interface EndedOfTask {
  taskId: string
  groupId: null
  title: string
  type: TaskType
  slot: Day | null
  dueOn: Day
  time: string | null
  state: Outcome
  rank: string
}

/** Days before a due day on which it may have been done. Of rare tasks, such as yearly ones, an earlier one is not found. */
const mostEarly = 92

/**
 * How the occurrences of a player's tasks ended that were due between two days, by day, as `historyOf` does for one task.
 * Completed ones may be current still. Those of deleted tasks are left out.
 *
 * Specification: History and statistics.
 */
export async function findEnded(
  ctx: UserContext,
  { from, to, since, most }: { from: Day; to: Day; since: Day; most: number },
): Promise<EndedOfTask[]> {
  const { db, userId, today, zone, dayStartsAt } = ctx
  const doneSince = addDays(from < today ? from : today, -mostEarly)
  const spans = (await findRepeating(ctx, from)).flatMap((task) => {
    const archived = task.archivedAt ? localDay(task.archivedAt, zone, dayStartsAt) : today
    const end = [archived, addDays(to, 1)].reduce(earlierDay)
    return spansOf(task).map((span) => ({
      taskId: task.id,
      length: span.type === 'weekly' ? 7 : 1,
      from: laterDay(firstPeriod(span, since), periodStart(span.type, from)),
      to: span.to === null ? end : earlierDay(span.to, end),
    }))
  })
  const found = await rows<Omit<EndedOfTask, 'groupId' | 'rank'> & { rank: string | null; sequence: string | number }>(
    db,
    sql`
      with done as materialized (${doneOfPlayer(userId, nextRollover(doneSince, zone, dayStartsAt))}),
      recorded as materialized (
        select task_id, slot, due_on, outcome from occurrences
        where user_id = ${userId}::uuid and due_on between ${from}::date and ${to}::date),
      ended as (
        select done.task_id, done.slot, coalesce(missed.due_on, done.due_on, done.done_on) as due_on,
          case when missed.task_id is not null or (done.slot is null and done.due_on < done.done_on) then 'late'
            else 'done' end as state
        from done left join occurrences missed
          on missed.task_id = done.task_id and missed.slot = done.slot and missed.outcome = 'missed'
        union all
        select recorded.task_id, recorded.slot, recorded.due_on, recorded.outcome from recorded
        where not exists (select 1 from done where done.task_id = recorded.task_id and done.slot = recorded.slot)
        union all
        select span."taskId", period::date, period::date + span.length - 1,
          case when exists (
            select 1 from holidays
            where user_id = ${userId}::uuid and from_day < period::date + span.length
              and (to_day is null or period::date + span.length <= to_day)) then 'spared' else 'missed' end
        from ${tableOf('span', { taskId: 'uuid', length: 'int', from: 'date', to: 'date' }, spans)},
          generate_series(span."from", span."to" - span.length, make_interval(days => span.length)) period
        where not exists (select 1 from done where done.task_id = span."taskId" and done.slot = period::date)
      )
      select ended.task_id as "taskId", ended.slot::text as slot, ended.due_on::text as "dueOn", ended.state,
        task.title, task.type, task.time, task.rank, task.sequence
      from (
        select * from ended where due_on between ${from}::date and ${to}::date order by due_on, task_id limit ${most}::int
      ) ended
      -- The few tasks are found one by one. A join would read the whole table.
      cross join lateral (
        select title, type, schedule ->> 'time' as time, rank, sequence from tasks
        where id = ended.task_id and user_id = ${userId}::uuid limit 1) task`,
  )
  return found.map(({ rank, sequence, ...one }) => ({ ...one, groupId: null, rank: rank ?? rankOf(Number(sequence)) }))
}

const earlierDay = (one: Day, other: Day): Day => (one < other ? one : other)
