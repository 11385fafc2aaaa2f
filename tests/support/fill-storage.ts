import type { Database } from '@questboard/db'
import { type SQL, sql } from 'drizzle-orm'

/** Text that JSON encodes with one byte per character. */
export const textOf = (bytes: number): string => 'x'.repeat(bytes)

const tags = sql`array(select gen_random_uuid() from generate_series(1, 5))`

const numbers = (count: number): SQL => sql`generate_series(1, ${count}::int)`

/** Adds completed tasks to an account, each with this many bytes of notes and a short title. */
export async function addTasks({ queries }: Database, userId: string, count: number, notes = 0): Promise<void> {
  await queries.execute(sql`
    insert into tasks (id, user_id, title, notes, gold, type, tags, require_result, completed_at, repeating_since, created_at)
    select gen_random_uuid(), ${userId}::uuid, 'T', repeat('x', ${notes}::int), 100, 'weekly', ${tags}, false, now(), current_date, now()
    from ${numbers(count)}`)
}

/** Adds ended missions to an account, each with this many tasks. */
export async function addMissions(
  { queries }: Database,
  userId: string,
  {
    missions,
    tasks,
    status = 'completed',
    notes = 0,
  }: { missions: number; tasks: number; status?: string; notes?: number },
): Promise<void> {
  await queries.execute(sql`
    with made as (
      insert into missions (id, user_id, name, notes, status, from_day, to_day, created_at)
      select gen_random_uuid(), ${userId}::uuid, 'M', '', ${status}, current_date, current_date + 1, now()
      from ${numbers(missions)}
      returning id, user_id
    )
    insert into mission_tasks (id, user_id, mission_id, title, notes, gold, type, tags, completed_at, created_at)
    select gen_random_uuid(), made.user_id, made.id, 'T', repeat('x', ${notes}::int), 100, 'weekly', ${tags}, now(), now()
    from made, ${numbers(tasks)}`)
}

/** Adds archived tasks to an account, each with this many bytes of notes. */
export async function addArchived({ queries }: Database, userId: string, count: number, notes: number): Promise<void> {
  await queries.execute(sql`
    insert into tasks (id, user_id, title, notes, gold, type, tags, require_result, completed_at, archived_at, created_at)
    select gen_random_uuid(), ${userId}::uuid, 'T', repeat('x', ${notes}::int), 1, 'todo', ${tags}, false, now(), now(), now()
    from ${numbers(count)}`)
}

/** Adds archived tasks to a group, each with this many bytes of notes and of a result. */
export async function addArchivedOfGroup(
  { queries }: Database,
  { groupId, userId, count, bytes }: { groupId: string; userId: string; count: number; bytes: number },
): Promise<void> {
  await queries.execute(sql`
    with made as (
      insert into group_tasks (id, group_id, title, notes, ruby, type, tags, require_approve, require_result, archived_at, created_at)
      select gen_random_uuid(), ${groupId}::uuid, 'T', repeat('x', ${bytes}::int), 1, 'todo', ${tags}, false, true, now(), now()
      from ${numbers(count)}
      returning id
    )
    insert into group_task_states (task_id, group_id, user_id, assigned, place, completed_at, completed_on, result)
    select made.id, ${groupId}::uuid, ${userId}::uuid, true, 0, now(), current_date, repeat('x', ${bytes}::int) from made`)
  await queries.execute(sql`
    with made as (
      insert into group_missions (id, group_id, name, notes, from_day, to_day, require_approve, archived_at, created_at)
      select gen_random_uuid(), ${groupId}::uuid, 'M', '', current_date, current_date + 1, true, now(), now()
      from ${numbers(count)}
      returning id
    )
    insert into group_mission_tasks (id, group_id, mission_id, title, notes, ruby, type, tags, created_at)
    select gen_random_uuid(), ${groupId}::uuid, made.id, 'T', repeat('x', ${bytes}::int), 1, 'todo', ${tags}, now() from made, ${numbers(2)}`)
}

export async function addRewards({ queries }: Database, userId: string, count: number): Promise<void> {
  await queries.execute(sql`
    insert into rewards (id, user_id, name, gold, type, times_to_use, created_at)
    select gen_random_uuid(), ${userId}::uuid, 'R', 100000, 'times', 1000, now() from ${numbers(count)}`)
}

interface OfGroup {
  groupId: string
  /** The assignees of each item. */
  members: string[]
}

/** Fills a group to its limits, with short texts, assigned to all members. */
export async function fillGroup({ queries }: Database, { groupId, members }: OfGroup): Promise<void> {
  const everybody = sql`unnest(${`{${members.join()}}`}::uuid[]) with ordinality as member (id, place)`
  await queries.execute(sql`
    with made as (
      insert into group_tasks (id, group_id, title, notes, ruby, type, tags, require_approve, require_result, created_at)
      select gen_random_uuid(), ${groupId}::uuid, 'T', '', 100, 'weekly', ${tags}, false, true, now()
      from ${numbers(1000)}
      returning id
    )
    insert into group_task_states (task_id, group_id, user_id, assigned, place, completed_at, completed_on, approved)
    select made.id, ${groupId}::uuid, member.id, true, member.place, now(), current_date, true from made, ${everybody}`)
  await queries.execute(sql`
    with made as (
      insert into group_missions (id, group_id, name, notes, from_day, to_day, require_approve, created_at)
      select gen_random_uuid(), ${groupId}::uuid, 'M', '', current_date, current_date + 1, true, now()
      from ${numbers(1000)}
      returning id
    ), tasks as (
      insert into group_mission_tasks (id, group_id, mission_id, title, notes, ruby, type, tags, created_at)
      select gen_random_uuid(), ${groupId}::uuid, made.id, 'T', '', 100, 'weekly', ${tags}, now() from made, ${numbers(1)}
      returning id
    ), done as (
      insert into group_mission_tasks_done (task_id, group_id, user_id, done_at)
      select tasks.id, ${groupId}::uuid, member.id, now() from tasks, ${everybody}
    )
    insert into group_mission_states (mission_id, group_id, user_id, assigned, place, status, to_day, approved, completed_at, paid_ruby)
    select made.id, ${groupId}::uuid, member.id, true, member.place, 'completed', current_date + 1, true, now(), 100 from made, ${everybody}`)
  await queries.execute(sql`
    with made as (
      insert into group_rewards (id, group_id, name, ruby, type, times_to_use, require_approve, created_at)
      select gen_random_uuid(), ${groupId}::uuid, 'R', 100000, 'times', 1000, true, now() from ${numbers(500)}
      returning id
    )
    insert into group_reward_assignees (reward_id, group_id, user_id, place)
    select made.id, ${groupId}::uuid, member.id, member.place from made, ${everybody}`)
}
