import { sql } from '@questboard/db/drizzle'
import type { EndedPeriod } from '@questboard/db/schema'
import type { Day } from '../kernel/clock.ts'
import { transactionTime } from '../kernel/events/changes.ts'
import { tableOf } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { storedPeriods } from '../periods/rules.ts'
import { changesOn, type Settled } from '../schedules/occurrence.ts'
import type { ScheduledTaskToSettle } from './rollover-tasks.ts'

/** The effect of a rollover on a task with a schedule. */
export interface AdvancedTask {
  id: string
  userId: string
  slot: Day
  dueOn: Day
  opensOn: Day
  changesOn: Day | null
  doneSlot: Day | null
  missed: boolean | null
  /** Whether another occurrence is current, which nothing was paid for. */
  opened: boolean
  /** Whether its streak ends. */
  streakEnds: boolean
  /** The day on which it was charged; null when it was not. */
  charged: Day | null
  /** Whether the last occurrence is over: the task is archived. */
  ended: boolean
  /** The slot that was completed in time, to be recorded. */
  done: Day | null
  /** The records of occurrences that were not completed in time; null when they have not changed. */
  endedPeriods: EndedPeriod[] | null
}

/** The row of a task that a rollover settled, with the effect on its streak, its penalty and its records. */
export function advancedTask(
  { id, userId, schedule, completedAt, slot: settledSlot }: ScheduledTaskToSettle,
  { slot, dueOn, opensOn, doneSlot, missed, completedOn }: Settled,
  effect: Pick<AdvancedTask, 'streakEnds' | 'charged' | 'ended' | 'done' | 'endedPeriods'>,
): AdvancedTask {
  return {
    id,
    userId,
    slot,
    dueOn,
    opensOn,
    doneSlot,
    missed,
    ...effect,
    changesOn: changesOn(schedule, { slot, dueOn, opensOn, doneSlot, missed }),
    opened: completedOn === null && (completedAt !== null || slot !== settledSlot),
  }
}

const columns = {
  id: 'uuid',
  userId: 'uuid',
  slot: 'date',
  dueOn: 'date',
  opensOn: 'date',
  changesOn: 'date',
  doneSlot: 'date',
  missed: 'boolean',
  opened: 'boolean',
  streakEnds: 'boolean',
  charged: 'date',
  ended: 'boolean',
  done: 'date',
  endedPeriods: 'jsonb',
} as const

const written = ({ endedPeriods, ...advanced }: AdvancedTask) => ({
  ...advanced,
  endedPeriods: endedPeriods && JSON.stringify(endedPeriods),
})

const maxDone = sql.raw(String(storedPeriods))

/** Moves tasks of locked players on to their current occurrence, or archives them. */
export async function advanceTasks(tx: Transaction, advanced: readonly AdvancedTask[]): Promise<void> {
  if (advanced.length === 0) return
  const now = transactionTime(tx).toISOString()
  await tx.execute(sql`
    update tasks task
    set updated_at = ${now}::timestamptz, slot = moved.slot, due_on = moved."dueOn", opens_on = moved."opensOn", turns_on = moved."changesOn",
      done_slot = moved."doneSlot", missed = moved.missed,
      streak = case when moved."streakEnds" then 0 else task.streak end,
      charged_on = coalesce(moved.charged, task.charged_on),
      skipped = case when moved."streakEnds" or task.completed_at is not null then null else task.skipped end,
      last_completed_at = coalesce(task.completed_at, task.last_completed_at),
      completed_at = case when not moved.opened then task.completed_at end,
      completed_on = case when not moved.opened then task.completed_on end,
      result = case when not moved.opened then task.result end,
      paid_gold = case when moved.opened then 0 else task.paid_gold end,
      paid_exp = case when moved.opened then 0 else task.paid_exp end,
      pawn_moved = not moved.opened and task.pawn_moved,
      checked = case when not moved.opened then task.checked end,
      archived_at = case when moved.ended then ${now}::timestamptz end,
      late_at = null, gaps = coalesce(moved."endedPeriods", task.gaps),
      done_on = case
        when moved.done is null then task.done_on
        when cardinality(task.done_on) >= ${maxDone} then task.done_on[2:] || moved.done
        else task.done_on || moved.done
      end
    from ${tableOf('moved', columns, advanced.map(written))}
    where task.id = moved.id and task.user_id = moved."userId"`)
}
