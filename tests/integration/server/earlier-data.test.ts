import { type Database, migrate, openPostgres } from '@questboard/db'
import { migrateTo } from '@questboard/db/testing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { startTestServerOn } from '../../support/test-server.ts'

/** Opens a database with the schema of an earlier version. */
async function openAt(last: string): Promise<{ database: Database; made: TestDatabase }> {
  const made = await testDatabase({ empty: true })
  const database = await openPostgres({ url: made.url, poolSize: 4 })
  await migrateTo(database, last)
  return { database, made }
}

/** Two players, each with a mission of two tasks and with a group that has one of everything. */
const fill = [
  `insert into users (id, email, name, lang, last_day_start, last_seen_day, next_rollover_at, board_id, created_at)
    select gen_random_uuid(), 'player-' || n || '@example.org', 'Player', 'en', '2026-03-10', '2026-03-10', '2026-03-11',
      gen_random_uuid(), now() from generate_series(1, 2) n`,
  `insert into missions (id, user_id, name, notes, status, from_day, to_day, created_at)
    select gen_random_uuid(), id, 'Trip', '', 'active', '2026-03-01', '2026-04-01', now() from users`,
  `insert into mission_tasks (id, mission_id, title, notes, gold, type, tags, created_at)
    select gen_random_uuid(), id, 'Step', '', 5, 'todo', '{}', now() from missions, generate_series(1, 2)`,
  `insert into tasks (id, user_id, title, notes, gold, type, tags, require_result, created_at)
    select gen_random_uuid(), id, 'Walk', '', 5, 'daily', '{}', false, now() from users`,
  `insert into occurrences (task_id, user_id, slot, due_on, outcome)
    select id, user_id, '2026-03-01', '2026-03-01', 'missed' from tasks`,
  `insert into groups (id, name, creator_id, created_at) select gen_random_uuid(), 'Family', id, now() from users`,
  `insert into memberships (id, group_id, user_id, role, joined_at)
    select gen_random_uuid(), id, creator_id, 'creator', now() from groups`,
  `insert into group_pawns (membership_id, steps) select id, 5 from memberships`,
  `insert into group_week_counts (membership_id, monday, done) select id, '2026-03-02', 1 from memberships`,
  `insert into pools (id, group_id, name, notes, ruby, created_at) select gen_random_uuid(), id, 'Zoo', '', 9, now() from groups`,
  `insert into pool_shares (pool_id, membership_id, ruby)
    select pools.id, memberships.id, 0 from pools join memberships using (group_id)`,
  `insert into group_tasks (id, group_id, title, notes, ruby, type, tags, require_approve, require_result, created_at)
    select gen_random_uuid(), id, 'Dishes', '', 5, 'daily', '{}', false, false, now() from groups, generate_series(1, 2)`,
  `insert into group_task_states (task_id, user_id, assigned, place)
    select group_tasks.id, creator_id, true, 0 from group_tasks join groups on groups.id = group_id`,
  `insert into ended_group_occurrences (task_id, user_id, slot, due_on, outcome)
    select task_id, user_id, '2026-03-01', '2026-03-01', 'missed' from group_task_states`,
  `insert into group_task_turns (task_id, user_id) select task_id, user_id from group_task_states`,
  `insert into group_task_occurrences (task_id, day) select id, '2026-03-01' from group_tasks`,
  `insert into turn_swaps (id, task_id, day, from_id, to_id, created_at)
    select gen_random_uuid(), task_id, '2026-03-01', user_id, user_id, now() from group_task_states`,
  `insert into group_rewards (id, group_id, name, ruby, type, require_approve, created_at)
    select gen_random_uuid(), id, 'Film', 5, 'constant', false, now() from groups`,
  `insert into group_reward_assignees (reward_id, user_id, place)
    select group_rewards.id, creator_id, 0 from group_rewards join groups on groups.id = group_id`,
  `insert into group_missions (id, group_id, name, notes, from_day, to_day, require_approve, created_at)
    select gen_random_uuid(), id, 'Trip', '', '2026-03-01', '2026-04-01', false, now() from groups`,
  `insert into group_mission_tasks (id, mission_id, title, notes, ruby, type, tags, created_at)
    select gen_random_uuid(), id, 'Step', '', 5, 'todo', '{}', now() from group_missions, generate_series(1, 2)`,
  `insert into group_mission_states (mission_id, user_id, assigned, place, status, to_day)
    select group_missions.id, creator_id, true, 0, 'active', '2026-04-01'
    from group_missions join groups on groups.id = group_id`,
  `insert into group_mission_tasks_done (task_id, user_id, done_at)
    select id, user_id, now() from group_mission_tasks join group_mission_states using (mission_id)`,
  `insert into ledger (user_id, currency, amount, balance, reason, reference, created_at)
    select id, 'exp', 1, n, 'welcome', id || ':' || n, now() from users, generate_series(1, 2) n`,
  `insert into ledger (user_id, membership_id, group_id, currency, amount, balance, reason, reference, created_at)
    select user_id, id, group_id, 'ruby', 3, 3, 'rubiesGiven', id::text, now() from memberships`,
  `insert into ledger_notes (ledger_id, note) select id, 'Well done' from ledger where reason = 'rubiesGiven'`,
  `insert into ledger (pool_id, group_id, currency, amount, balance, reason, reference, created_at)
    select id, group_id, 'ruby', n, n, 'poolFilled', id::text || n, now() from pools, generate_series(1, 2) n`,
]

