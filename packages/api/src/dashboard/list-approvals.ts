import { sql } from '@questboard/db/drizzle'
import { penaltyOf } from '../game/rules.ts'
import { isPastLastDay } from '../group-missions/rules.ts'
import { todayOfPlayer } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { rows } from '../kernel/transaction.ts'
import { imageUrlOf } from '../store/show-avatar.ts'
import type { ApprovalRequest, Approvals } from './schema.ts'

/** The maximum number in one response. The next ones follow when these are answered. */
const maxRequests = 100

interface Row extends Pick<ApprovalRequest, 'kind' | 'id' | 'name' | 'ruby' | 'result' | 'memberRuby'> {
  groupId: string
  groupName: string
  userId: string
  userName: string
  avatarId: string | null
  generatedAvatarId: string | null
  /** Milliseconds since 1970. */
  requestedAt: number
  /** The last day of the assignee, for a mission. */
  lastDay: string | null
  timeZone: string
  dayStartsAt: number
  lastDayStart: string
  holidaySince: string | null
  total: number
}

/**
 * The open requests for approval of all groups that the player leads, oldest first, at most 100, in one query. The
 * player's own requests are not included. An item can be archived while a member with a request waits for deletion.
 * @param limit the number in the response, out of all that are counted
 *
 * Rules: Groups.
 */
export async function listApprovals(
  { services, db, userId }: Pick<UserContext, 'services' | 'db' | 'userId'>,
  limit: number = maxRequests,
): Promise<Approvals> {
  const found = await rows<Row>(
    db,
    sql`
      with led as (
        select groups.id, groups.name from memberships
        join groups on groups.id = memberships.group_id
        where memberships.user_id = ${userId}::uuid and memberships.role in ('creator', 'leader')
          and memberships.hidden_at is null
      ), asked as (
        select 'task' as kind, led.id as group_id, led.name as group_name, task.id, task.title as name, task.ruby,
          state.user_id, state.result, state.completed_at as requested_at, null::date as last_day
        from led
        join group_tasks task on task.group_id = led.id
        join group_task_states state on state.task_id = task.id and state.group_id = led.id and state.approve_requested
        union all
        select 'mission', led.id, led.name, mission.id, mission.name,
          (select coalesce(sum(step.ruby), 0)::int from group_mission_tasks step
            where step.mission_id = mission.id and step.group_id = led.id and (step.archived_at is null or exists (
              select from group_mission_tasks_done done
              where done.task_id = step.id and done.group_id = led.id and done.user_id = state.user_id))),
          state.user_id, null, state.completed_at, state.to_day
        from led
        join group_missions mission on mission.group_id = led.id
        join group_mission_states state
          on state.mission_id = mission.id and state.group_id = led.id and state.status = 'waitingApproval'
        union all
        select 'reward', led.id, led.name, reward.id, reward.name, reward.ruby,
          state.user_id, null, state.requested_at, null
        from led
        join group_rewards reward on reward.group_id = led.id
        join group_reward_assignees state
          on state.reward_id = reward.id and state.group_id = led.id and state.requested_at is not null
        union all
        select 'deed', led.id, led.name, deed.id, deed.title, deed.ruby,
          deed.user_id, nullif(deed.notes, ''), deed.created_at, null
        from led
        join deeds deed on deed.group_id = led.id and deed.status = 'open'
      )
      select asked.kind, asked.id, asked.name, asked.ruby, asked.result, membership.ruby as "memberRuby",
        asked.group_id as "groupId", asked.group_name as "groupName",
        person.id as "userId", person.name as "userName", person.avatar_id as "avatarId",
        person.generated_avatar_id as "generatedAvatarId",
        (extract(epoch from asked.requested_at) * 1000)::float8 as "requestedAt",
        asked.last_day::text as "lastDay", person.time_zone as "timeZone",
        person.day_starts_at as "dayStartsAt",
        person.last_day_start::text as "lastDayStart",
        case when person.holiday_mode then person.holiday_since::text end as "holidaySince",
        (count(*) over ())::int as total
      from asked
      join users person on person.id = asked.user_id
      join memberships membership
        on membership.group_id = asked.group_id and membership.user_id = asked.user_id and membership.hidden_at is null
      where asked.user_id <> ${userId}::uuid
      order by asked.requested_at, asked.id, asked.user_id
      limit ${limit}`,
  )
  const now = services.clock.now()
  return { requests: found.map((row) => show(row, now)), totalCount: found[0]?.total ?? 0 }
}

function show(row: Row, now: Date): ApprovalRequest {
  const { kind, id, name, ruby, result, memberRuby, groupId, groupName, userId, userName } = row
  return {
    kind,
    id,
    name,
    ruby,
    result,
    memberRuby,
    refusalCost: refusalCostOf(row, now),
    group: { id: groupId, name: groupName },
    user: { id: userId, name: userName, imageUrl: imageUrlOf(row) },
    requestedAt: new Date(row.requestedAt).toISOString(),
  }
}

/** Refusing a mission after its last day, in the assignee's time zone, makes it fail, which costs rubies. */
function refusalCostOf(row: Row, now: Date): number {
  const { lastDay, holidaySince, ruby, memberRuby } = row
  if (lastDay === null) return 0
  const today = todayOfPlayer(now, row)
  return isPastLastDay({ to: lastDay }, { today, holidaySince }) ? Math.min(penaltyOf(ruby), memberRuby) : 0
}
