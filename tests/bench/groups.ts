import type { Sql } from 'postgres'
import { busy, emailOf, register, signIn } from './people.ts'

const groupsOfAll = 10
const membersOfEach = 4

/** What each player has, alone and in the group. */
const [tasks, rewards, missions, tasksOfMission] = [100, 10, 5, 5]

/**
 * Group items are assigned to one, two, three or four members equally often, so this many give each member the same
 * number.
 */
const inGroup = (ofEach: number): number => (ofEach * 8) / 5

/** Players who have as much alone as in a group of four. */
export interface GroupPlayers {
  tokens: string[]
  /** By player: the group. */
  groups: string[]
}

/** Registers players with the server of `url`, creates groups, and adds the items. */
export async function signUpGroups(url: string, sql: Sql): Promise<GroupPlayers> {
  const players: GroupPlayers = { tokens: [], groups: [] }
  for (let group = 0; group < groupsOfAll; group++) {
    const members = await Promise.all(
      Array.from({ length: membersOfEach }, (_, place) => register(url, busy + 1 + group * membersOfEach + place)),
    )
    const ids = members.map(({ id }) => id)
    await giveAlone(sql, ids)
    const groupId = await giveInGroup(sql, ids)
    players.tokens.push(...members.map(({ token }) => token))
    players.groups.push(...ids.map(() => groupId))
  }
  await sql`vacuum analyze`
  return players
}

/** Signs in players that were registered before. */
export async function signInGroups(url: string, sql: Sql): Promise<GroupPlayers> {
  const numbers = Array.from({ length: groupsOfAll * membersOfEach }, (_, place) => busy + 1 + place)
  const tokens = await signIn(url, numbers)
  const groups = await sql<{ email: string; group: string }[]>`
    select email, group_id as group from memberships join users on users.id = user_id
    where email = any(${numbers.map(emailOf)})`
  const byEmail = new Map(groups.map(({ email, group }) => [email, group]))
  return {
    tokens: numbers.map((number) => tokens[number] ?? ''),
    groups: numbers.map((number) => byEmail.get(emailOf(number)) ?? ''),
  }
}

async function giveAlone(sql: Sql, ids: string[]): Promise<void> {
  await sql`
    insert into tasks (id, user_id, title, notes, gold, type, tags, require_result, repeating_since, created_at)
    select gen_random_uuid(), player, 'Tidy the desk', 'Pens, papers, cables', 10, 'daily', '{}', false, current_date, now()
    from unnest(${ids}::uuid[]) player, generate_series(1, ${tasks}::int)`
  await sql`
    insert into rewards (id, user_id, name, gold, type, created_at)
    select gen_random_uuid(), player, 'Cinema', 10, 'constant', now()
    from unnest(${ids}::uuid[]) player, generate_series(1, ${rewards}::int)`
  await sql`
    with made as (
      insert into missions (id, user_id, name, notes, status, from_day, to_day, created_at)
      select gen_random_uuid(), player, 'Spring', 'All of it', 'active', current_date, current_date + 30, now()
      from unnest(${ids}::uuid[]) player, generate_series(1, ${missions}::int)
      returning id, user_id
    )
    insert into mission_tasks (id, user_id, mission_id, title, notes, gold, type, tags, created_at)
    select gen_random_uuid(), user_id, id, 'Dig', 'Deep', 10, 'todo', '{}', now()
    from made, generate_series(1, ${tasksOfMission}::int)`
}

/** Assigns each item to one more member than the previous one. */
const toSome = (sql: Sql) =>
  sql`(place + sequence / ${membersOfEach}) % ${membersOfEach} <= sequence % ${membersOfEach}`

async function giveInGroup(sql: Sql, ids: string[]): Promise<string> {
  const [creator] = ids
  const [group] = await sql<{ id: string }[]>`
    insert into groups (id, name, creator_id, created_at) values (gen_random_uuid(), 'Family', ${creator ?? ''}, now())
    returning id`
  const groupId = group?.id ?? ''
  await sql`
    insert into memberships (id, group_id, user_id, role, joined_at)
    select gen_random_uuid(), ${groupId}, player, case place when 1 then 'creator' else 'member' end, now()
    from unnest(${ids}::uuid[]) with ordinality as given(player, place)`
  await sql`
    with made as (
      insert into group_tasks
        (id, group_id, title, notes, ruby, type, tags, require_approve, require_result, created_at)
      select gen_random_uuid(), ${groupId}, 'Tidy the desk', 'Pens, papers, cables', 10, 'daily', '{}', true, false, now()
      from generate_series(1, ${inGroup(tasks)}::int)
      returning id, sequence
    )
    insert into group_task_states (task_id, group_id, user_id, assigned, place)
    select id, ${groupId}, player, true, place - 1 from made, unnest(${ids}::uuid[]) with ordinality as given(player, place)
    where ${toSome(sql)} order by sequence, place`
  await sql`
    with made as (
      insert into group_rewards (id, group_id, name, ruby, type, require_approve, created_at)
      select gen_random_uuid(), ${groupId}, 'Cinema', 10, 'constant', true, now()
      from generate_series(1, ${inGroup(rewards)}::int)
      returning id, sequence
    )
    insert into group_reward_assignees (reward_id, group_id, user_id, place)
    select id, ${groupId}, player, place - 1 from made, unnest(${ids}::uuid[]) with ordinality as given(player, place)
    where ${toSome(sql)} order by sequence, place`
  await sql`
    with made as (
      insert into group_missions (id, group_id, name, notes, from_day, to_day, require_approve, created_at)
      select gen_random_uuid(), ${groupId}, 'Spring', 'All of it', current_date, current_date + 30, true, now()
      from generate_series(1, ${inGroup(missions)}::int)
      returning id, sequence
    ), steps as (
      insert into group_mission_tasks (id, group_id, mission_id, title, notes, ruby, type, tags, created_at)
      select gen_random_uuid(), ${groupId}, id, 'Dig', 'Deep', 10, 'todo', '{}', now()
      from made, generate_series(1, ${tasksOfMission}::int)
    )
    insert into group_mission_states (mission_id, group_id, user_id, assigned, place, status, to_day)
    select id, ${groupId}, player, true, place - 1, 'active', current_date + 30
    from made, unnest(${ids}::uuid[]) with ordinality as given(player, place)
    where ${toSome(sql)} order by sequence, place`
  return groupId
}
