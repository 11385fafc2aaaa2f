import { allEqual, and, desc, eq, gt, isNotNull, isNull, ne, or, sql } from '@questboard/db/drizzle'
import { groups, groupTaskStates, groupTasks, tasks } from '@questboard/db/schema'
import { type Day, earlierDay, localDay, nextRollover, startOfDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { idsOf } from '../kernel/ids-of.ts'
import { rows } from '../kernel/transaction.ts'
import { doneOfPlayer } from '../ledger/find-done.ts'
import { weighMovements } from '../ledger/weigh-movements.ts'
import { spansOf } from '../periods/spans.ts'
import { firstPeriod, maxGroupTasks } from './rules.ts'
import type { StatisticsTask } from './schema.ts'
import { onHoliday, unpaidPeriods } from './unpaid-periods.ts'

/** The days that are counted: tasks between two days, days from the first day of the history on as well. */
interface Range {
  from: Day
  to: Day
  since: Day
}

/** `late` are occurrences that were due on the day and were done later. */
export type DayCounts = Record<'done' | 'missed' | 'late', number>

export interface Outcomes {
  byDay: Map<Day, DayCounts>
  tasks: StatisticsTask[]
}

/** How many tasks a response has. */
const maxTasks = 100

/**
 * Counts how the occurrences of a player's tasks ended, by day and by task, as `historyOf` does for one task. Only
 * `done` also counts tasks that are deleted, no longer assigned, or of a hidden group. A group task without a schedule is
 * never missed.
 */
export async function countOutcomes(ctx: UserContext, range: Range): Promise<Outcomes> {
  const { db, userId, today, zone, dayStartsAt } = ctx
  const { from, to, since } = range
  const start = earlierDay(from, since)
  const began = startOfDay(start, zone, dayStartsAt)
  await weighMovements(ctx, ['gold', 'exp'], began)
  const [own, ofGroups] = await Promise.all([findRepeating(ctx, since), findOfGroups(ctx)])
  const spans = own.flatMap((task) => {
    const before = task.archivedAt ? localDay(task.archivedAt, zone, dayStartsAt) : today
    return spansOf(task).map((span) => ({
      taskId: task.id,
      length: span.type === 'weekly' ? 7 : 1,
      from: firstPeriod(span, since),
      to: earlierDay(span.to ?? before, before),
    }))
  })
  const shown = [...own.map((task) => ({ ...task, groupId: null })), ...ofGroups].filter(
    ({ archivedAt, type }) => !archivedAt && type !== 'todo',
  )
  const counted = await rows<Counted>(
    db,
    sql`
      with done as materialized (${doneOfPlayer(userId, began)}),
      missed as materialized (
        select task_id, slot, due_on from occurrences where user_id = ${userId}::uuid and outcome = 'missed'
        union all
        select ended.task_id, ended.slot, ended.due_on from ended_group_occurrences ended
          join group_task_states state on state.task_id = ended.task_id and state.user_id = ended.user_id
            and state.group_id = ended.group_id
          join groups on groups.id = ended.group_id and groups.hidden_at is null
        where ended.user_id = ${userId}::uuid and ended.outcome = 'missed' and state.assigned),
      ended as (
        select done.task_id, done.done_on as day, 'done' as outcome,
          missed.task_id is not null or (done.slot is null and done.due_on < done.done_on) as late
        from done left join missed on missed.task_id = done.task_id and missed.slot = done.slot
        union all
        select missed.task_id, missed.due_on, 'due', done.task_id is not null
        from missed left join done on done.task_id = missed.task_id and done.slot = missed.slot
        union all
        select span."taskId", period::date + span.length - 1, 'due', false
        from ${unpaidPeriods(spans)}
          and not ${onHoliday(userId)}
      )
      select day, task_id as "taskId", (count(*) filter (where outcome = 'done'))::int as done,
        (count(*) filter (where outcome = 'due' and not late))::int as missed,
        (count(*) filter (where outcome = 'due' and late))::int as late,
        (count(*) filter (where outcome = 'done' and late))::int as "doneLate"
      from ended
      where day between ${start}::date and ${to > today ? to : today}::date
      group by grouping sets ((day), (task_id, day between ${from}::date and ${to}::date))
      having grouping(day) = 0 or (bool_and(day between ${from}::date and ${to}::date)
        -- The done ones of the archive have no limit.
        and task_id in (select unnest(${sql.param(idsOf(shown))}::uuid[])))`,
  )
  return {
    byDay: new Map(counted.flatMap((counts) => (counts.day === null ? [] : [[counts.day, counts]]))),
    tasks: shownTasks(shown, counted),
  }
}

type Counted = DayCounts & { day: Day | null; taskId: string | null; doneLate: number }

/** How many tasks are read for what was missed. Players have at most 1,000 that are not archived. */
const maxRepeating = 5_000

/**
 * Tasks that repeat or did, the current ones first, then the latest archived. Those that were archived before a day, or
 * before a whole day or week of theirs had ended, are left out: their number has no limit.
 */
export function findRepeating({ db, userId, zone, dayStartsAt }: UserContext, start: Day) {
  const { id, title, type, schedule, repeatingSince, recordedSince, spans, archivedAt } = tasks
  // The latest local day of any zone.
  const archivedOn = sql`(${archivedAt} at time zone 'UTC' + interval '14 hours')::date`
  const hadPeriod = sql`case when ${spans} is null
    then ${schedule} is null and coalesce(${recordedSince}, ${repeatingSince}) + 2 <= ${archivedOn}
    else exists (
      select from jsonb_to_recordset(${spans}) as span("from" date, "to" date)
      where span."from" < least(span."to", ${archivedOn})) end`
  return db
    .select({ id, title, type, schedule, repeatingSince, recordedSince, spans, archivedAt })
    .from(tasks)
    .where(
      and(
        eq(tasks.userId, userId),
        or(ne(tasks.type, 'todo'), isNotNull(tasks.spans)),
        or(isNull(archivedAt), and(gt(archivedAt, nextRollover(start, zone, dayStartsAt)), hadPeriod)),
      ),
    )
    .orderBy(desc(archivedAt))
    .limit(maxRepeating)
}

/** The repeating group tasks that are assigned to a player, without those of hidden groups. */
function findOfGroups({ db, userId }: UserContext) {
  const { id, title, type, archivedAt, groupId } = groupTasks
  return db
    .select({ id, title, type, archivedAt, groupId })
    .from(groupTaskStates)
    .innerJoin(
      groupTasks,
      and(
        allEqual(groupTasks, { id: groupTaskStates.taskId, groupId: groupTaskStates.groupId }),
        isNull(groupTasks.archivedAt),
      ),
    )
    .innerJoin(groups, and(eq(groups.id, groupTasks.groupId), isNull(groups.hiddenAt)))
    .where(and(allEqual(groupTaskStates, { userId, assigned: true }), ne(groupTasks.type, 'todo')))
    .limit(maxGroupTasks)
}

type RepeatingTask =
  | Awaited<ReturnType<typeof findOfGroups>>[number]
  | (Pick<typeof tasks.$inferSelect, 'id' | 'title' | 'type' | 'archivedAt'> & { groupId: null })

function shownTasks(own: readonly RepeatingTask[], counted: readonly Counted[]): StatisticsTask[] {
  const byTask = new Map(counted.map((counts) => [counts.taskId, counts]))
  return own
    .flatMap(({ id, groupId, title, type }) => {
      const counts = byTask.get(id)
      if (!counts || type === 'todo') return []
      const { done, doneLate, missed } = counts
      return { id, groupId, title, type, done: done - doneLate, late: doneLate, missed }
    })
    .sort((a, b) => totalOf(b) - totalOf(a))
    .slice(0, maxTasks)
}

const totalOf = ({ done, late, missed }: StatisticsTask): number => done + late + missed
