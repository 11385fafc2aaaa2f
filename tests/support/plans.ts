import type { Database } from '@questboard/db'
import { sql } from 'drizzle-orm'

/** Tables that grow with the number of users. Reading one of them whole is slow with a million users. */
const growing = [
  'users',
  'sessions',
  'access_tokens',
  'addresses',
  'pawns',
  'tasks',
  'occurrences',
  'rewards',
  'missions',
  'mission_tasks',
  'ledger',
  'purchases',
  'created_items',
  'idempotency_keys',
  'day_stories',
  'groups',
  'notifications',
  'memberships',
  'invitations',
  'group_tasks',
  'group_task_states',
  'group_rewards',
  'group_reward_assignees',
  'group_missions',
  'group_mission_tasks',
  'group_mission_states',
  'group_mission_tasks_done',
  'promises',
  'generations',
  'generated_avatars',
  'payments',
  'reversals',
  'calendar_feeds',
  'webhooks',
  'webhook_deliveries',
]

const people = 5_000

/** Rows of many users in every growing table. */
export async function fillTables(watch: Database): Promise<void> {
  await watch.queries.execute(sql`
    insert into users (id, email, name, lang, last_day_start, last_seen_day, next_rollover_at, board_id, created_at)
    select gen_random_uuid(), 'many-' || n || '@example.org', 'Many', 'en', '2026-03-10', '2026-03-10', '2026-03-11', board_id, now()
    from (select board_id from users limit 1) users, generate_series(1, ${people}) n`)
  await watch.queries.execute(sql`
    insert into addresses (email, user_id) select email, id from users on conflict do nothing`)
  await watch.queries.execute(sql`
    insert into pawns (user_id, board_id) select id, board_id from users on conflict do nothing`)
  for (const statement of Object.values(many)) await watch.queries.execute(sql.raw(statement))
  await watch.queries.execute(sql`analyze`)
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Node[]
}

/** The growing tables that a statement scans sequentially. */
export async function readWhole(watch: Database, text: string): Promise<string[]> {
  return (await nodesFor(watch, text))
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => growing.includes(table))
}

/**
 * The indexes of growing tables that a statement reads from end to end, because it does not name their first column.
 * Those of a part of the rows are left out.
 */
export async function readWholeIndexes(watch: Database, text: string): Promise<string[]> {
  const scans = (await nodesFor(watch, text)).filter((node) => node['Index Name'] !== undefined)
  const indexes = await watch.rows<{ name: string; first: string }>(
    watch.queries,
    sql`select index.relname as name, pg_get_indexdef(indexrelid, 1, true) as first
      from pg_index join pg_class index on index.oid = indexrelid join pg_class owner on owner.oid = indrelid
      where owner.relname = any(${`{${growing.join(',')}}`}::text::text[]) and indpred is null and indkey[0] <> 0`,
  )
  const firstOf = new Map(indexes.map(({ name, first }) => [name, first]))
  return scans.flatMap((scan) => {
    const name = scan['Index Name'] ?? ''
    const first = firstOf.get(name)
    return first === undefined || new RegExp(`\\b${first}\\b`).test(scan['Index Cond'] ?? '') ? [] : name
  })
}