/** Tables that name a player and a group, and their rows. */
const ofCreator = {
  group_task_states: 4,
  ended_group_occurrences: 4,
  group_task_turns: 4,
  group_reward_assignees: 2,
  group_mission_states: 2,
  group_mission_tasks_done: 4,
}

/** One of each token and link of a player, and of what refers to them. */
const tokens = [
  `insert into sessions (token_hash, id, user_id, expires_at, created_at)
    select 'session-' || email, id, id, now() + interval '1 day', now() from users`,
  `insert into push_devices (id, user_id, session_id, endpoint, host, p256dh, auth, name, created_at)
    select gen_random_uuid(), user_id, id, 'https://push.example/' || id, 'push.example', '', '', 'Phone', now() from sessions`,
  `insert into push_messages (id, device_id, user_id, type, notification_ids, tag, expires_at, created_at)
    select gen_random_uuid(), id, user_id, 'digest', '{}', '', now(), now() from push_devices`,
  `insert into account_links (token_hash, user_id, kind, created_at, expires_at)
    select 'link-' || email, id, 'recovery', now(), now() from users`,
  `insert into access_tokens (id, user_id, name, token_hash, scopes, created_at)
    select gen_random_uuid(), id, 'Script', 'token-' || email, '{tasks:read}', now() from users`,
  `insert into oauth_clients (id, name, redirect_uris, last_used_at, created_at)
    values (gen_random_uuid(), 'Robot', '{}', now(), now())`,
  `insert into oauth_grants (id, user_id, client_id, scopes, family_hash, refresh_hash, refreshed_at, created_at)
    select gen_random_uuid(), users.id, oauth_clients.id, '{}', email, email, now(), now() from users, oauth_clients`,
  `insert into oauth_codes (code_hash, user_id, client_id, scopes, redirect_uri, challenge, grant_id, expires_at)
    select user_id, user_id, client_id, '{}', '', '', id, now() from oauth_grants`,
  `insert into access_tokens (id, user_id, grant_id, name, token_hash, scopes, created_at)
    select gen_random_uuid(), user_id, id, 'Robot', 'app-' || user_id, '{tasks:read}', now() from oauth_grants`,
  `insert into calendar_feeds (user_id, secret_hash, created_at) select id, 'feed-' || email, now() from users`,
  `insert into invitations (id, group_id, email, inviter_id, token_hash, created_at, expires_at)
    select gen_random_uuid(), id, id || '@example.org', creator_id, id::text, now(), now() from groups`,
  `insert into email_outbox (id, kind, email, lang, invitation_id, next_attempt_at, created_at)
    select gen_random_uuid(), 'invitation', email, 'en', id, now() + interval '1 day', now() from invitations`,
  `insert into email_outbox (id, kind, email, lang, user_id, next_attempt_at, created_at)
    select gen_random_uuid(), 'digest', email, 'en', id, now() + interval '1 day', now() from users`,
  `insert into webhooks (id, user_id, group_id, url, host, events, secret, created_at)
    select gen_random_uuid(), creator_id, case when n > 1 then id end, 'https://example.org/', 'example.org', '{sendGems}', '', now()
    from groups, generate_series(1, 2) n`,
  `insert into webhook_deliveries (id, webhook_id, event, body, people, next_attempt_at, delivered_at, created_at)
    select gen_random_uuid(), id, 'sendGems', '{}', '{}', now(), now(), now() from webhooks, generate_series(1, 3)`,
]

