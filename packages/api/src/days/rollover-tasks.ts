import { sql } from '@questboard/db/drizzle'
import type { EndedPeriod, StoredDueDate, StoredRecurrence } from '@questboard/db/schema'
import type { Day } from '../kernel/clock.ts'
import { transactionTime } from '../kernel/events/changes.ts'
import type { RolloverPlayer } from '../kernel/rollover.ts'
import { tableOf } from '../kernel/table-of.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import type { PaidOccurrence } from '../periods/occurrence-records.ts'
import { storedDays, storedPeriods } from '../periods/rules.ts'
import type { RecurringTask } from './rules.ts'

/** A task of a locked player that the rollover may change. */
interface TaskToSettle extends RecurringTask {
  userId: string
  title: string
  streak: number
  /** Whether it has reminders. */
  reminds: boolean
}

/** A daily or weekly task without a schedule whose period has ended. */
export interface RolloverTask extends TaskToSettle {
  type: 'daily' | 'weekly'
  schedule: null
  /** Whether the ended period changed it. Otherwise it is open already. */
  used: boolean
  /** The day since which it repeats as it does now; null: from its beginning. */
  recordedSince: Day | null
  /** Whether it was missed. False: the running period was completed ahead, by a schedule that the task had. */
  missed: boolean | null
}

/** A daily or weekly task with a schedule that was completed, or whose due day has ended or next slot has come. */
export interface ScheduledTaskToSettle extends TaskToSettle, PaidOccurrence {
  type: 'daily' | 'weekly'
  schedule: StoredRecurrence
  slot: Day
  dueOn: Day
  opensOn: Day
  doneSlot: Day | null
  /** The day of the completion, if that was before the last settled day. */
  completedOn: Day | null
  missed: boolean | null
  endedPeriods: EndedPeriod[] | null
}

/** An open to-do whose due day has ended. */
export interface OverdueToDo extends TaskToSettle {
  type: 'todo'
  schedule: StoredDueDate
}

export type FoundTask = RolloverTask | ScheduledTaskToSettle | OverdueToDo

/** All tasks of these players that their rollover concerns, in order of creation. */
export function findRolloverTasks(
  tx: Transaction,
  players: readonly (RolloverPlayer & { lastDayStart: Day })[],
): Promise<FoundTask[]> {
  const wanted = players.map(({ id, rollovers, lastDayStart, today }) => ({
    id,
    today,
    settled: lastDayStart,
    weekly: rollovers.some(({ type }) => type === 'weekly'),
  }))
  return rows<FoundTask>(
    tx,
    sql`
    select task.id, task.user_id as "userId", task.title, task.type, task.gold, task.streak, task.reminders is not null as reminds,
      task.completed_at as "completedAt", task.repeating_since as "repeatingSince",
      task.charged_on as "chargedOn",
      task.completed_at is not null or task.result is not null or task.paid_gold <> 0 or task.paid_exp <> 0
        or task.pawn_moved or task.late_at is not null or task.checked is not null as used,
      task.recorded_since as "recordedSince", task.schedule, task.slot, task.due_on as "dueOn", task.opens_on as "opensOn", task.done_slot as "doneSlot",
      task.missed, task.completed_on as "completedOn", task.gaps as "endedPeriods", task.paid_gold as "paidGold",
      task.paid_exp as "paidExp", task.pawn_moved as "pawnMoved", task.result is not null as "hasResult"
    from ${tableOf('rollover', { id: 'uuid', today: 'date', settled: 'date', weekly: 'boolean' }, wanted)}, tasks task
    where task.user_id = rollover.id and task.archived_at is null and case
      when task.schedule is null then task.type = 'daily' or (task.type = 'weekly' and rollover.weekly)
      when task.type = 'todo' then
        task.completed_at is null and task.due_on >= rollover.settled and task.due_on < rollover.today
      else task.completed_at is not null or task.turns_on <= rollover.today end
    order by task.sequence`,
  )
}

/** The effect of a rollover on one task. */
export interface ReopenedTask {
  id: string
  userId: string
  /** Whether its streak ends. */
  streakEnds: boolean
  /** The day on which it was charged; null when it was not. */
  charged: Day | null
  /** The period that was running. */
  running: Day
  /** Whether it leaves a record for late completions. */
  leavesRecord: boolean
}

const columns = {
  id: 'uuid',
  userId: 'uuid',
  streakEnds: 'boolean',
  charged: 'date',
  running: 'date',
  leavesRecord: 'boolean',
} as const

const days = (count: number) => sql.raw(String(count))

/** The streak ends with the first missed period: the one that was running, or the next one when that was completed. */
const recordedPeriod = sql`(case
  when task.completed_at is null then opened.running
  else opened.running + (case task.type when 'weekly' then 7 else 1 end) end)`

/** An `EndedPeriod`. `group-tasks/rollover.ts` has the same of group tasks. */
const endedPeriod = sql`jsonb_build_object('period', ${recordedPeriod}, 'streak', task.streak, 'kept', not opened."streakEnds",
  'paid', case when task.completed_at is null then task.paid_gold else 0 end,
  'exp', case when task.completed_at is null then task.paid_exp else 0 end,
  'moved', task.completed_at is null and task.pawn_moved,
  'result', task.completed_at is null and task.result is not null)`

const recentPeriods = sql`coalesce((
  select jsonb_agg(one) from jsonb_array_elements(task.gaps) one
  where (one->>'period')::date >= opened.running - ${days(storedDays)} and (one->>'period')::date <> ${recordedPeriod}), '[]')`

/** Opens tasks of locked players again, with no item of their checklists ticked. */
export async function openAgain(tx: Transaction, opened: readonly ReopenedTask[]): Promise<void> {
  if (opened.length === 0) return
  await tx.execute(sql`
    update tasks task
    set updated_at = ${transactionTime(tx).toISOString()}::timestamptz, completed_at = null, result = null, paid_gold = 0, paid_exp = 0, pawn_moved = false,
      streak = case when opened."streakEnds" then 0 else task.streak end,
      charged_on = coalesce(opened.charged, task.charged_on),
      done_on = case
        when task.completed_at is null then task.done_on
        when cardinality(task.done_on) >= ${days(storedPeriods)} then task.done_on[2:] || opened.running
        else task.done_on || opened.running
      end,
      gaps = case when opened."leavesRecord" then ${recentPeriods} || ${endedPeriod} else task.gaps end, late_at = null, checked = null, missed = null,
      last_completed_at = coalesce(task.completed_at, task.last_completed_at)
    from ${tableOf('opened', columns, opened)}
    where task.id = opened.id and task.user_id = opened."userId"`)
}
