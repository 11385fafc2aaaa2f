import { rawStatement } from '@questboard/db'
import { sql } from '@questboard/db/drizzle'
import { openItemsLimit } from '../game/rules.ts'
import type { Day } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** An entry of a calendar: a mission with its days, or a repeating task with the day on which it started to repeat. */
export interface CalendarEntry {
  kind: 'mission' | 'groupMission' | 'daily' | 'weekly'
  id: string
  title: string
  notes: string
  /** The status of a mission for this player. Null for a task. */
  status: 'pending' | 'active' | 'waitingApproval' | 'completed' | 'failed' | null
  from: Day
  /** The last day. For a task, the same as `from`. */
  to: Day
  group: { id: string; name: string } | null
  /** Milliseconds since 1970. */
  createdAt: number
}

type Row = Omit<CalendarEntry, 'group'> & { groupId: string | null; groupName: string | null }

const most = sql.raw(String(openItemsLimit))

/** At most as many entries of each kind as a player may have open. Open ones come first, then the newest. */
const read = rawStatement<{ userId: string }, Row>(
  // Days are selected as text: the database driver would shift a date by the time zone.
  (given) => sql`
  select kind, id, title, notes, status, first as "from", last as "to", group_id as "groupId", group_name as "groupName",
    floor(extract(epoch from created_at) * 1000)::float8 as "createdAt"
  from (
    (select 'mission' as kind, id, name as title, notes, status, from_day::text as first, to_day::text as last,
        null::uuid as group_id, null as group_name, created_at
      from missions
      where user_id = ${given('userId')}::uuid and status in ('pending', 'active', 'completed', 'failed')
      order by status in ('pending', 'active') desc, sequence desc limit ${most})
    union all
    (select 'groupMission', mission.id, mission.name, mission.notes, state.status, mission.from_day::text,
        state.to_day::text, mission.group_id, groups.name, mission.created_at
      from group_mission_states state
      join group_missions mission on mission.id = state.mission_id and mission.archived_at is null
      join groups on groups.id = mission.group_id
      where state.user_id = ${given('userId')}::uuid and state.assigned
      order by state.status in ('pending', 'active', 'waitingApproval') desc, mission.sequence desc limit ${most})
    union all
    (select type, id, title, notes, null, since, since, null, null, created_at
      from (
        select *, coalesce(repeating_since, (created_at at time zone 'UTC')::date)::text as since from tasks
        where user_id = ${given('userId')}::uuid and archived_at is null and type <> 'todo'
      ) repeating
      order by sequence limit ${most})
  ) entries
  order by created_at, id`,
)

/** The entries of a player's calendar, oldest first, in one query. */
export async function readEntries(on: Transaction, userId: string): Promise<CalendarEntry[]> {
  const rows = await read(on, { userId })
  return rows.map(({ groupId, groupName, ...entry }) => ({
    ...entry,
    group: groupId !== null && groupName !== null ? { id: groupId, name: groupName } : null,
  }))
}