test('items of earlier versions learn their owners', async () => {
  const { database, made } = await openAt('0050_installation')
  for (const statement of [...fill, ...tokens]) await database.queries.execute(sql.raw(statement))
  await migrate(database)
  const count = async (from: string) => {
    const [row] = await database.rows<{ count: number }>(
      database.queries,
      sql.raw(`select count(*)::int as count from ${from}`),
    )
    return row?.count
  }
  const creatorOf = async (table: string) =>
    count(`${table} one join groups on groups.id = one.group_id and groups.creator_id = one.user_id`)
  expect(await count('addresses join users on users.id = user_id and users.email = addresses.email')).toBe(2)
  expect(await count('occurrences join tasks on tasks.id = task_id and tasks.user_id = occurrences.user_id')).toBe(2)
  for (const [table, rows] of Object.entries(ofCreator)) expect([table, await creatorOf(table)]).toEqual([table, rows])
  for (const table of ['group_pawns', 'group_week_counts', 'pool_shares']) {
    expect([
      table,
      await count(`${table} one join memberships on id = membership_id and memberships.group_id = one.group_id`),
    ]).toEqual([table, 2])
  }
  expect(
    await count(
      'group_task_occurrences one join group_tasks task on task.id = task_id and task.group_id = one.group_id',
    ),
  ).toBe(4)
  expect(await count('turn_swaps one join groups on groups.id = one.group_id and creator_id = from_id')).toBe(4)
  expect(
    await count(
      'group_mission_tasks one join group_missions mission on mission.id = mission_id and mission.group_id = one.group_id',
    ),
  ).toBe(4)
  expect(await count('mission_tasks join missions using (user_id) where mission_id = missions.id')).toBe(4)
  for (const [from, rows] of [
    ['sessions join users on users.id = user_id', 2],
    ['push_devices join sessions on sessions.id = session_id and sessions.user_id = push_devices.user_id', 2],
    ['push_messages join push_devices device on device.id = device_id and device.user_id = push_messages.user_id', 2],
    ['oauth_codes code join oauth_grants on id = grant_id and oauth_grants.user_id = code.user_id', 2],
    ['access_tokens token join oauth_grants one on one.id = grant_id and one.user_id = token.user_id', 2],
    ['account_links join users on users.id = user_id', 2],
    ['email_outbox mail join invitations one on one.id = invitation_id and one.group_id = mail.group_id', 2],
    ['email_outbox where invitation_id is null and group_id is null', 2],
    ['webhooks where owner_id = user_id and group_id is null', 2],
    ['webhooks where owner_id = group_id', 2],
    ['ledger join users on users.id = owner_id where pool_id is null', 6],
    ['ledger_notes note join memberships on user_id = note.owner_id join ledger on ledger.id = ledger_id', 2],
    ['ledger join pools on pools.id = pool_id and pools.group_id = owner_id', 4],
    ['webhook_deliveries one join webhooks on webhooks.id = webhook_id and webhooks.owner_id = one.owner_id', 12],
  ] as const) {
    expect([from, await count(from)]).toEqual([from, rows])
  }
  const server = await startTestServerOn(database)
  await server.close()
  await made.drop()
})
