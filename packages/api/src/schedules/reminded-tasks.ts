import { type SQL, sql } from '@questboard/db/drizzle'
import type { PlayerDay } from '../kernel/clock.ts'
import { tableOf } from '../kernel/table-of.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import type { RemindedTask } from './remind-at.ts'

/** A personal task, or the state of a group task, with its player. */
export interface RemindedRow extends RemindedTask {
  id: string
  groupId: string | null
  userId: string
  title: string
  /** Whether the player set the reminders, and not a leader for everyone who has the task. */
  isOwn: boolean
  /** False while it is another player's turn, or the group is hidden. Then the reminders pass without firing. */
  canFire: boolean
  /** Milliseconds since 1970. */
  remindAt: number | null
  player: PlayerDay & { holidayMode: boolean }
}

const shown = (table: 'task' | 'state', { dueOn, archivedAt }: { dueOn: SQL; archivedAt: SQL }) => {
  const row = sql.identifier(table)
  return sql`task.title, task.type, task.schedule, ${row}.slot::text, ${dueOn}::text as "dueOn",
    ${row}.opens_on::text as "opensOn",
    ${row}.completed_at as "completedAt", ${archivedAt} as "archivedAt", ${row}.user_id as "userId",
    (extract(epoch from ${row}.remind_at) * 1000)::float8 as "remindAt",
    json_build_object('timeZone', player.time_zone, 'dayStartsAt', player.day_starts_at,
      'lastDayStart', player.last_day_start, 'holidayMode', player.holiday_mode) as player`
}

/**
 * Personal tasks.
 * @param rest a WHERE clause and what follows it, over `task` and `player`; no further joins
 */
export const findRemindedTasks = (tx: Transaction, rest: SQL): Promise<RemindedRow[]> =>
  rows(
    tx,
    sql`select task.id, null as "groupId", task.reminders, true as "isOwn", true as "canFire",
      ${shown('task', {
        dueOn: sql`task.due_on`,
        archivedAt: sql`task.archived_at`,
      })}
      from tasks task join users player on player.id = task.user_id ${rest}`,
  )

/** As `isTurnOf`: the holder's, or anyone's until the first has completed it. */
const isTurn = sql`task.assignment = 'each' or turn.day is not null and state.user_id is not distinct from coalesce(
  turn.paid_to, turn.taken_by, case task.assignment when 'first' then state.user_id else turn.holder end)`

/**
 * States of group tasks. An assignee's own reminders replace those of the task.
 * @param rest a WHERE clause and what follows it, over `state`, `task` and `player`
 */
export const findRemindedStates = (tx: Transaction, rest: SQL): Promise<RemindedRow[]> =>
  rows(
    tx,
    sql`select task.id, task.group_id as "groupId", coalesce(state.reminders, task.reminders) as reminders,
        state.reminders is not null as "isOwn",
        groups.hidden_at is null and (${isTurn}) as "canFire",
        ${shown('state', {
          dueOn: sql`coalesce(state.due_on, (task.schedule ->> 'due')::date)`,
          // One that is not assigned does not remind either.
          archivedAt: sql`case when state.assigned and not state.hidden then task.archived_at else state.remind_at end`,
        })}
      from group_task_states state
        join group_tasks task on task.id = state.task_id and task.group_id = state.group_id
        join groups on groups.id = state.group_id
        join users player on player.id = state.user_id
        left join group_task_occurrences turn
          on turn.task_id = task.id and turn.group_id = task.group_id and not turn.ended
        ${rest}`,
  )

/** When a task reminds next. */
type NextReminder = Pick<RemindedRow, 'id' | 'groupId' | 'userId'> & { at: Date | null }

const columns = { id: 'uuid', groupId: 'uuid', userId: 'uuid', at: 'timestamptz' } as const

const moments = (reminding: readonly NextReminder[]) =>
  tableOf(
    'moment',
    columns,
    reminding.map(({ id, groupId, userId, at }) => ({ id, groupId, userId, at: at?.toISOString() ?? null })),
  )

/** Saves when tasks remind next. Rows that stay the same are not written. */
export async function saveRemindAtOfTasks(tx: Transaction, reminding: readonly NextReminder[]): Promise<void> {
  if (reminding.length === 0) return
  await tx.execute(sql`
    update tasks set remind_at = moment.at from ${moments(reminding)}
    where tasks.id = moment.id and tasks.user_id = moment."userId" and tasks.remind_at is distinct from moment.at`)
}

/** Saves when assignees are reminded next. Rows that stay the same are not written. */
export async function saveRemindAtOfStates(tx: Transaction, reminding: readonly NextReminder[]): Promise<void> {
  if (reminding.length === 0) return
  await tx.execute(sql`
    update group_task_states state set remind_at = moment.at from ${moments(reminding)}
    where state.task_id = moment.id and state.group_id = moment."groupId" and state.user_id = moment."userId"
      and state.remind_at is distinct from moment.at`)
}