/** The nodes of the generic plan, which a busy server keeps. */
async function nodesFor(watch: Database, text: string): Promise<Node[]> {
  const { queries } = watch
  await queries.execute(sql`set plan_cache_mode = force_generic_plan`)
  await queries.execute(sql.raw(`prepare asked as ${text}`))
  const [prepared] = await watch.rows<{ parameters: number }>(
    queries,
    sql`select cardinality(parameter_types) as parameters from pg_prepared_statements where name = 'asked'`,
  )
  const values = Array.from({ length: prepared?.parameters ?? 0 }, () => 'null').join(', ')
  const [row] = await watch.rows<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    queries,
    sql.raw(`explain (format json) execute asked${values && `(${values})`}`),
  )
  await queries.execute(sql`deallocate asked`)
  if (!row) throw new Error(`no plan of ${text}`)
  return nodesOf(row['QUERY PLAN'][0].Plan)
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const many = {
  tasks: `insert into tasks (id, user_id, title, notes, gold, type, tags, require_result, archived_at, completed_at, created_at)
    select gen_random_uuid(), id, 'Task', '', 5, 'daily', '{}', false, case when n > 2 then now() end, case when n > 2 then now() end, now()
    from users, generate_series(1, 5) n`,
  occurrences: `insert into occurrences (task_id, user_id, slot, due_on, outcome)
    select id, user_id, '2026-03-01', '2026-03-01', 'missed' from tasks`,
  ledger: `insert into ledger (owner_id, currency, amount, balance, reason, reference, created_at)
    select id, 'gold', 1, n, 'welcome', id || ':' || n, now() from users, generate_series(1, 5) n`,
  sessions: `insert into sessions (token_hash, user_id, expires_at, created_at)
    select id::text, id, now() + interval '30 days', now() from users`,
  accessTokens: `insert into access_tokens (id, user_id, name, token_hash, scopes, created_at)
    select gen_random_uuid(), id, 'Script', id::text, '{tasks:read}', now() from users`,
  rewards: `insert into rewards (id, user_id, name, gold, type, created_at)
    select gen_random_uuid(), id, 'Treat', 5, 'once', now() from users, generate_series(1, 3)`,
  missions: `insert into missions (id, user_id, name, notes, status, from_day, to_day, created_at)
    select gen_random_uuid(), id, 'Trip', '', 'active', '2026-03-01', '2026-04-01', now() from users`,
  missionTasks: `insert into mission_tasks (id, user_id, mission_id, title, notes, gold, type, tags, created_at)
    select gen_random_uuid(), user_id, id, 'Step', '', 5, 'todo', '{}', now() from missions, generate_series(1, 3)`,
  purchases: `insert into purchases (id, user_id, kind, item_id, gold, created_at)
    select gen_random_uuid(), id, 'avatar', gen_random_uuid(), 5, now() from users`,
  // The server cannot read such a story, so it is only given to users who do not call.
  stories: `insert into day_stories (user_id, story) select id, '{}' from users where name = 'Many'`,
  groups: `insert into groups (id, name, creator_id, created_at)
    select gen_random_uuid(), 'Family', id, now() from users`,
  memberships: `insert into memberships (id, group_id, user_id, role, joined_at)
    select gen_random_uuid(), id, creator_id, 'creator', now() from groups on conflict do nothing`,
  groupTasks: `insert into group_tasks (id, group_id, title, notes, ruby, type, tags, require_approve, require_result, created_at)
    select gen_random_uuid(), id, 'Dishes', '', 5, 'daily', '{}', false, false, now() from groups, generate_series(1, 3)`,
  groupTaskStates: `insert into group_task_states (task_id, group_id, user_id, assigned, place)
    select group_tasks.id, group_id, creator_id, true, 0 from group_tasks join groups on groups.id = group_id`,
  groupRewards: `insert into group_rewards (id, group_id, name, ruby, type, require_approve, created_at)
    select gen_random_uuid(), id, 'Film', 5, 'constant', false, now() from groups, generate_series(1, 3)`,
  groupRewardAssignees: `insert into group_reward_assignees (reward_id, group_id, user_id, place)
    select group_rewards.id, group_id, creator_id, 0 from group_rewards join groups on groups.id = group_id`,
  groupMissions: `insert into group_missions (id, group_id, name, notes, from_day, to_day, require_approve, created_at)
    select gen_random_uuid(), id, 'Trip', '', '2026-03-01', '2026-04-01', false, now() from groups`,
  groupMissionTasks: `insert into group_mission_tasks (id, group_id, mission_id, title, notes, ruby, type, tags, created_at)
    select gen_random_uuid(), group_id, id, 'Step', '', 5, 'todo', '{}', now() from group_missions, generate_series(1, 3)`,
  groupMissionStates: `insert into group_mission_states (mission_id, group_id, user_id, assigned, place, status, to_day)
    select group_missions.id, group_id, creator_id, true, 0, 'active', '2026-04-01'
    from group_missions join groups on groups.id = group_id`,
  groupMissionTasksDone: `insert into group_mission_tasks_done (task_id, group_id, user_id, done_at)
    select id, group_id, user_id, now() from group_mission_tasks join group_mission_states using (mission_id, group_id)`,
  promises: `insert into promises
      (id, group_id, user_id, reward_id, name, ruby, takes_use, status, closed_at, created_at)
    select gen_random_uuid(), group_id, creator_id, group_rewards.id, 'Film', 5, true,
      case when n = 1 then 'owed' else 'cancelled' end, case when n > 1 then now() end, now()
    from group_rewards join groups on groups.id = group_id, generate_series(1, 2) n`,
  invitations: `insert into invitations (id, group_id, email, inviter_id, token_hash, created_at, expires_at)
    select gen_random_uuid(), id, id || '@example.org', creator_id, id::text, now(), now() + interval '7 days'
    from groups`,
  generations: `insert into generations (id, user_id, kind, gems, status, holds_until, created_at)
    select gen_random_uuid(), id, 'tasks', 5, 'taken', now(), now() from users, generate_series(1, 3)`,
  payments: `insert into payments (id, user_id, plan_id, quantity, gems, amount, currency, session_id, payment_intent_id,
      status, created_at)
    select gen_random_uuid(), id, gen_random_uuid(), 1, 100, 199, 'eur', 'cs_' || id, 'pi_' || id, 'paid', now()
    from users`,
  createdItems: `insert into created_items (id, user_id, body_hash, created_at)
    select gen_random_uuid(), id, id || ':' || n, now() from users, generate_series(1, 3) n`,
  idempotencyKeys: `insert into idempotency_keys (user_id, key, content_hash, answer, created_at)
    select id, gen_random_uuid(), id || ':' || n, case when n = 1 then '{}' end, now() from users, generate_series(1, 3) n`,
  calendarFeeds: `insert into calendar_feeds (user_id, secret_hash, created_at)
    select id, id::text, now() from users`,
  reversals: `insert into reversals (id, payment_intent_id, kind, amount, created_at)
    select 're_' || id, 'pi_' || id, 'refund', 1, now() from users`,
  generatedAvatars: `insert into generated_avatars (id, user_id, picture, created_at)
    select gen_random_uuid(), id, '', now() from users`,
  webhooks: `insert into webhooks (id, owner_id, user_id, group_id, url, host, events, secret, created_at)
    select gen_random_uuid(), case when n > 1 then id else creator_id end, creator_id, case when n > 1 then id end, 'https://example.org/', 'example.org',
      '{newTaskAssigned}', '', now() from groups, generate_series(1, 2) n`,
  webhookDeliveries: `insert into webhook_deliveries
      (id, webhook_id, owner_id, event, body, people, next_attempt_at, delivered_at, created_at)
    select gen_random_uuid(), id, owner_id, 'sendGems', '{}', '{}', now(), now(), now() from webhooks, generate_series(1, 3)`,
  notifications: `insert into notifications (id, user_id, type, data, source, created_at)
    select gen_random_uuid(), id, 'sendGems', '{}', n::text, now() from users, generate_series(1, 3) n`,
}
