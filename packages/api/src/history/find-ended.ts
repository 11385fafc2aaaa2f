import { sql } from '@questboard/db/drizzle'
import { addDays, type Day, earlierDay, laterDay, localDay, nextRollover } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { rows } from '../kernel/transaction.ts'
import { doneOfPlayer } from '../ledger/find-done.ts'
import { weighMovements } from '../ledger/weigh-movements.ts'
import { periodStart } from '../periods/rules.ts'
import { spansOf } from '../periods/spans.ts'
import { rankOf } from '../tasks/rank.ts'
import type { TaskType } from '../tasks/schema.ts'
import { findRepeating } from './count-outcomes.ts'
import { firstPeriod } from './rules.ts'
import type { Outcome } from './schema.ts'
import { onHoliday, unpaidPeriods } from './unpaid-periods.ts'

/** An occurrence that has ended, with what a calendar shows of its task. */
export interface EndedOfTask {
  taskId: string
  /** The group of a group task. */
  groupId: string | null
  title: string
  type: TaskType
  slot: Day | null
  dueOn: Day
  time: string | null
  state: Outcome
  rank: string
}

/**
 * Days before a due day on which it may have been done. Of rare tasks, such as yearly ones, an earlier one is not
 * found.
 */
const maxEarly = 92

/**
 * How the occurrences of a player's tasks ended that were due between two days, by day, as `historyOf` does for one
 * task. Completed ones may be current still. Left out are those of deleted tasks, and of group tasks that are no longer
 * assigned to the player or whose group is hidden.
 *
 * Rules: History and statistics.
 */
export async function findEnded(
  ctx: UserContext,
  { from, to, since, max }: { from: Day; to: Day; since: Day; max: number },
): Promise<EndedOfTask[]> {
  const { db, userId, today, zone, dayStartsAt } = ctx
  const doneSince = nextRollover(addDays(earlierDay(from, today), -maxEarly), zone, dayStartsAt)
  await weighMovements(ctx, ['exp'], doneSince)
  const spans = (await findRepeating(ctx, laterDay(from, since))).flatMap((task) => {
    const archived = task.archivedAt ? localDay(task.archivedAt, zone, dayStartsAt) : today
    const end = [archived, addDays(to, 1)].reduce(earlierDay)
    return spansOf(task).map((span) => ({
      taskId: task.id,
      length: span.type === 'weekly' ? 7 : 1,
      from: laterDay(firstPeriod(span, since), periodStart(span.type, from)),
      to: span.to === null ? end : earlierDay(span.to, end),
    }))
  })
  const found = await rows<Omit<EndedOfTask, 'rank'> & { rank: string | null; sequence: string | number }>(
    db,
    sql`
      with done as materialized (${doneOfPlayer(userId, doneSince)}),
      recorded as materialized (
        select task_id, slot, due_on, outcome from occurrences
        where user_id = ${userId}::uuid and due_on between ${from}::date and ${to}::date
        union all
        select task_id, slot, due_on, outcome from ended_group_occurrences
        where user_id = ${userId}::uuid and due_on between ${from}::date and ${to}::date),
      ended as (
        select done.task_id, done.slot, coalesce(missed.due_on, of_group.due_on, done.due_on, done.done_on) as due_on,
          case when coalesce(missed.task_id, of_group.task_id) is not null or (done.slot is null and done.due_on < done.done_on) then 'late'
            else 'done' end as state
        from done left join occurrences missed
          on missed.task_id = done.task_id and missed.slot = done.slot and missed.user_id = ${userId}::uuid
            and missed.outcome = 'missed'
          left join ended_group_occurrences of_group
          on of_group.task_id = done.task_id and of_group.user_id = ${userId}::uuid and of_group.slot = done.slot
            and of_group.outcome = 'missed'
        union all
        select recorded.task_id, recorded.slot, recorded.due_on, recorded.outcome from recorded
        where not exists (select 1 from done where done.task_id = recorded.task_id and done.slot = recorded.slot)
        union all
        select span."taskId", period::date, period::date + span.length - 1,
          case when ${onHoliday(userId)} then 'spared' else 'missed' end
        from ${unpaidPeriods(spans)}
      ),
      listed as materialized (select * from ended where due_on between ${from}::date and ${to}::date),
      -- The few tasks are found one by one. A join would read the whole table.
      named as materialized (
        select task.* from (select distinct task_id from listed) one cross join lateral (
          select id, null::uuid as group_id, title, type, schedule ->> 'time' as time, rank, sequence from tasks
          where id = one.task_id and user_id = ${userId}::uuid limit 1) task
        union all
        select task.* from (select distinct task_id from listed) one cross join lateral (
          select group_tasks.id, group_id, title, type, schedule ->> 'time' as time, rank, group_tasks.sequence
          from group_tasks join groups on groups.id = group_tasks.group_id and groups.hidden_at is null
          where group_tasks.id = one.task_id and exists (
            select 1 from group_task_states state
            where state.task_id = one.task_id and state.group_id = group_tasks.group_id and state.user_id = ${userId}::uuid
              and state.assigned) limit 1) task
      )
      select listed.task_id as "taskId", named.group_id as "groupId", listed.slot::text as slot,
        listed.due_on::text as "dueOn", listed.state, named.title, named.type, named.time, named.rank, named.sequence
      from listed join named on named.id = listed.task_id
      order by listed.due_on, listed.task_id limit ${max}::int`,
  )
  return found.map(({ rank, sequence, ...occurrence }) => ({ ...occurrence, rank: rank ?? rankOf(Number(sequence)) }))
}
