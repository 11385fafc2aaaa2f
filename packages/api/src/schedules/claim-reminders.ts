import { type Queries, rawStatement } from '@questboard/db'
import { type SQL, sql } from '@questboard/db/drizzle'
import type { Clock, Day } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { firingReminders, nextReminder } from './remind-at.ts'
import {
  findRemindedStates,
  findRemindedTasks,
  type RemindedRow,
  saveRemindAtOfStates,
  saveRemindAtOfTasks,
} from './reminded-tasks.ts'

/** A reminder that fires now. */
export interface FiredReminder {
  /** The id of the reminder. */
  id: string
  taskId: string
  /** Null for a personal task. */
  groupId: string | null
  userId: string
  title: string
  /** Whether the player set it, and not a leader for everyone who has the task. */
  isOwn: boolean
  /** The due day and time of the task. */
  dueOn: Day
  time: string | null
  /** When it was to fire. */
  at: Date
}

/** How many tasks one transaction takes. */
const maxTasks = 200

/** Whether the reminder of a row can be taken. One of an account that waits for deletion stays, for a restore. */
function isDueIn(table: 'task' | 'state', at: SQL): SQL {
  const row = sql.identifier(table)
  const isAssigned = table === 'task' ? sql`true` : sql`state.assigned and not state.hidden`
  return sql`${row}.remind_at <= ${at} and player.next_rollover_at > ${at} and player.erases_at is null and ${isAssigned}`
}

const findDue = rawStatement<{ now: string }, { isDue: boolean }>((param) => {
  const at = sql`${param('now')}::text::timestamptz`
  return sql`
    select exists (select from tasks task join users player on player.id = task.user_id where ${isDueIn('task', at)})
      or exists (
        select from group_task_states state join users player on player.id = state.user_id
        where ${isDueIn('state', at)}) as "isDue"`
})

/** Whether a reminder may be due. Most rounds find none, and taking them needs several statements. */
export async function isReminderDue(queries: Queries, clock: Clock): Promise<boolean> {
  const [found] = await findDue(queries, { now: clock.now().toISOString() })
  return found?.isDue ?? false
}

/**
 * Takes the reminders that are due and moves their tasks on to the next one, so that each fires once on any number of
 * servers. The caller queues what fires in the same transaction. Reminders of a player whose day has ended wait until
 * it is settled.
 * @returns the reminders that fire, and how many tasks were taken: with 0, no more are due
 *
 * Rules: Reminders and digests.
 */
export async function claimReminders(
  tx: Transaction,
  clock: Clock,
): Promise<{ fired: FiredReminder[]; taken: number }> {
  const now = clock.now()
  const tasks = await findRemindedTasks(tx, dueRowsOf('task', now))
  const states = await findRemindedStates(tx, dueRowsOf('state', now))
  const next = (row: RemindedRow) => ({ ...row, at: nextReminder(row, row.player, now) })
  await saveRemindAtOfTasks(tx, tasks.map(next))
  await saveRemindAtOfStates(tx, states.map(next))
  const fired = [...tasks, ...states].flatMap((row) => firedOf(row, now))
  return { fired, taken: tasks.length + states.length }
}

function dueRowsOf(table: 'task' | 'state', now: Date): SQL {
  const row = sql.identifier(table)
  return sql`
    where ${isDueIn(table, sql`${now.toISOString()}::timestamptz`)}
    order by ${row}.remind_at limit ${sql.raw(String(maxTasks))}
    for no key update of ${row} skip locked`
}

function firedOf(row: RemindedRow, now: Date): FiredReminder[] {
  const { id: taskId, groupId, userId, title, isOwn, canFire, schedule, remindAt, player } = row
  if (remindAt === null || !canFire) return []
  const firing = firingReminders(row, player, { since: new Date(remindAt), now })
  return firing.map(({ reminder, at, dueOn }) => ({
    id: reminder.id,
    taskId,
    groupId,
    userId,
    title,
    isOwn,
    dueOn,
    time: schedule?.time ?? null,
    at,
  }))
}
