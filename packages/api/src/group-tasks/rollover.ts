import { type SQL, sql } from '@questboard/db/drizzle'
import { addMissed } from '../groups/week-counts.ts'
import { startOfDay } from '../kernel/clock.ts'
import { transactionTime } from '../kernel/events/changes.ts'
import { tableOf } from '../kernel/table-of.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import { periodStart, storedDays, storedPeriods } from '../periods/rules.ts'
import { advanceStates, type GroupTasksRollover, type RollingPlayer } from './advance-states.ts'

const rolloverColumns = {
  id: 'uuid',
  spared: 'boolean',
  type: 'text',
  ended: 'date',
  began: 'timestamptz',
  running: 'date',
  present: 'date',
  pauses: 'boolean',
} as const

/** On holiday, no longer assigned, or in a hidden group, which no one can open. */
const spared = sql`(rollover.spared or not state.assigned or groups.hidden_at is not null)`

const streakEnds = sql`(not ${spared} and coalesce(state.covered_on < rollover.ended, true))`

const startOfPeriod = (day: SQL): SQL =>
  sql`(case task.type when 'weekly' then date_trunc('week', ${day})::date else ${day} end)`

const completedPeriod = startOfPeriod(sql`state.completed_on`)

/**
 * Whether a late completion needs a record of the period that was running, as for personal tasks: it was not completed
 * and has paid something, or the streak ends or pauses.
 */
const leavesRecord = sql`(case
  when state.completed_at is null then state.result is not null or state.paid_ruby <> 0 or state.paid_exp <> 0
    or state.pawn_moved or (state.streak > 0 and rollover.pauses and (state.assigned or ${streakEnds}))
  else state.streak > 0 and (${streakEnds} or ${completedPeriod} < rollover.running) end)`

const recordedPeriod = sql`(case
  when state.completed_at is null or not ${streakEnds} then rollover.running
  else ${startOfPeriod(sql`state.covered_on`)} + (case task.type when 'weekly' then 7 else 1 end) end)`

/** An `EndedPeriod`. `days/rollover-tasks.ts` has the same of personal tasks. */
const endedPeriod = sql`jsonb_build_object('period', ${recordedPeriod}, 'streak', state.streak, 'kept', not ${streakEnds},
  'paid', case when state.completed_at is null then state.paid_ruby else 0 end,
  'exp', case when state.completed_at is null then state.paid_exp else 0 end,
  'moved', state.completed_at is null and state.pawn_moved,
  'result', state.completed_at is null and state.result is not null)`

const recentPeriods = sql`coalesce((
  select jsonb_agg(one) from jsonb_array_elements(state.gaps) one
  where (one->>'period')::date >= ${recordedPeriod} - ${sql.raw(String(storedDays))}
    and (one->>'period')::date <> ${recordedPeriod}), '[]'::jsonb)`

/**
 * Reopens the group tasks of locked players whose period has ended, without penalty, and advances those with a
 * schedule. A missed task loses its streak, except on holiday and while it is not assigned or its group is hidden. An
 * open request stays, and an answer in the current period stays until that period ends.
 *
 * Rules: Day rollover.
 */
export async function rolloverGroupTasks(
  tx: Transaction,
  players: readonly RollingPlayer[],
): Promise<GroupTasksRollover> {
  const [reopened, { groups, ...rolled }] = await Promise.all([reopenPeriods(tx, players), advanceStates(tx, players)])
  return { groups: [...reopened, ...groups], ...rolled }
}

/** The days before today for which missed periods are counted: the load of a group goes back twelve weeks. */
const countedDays = sql.raw('84')

/**
 * Counts the ended periods of tasks that were not completed, from the day after the task was created, its member joined
 * or was assigned, by the days of the member.
 */
async function countMissed(tx: Transaction, ended: readonly Record<keyof typeof rolloverColumns, unknown>[]) {
  const period = sql`generate_series(
    greatest(rollover.running, rollover.ended - ${countedDays}), rollover.ended,
    make_interval(days => case rollover.type when 'weekly' then 7 else 1 end))`
  await tx.execute(
    addMissed(sql`
      select task.group_id, state.user_id, period::date + case task.type when 'weekly' then 6 else 0 end as day
      from ${tableOf('rollover', rolloverColumns, ended)}, group_task_states state, group_tasks task,
        groups, memberships joined, ${period} period
      where state.user_id = rollover.id and state.assigned and not rollover.spared and not state.approve_requested
        and groups.id = state.group_id and groups.hidden_at is null
        and task.id = state.task_id and task.group_id = state.group_id and task.archived_at is null and task.type = rollover.type
        and task.schedule is null and task.assignment = 'each'
        and joined.group_id = task.group_id and joined.user_id = state.user_id
        and greatest(task.created_at, joined.joined_at) < rollover.began - make_interval(days => rollover.ended - period::date)
        and coalesce(state.recorded_since < period::date, true) and coalesce(state.covered_on < period::date, true)`),
  )
}

/** @returns the groups whose items changed, with repetitions */
async function reopenPeriods(tx: Transaction, players: readonly RollingPlayer[]): Promise<string[]> {
  const periods = players.flatMap(({ id, today, zone, dayStartsAt, holidayMode, holidaySince, rollovers }) =>
    rollovers.map(({ type, lastEnded, running }) => ({
      id,
      spared: holidayMode,
      type,
      began: startOfDay(lastEnded, zone, dayStartsAt).toISOString(),
      ended: lastEnded,
      running,
      present: periodStart(type, today),
      pauses: holidaySince === null || holidaySince >= running,
    })),
  )
  await countMissed(tx, periods)
  const rolledOver = await rows<{ groupId: string | null }>(
    tx,
    sql`
    update group_task_states state
    set updated_at = ${transactionTime(tx).toISOString()}::timestamptz,
      completed_at = null, completed_on = null, approved = false, result = null, note = null,
      paid_ruby = 0, paid_exp = 0, pawn_moved = false, paid_earlier = false, checked = null,
      last_completed_at = coalesce(state.completed_at, state.last_completed_at),
      streak = case when ${streakEnds} then 0 else state.streak end,
      done_on = case
        when state.completed_at is null then state.done_on
        when cardinality(state.done_on) >= ${sql.raw(String(storedPeriods))} then state.done_on[2:] || ${completedPeriod}
        else state.done_on || ${completedPeriod}
      end,
      gaps = case when ${leavesRecord} then ${recentPeriods} || ${endedPeriod} else state.gaps end,
      covered_on = case when ${spared} then greatest(state.covered_on, rollover.ended) else state.covered_on end
    from ${tableOf('rollover', rolloverColumns, periods)}, group_tasks task, groups
    where state.user_id = rollover.id and groups.id = state.group_id
      and task.id = state.task_id and task.group_id = state.group_id and task.archived_at is null and task.type = rollover.type and task.schedule is null
      and task.assignment = 'each'
      and not state.approve_requested
      and (state.completed_at is not null or state.result is not null or state.pawn_moved or state.streak > 0
        or state.checked is not null or state.note is not null)
      and not (state.completed_at is not null and state.covered_on >= rollover.present)
    returning case when state.assigned then task.group_id end as "groupId"`,
  )
  return rolledOver.flatMap(({ groupId }) => groupId ?? [])
}
