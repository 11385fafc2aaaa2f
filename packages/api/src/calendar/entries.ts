import { rawStatement } from '@questboard/db'
import { sql } from '@questboard/db/drizzle'
import { openItemsLimit } from '../game/rules.ts'
import type { Day } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { Schedule } from '../schedules/schema.ts'

/**
 * An entry of a calendar: a mission with its days, a repeating task with the day on which it started to repeat, a task
 * with a schedule, or the player's current turn at a group task.
 */
export interface CalendarEntry {
  kind: 'mission' | 'groupMission' | 'daily' | 'weekly' | 'task' | 'groupTask'
  id: string
  title: string
  notes: string
  /** The status of a mission or a to-do for this player. Null for another task. */
  status: 'pending' | 'active' | 'waitingApproval' | 'completed' | 'failed' | null
  from: Day
  /** The last day. For a task, the same as `from`, but for a turn of a week. */
  to: Day
  group: { id: string; name: string } | null
  /** Milliseconds since 1970. */
  createdAt: number
  /** The schedule of a task, with its current slot. It is due on `from`. */
  scheduled: { schedule: Schedule; slot: Day | null } | null
}

type Row = Omit<CalendarEntry, 'group' | 'scheduled'> & {
  groupId: string | null
  groupName: string | null
  schedule: Schedule | null
  slot: Day | null
}

const maxEntries = sql.raw(String(openItemsLimit))

const joinTurn = sql`left join group_task_occurrences turn
  on turn.task_id = task.id and turn.group_id = task.group_id and not turn.ended and task.assignment = 'rotation'`
const isTurn = sql`(task.assignment <> 'rotation' or turn.holder = state.user_id)`

/** A to-do for the first who does it is over for the others once one of them has done it. */
const isTaken = sql`(task.type = 'todo' and task.assignment = 'first' and exists (
  select from group_task_occurrences taken
  where taken.task_id = task.id and taken.group_id = task.group_id and not taken.ended
    and coalesce(taken.paid_to, taken.taken_by) <> state.user_id))`

/** At most as many entries of each kind as a player may have open. Open ones come first, then the newest. */
const read = rawStatement<{ userId: string }, Row>(
  // Days are selected as text: the database driver would shift a date by the time zone.
  (param) => sql`
  select kind, id, title, notes, status, first as "from", last as "to", group_id as "groupId", group_name as "groupName",
    schedule, slot, floor(extract(epoch from created_at) * 1000)::float8 as "createdAt"
  from (
    (select 'mission' as kind, id, name as title, notes, status, from_day::text as first, to_day::text as last,
        null::uuid as group_id, null as group_name, null::jsonb as schedule, null as slot, created_at
      from missions
      where user_id = ${param('userId')}::uuid and status in ('pending', 'active', 'completed', 'failed')
      order by status in ('pending', 'active') desc, sequence desc limit ${maxEntries})
    union all
    (select 'groupMission', mission.id, mission.name, mission.notes, state.status, mission.from_day::text,
        state.to_day::text, mission.group_id, groups.name, null, null, mission.created_at
      from group_mission_states state
      join group_missions mission
        on mission.id = state.mission_id and mission.group_id = state.group_id and mission.archived_at is null
      join groups on groups.id = mission.group_id and groups.hidden_at is null
      where state.user_id = ${param('userId')}::uuid and state.assigned
      order by state.status in ('pending', 'active', 'waitingApproval') desc, mission.sequence desc limit ${maxEntries})
    union all
    (select type, id, title, notes, null, since, since, null, null, null, null, created_at
      from (
        select *, coalesce(repeating_since, (created_at at time zone 'UTC')::date)::text as since from tasks
        where user_id = ${param('userId')}::uuid and archived_at is null and type <> 'todo' and schedule is null
      ) repeating
      order by sequence limit ${maxEntries})
    union all
    (select 'task', id, title, notes, case when type = 'todo' and completed_at is not null then 'completed' end,
        due_on::text, due_on::text, null, null, schedule, slot::text, created_at
      from tasks
      where user_id = ${param('userId')}::uuid and archived_at is null and schedule is not null and due_on is not null
      order by type <> 'todo' or completed_at is null desc, sequence desc limit ${maxEntries})
    union all
    (select 'groupTask', task.id, task.title, task.notes,
        case
          when task.type <> 'todo' then null
          when state.approve_requested then 'waitingApproval'
          when state.completed_at is not null then 'completed'
        end,
        due.day, due.day, task.group_id, groups.name, task.schedule,
        -- Without a slot a turn is one event: the next one is someone else's.
        case when turn.holder is null then state.slot::text end, task.created_at
      from group_task_states state
      join group_tasks task on task.id = state.task_id and task.group_id = state.group_id and task.archived_at is null
        and task.schedule is not null
      join groups on groups.id = task.group_id and groups.hidden_at is null
      ${joinTurn}
      cross join lateral (select coalesce(turn.due_on, state.due_on)::text as day) due
      where state.user_id = ${param('userId')}::uuid and state.assigned and due.day is not null and ${isTurn}
        and not ${isTaken}
      order by task.type <> 'todo' or state.completed_at is null desc, task.sequence desc limit ${maxEntries})
    union all
    (select case when task.assignment = 'rotation' then 'groupTask' else task.type end, task.id, task.title, task.notes,
        null, coalesce(turn.day, days.since)::text,
        coalesce(turn.day + case task.type when 'weekly' then 6 else 0 end, days.since)::text,
        task.group_id, groups.name, null, null, task.created_at
      from group_task_states state
      join group_tasks task on task.id = state.task_id and task.group_id = state.group_id and task.archived_at is null
        and task.schedule is null
      join groups on groups.id = task.group_id and groups.hidden_at is null
      ${joinTurn}
      cross join lateral (select (task.created_at at time zone 'UTC')::date as since) days
      where state.user_id = ${param('userId')}::uuid and state.assigned and task.type <> 'todo' and ${isTurn}
      order by task.sequence limit ${maxEntries})
  ) entries
  order by created_at, id`,
)

/** The entries of a player's calendar, oldest first, in one query. */
export async function readEntries(tx: Transaction, userId: string): Promise<CalendarEntry[]> {
  const rows = await read(tx, { userId })
  return rows.map(({ groupId, groupName, schedule, slot, ...entry }) => ({
    ...entry,
    group: groupId !== null && groupName !== null ? { id: groupId, name: groupName } : null,
    scheduled: schedule && { schedule, slot },
  }))
}
