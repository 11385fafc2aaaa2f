import { openPostgres } from '@questboard/db'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../support/database.ts'
import { newWorldOn } from '../support/world.ts'

/** Tables that grow with the number of users: whoever reads one of them whole is slow for a million. */
const growing = [
  'users',
  'sessions',
  'pawns',
  'tasks',
  'rewards',
  'missions',
  'mission_tasks',
  'ledger',
  'purchases',
  'created_items',
  'day_stories',
  'groups',
  'notifications',
  'memberships',
]

const people = 5_000

test('hot calls read no growing table as a whole', async () => {
  const { url, drop } = await testDatabase()
  const server = await newWorldOn(await openPostgres({ url }))
  const person = await server.person({ headers: { timezone: 'Europe/Sofia' } })
  const task = { title: 'Walk', gold: 10, type: 'daily' }
  const { id } = (await person.send<{ id: string }>('POST /user/tasks', task)).result
  await person.send('POST /user/rewards', { name: 'Tea', gold: 5, type: 'constant' })
  const mission = {
    name: 'Trip',
    from: '2026-03-10',
    to: '2026-04-10',
    tasks: [{ title: 'Pack', gold: 1, type: 'todo' }],
  }
  await person.send('POST /user/missions', mission)

  const watch = await openPostgres({ url, poolSize: 1 })
  await watch.queries.execute(sql`
    insert into users (id, email, name, lang, last_day_start, last_seen_day, next_turn_at, board_id, created_at)
    select gen_random_uuid(), 'many-' || n || '@example.org', 'Many', 'en', '2026-03-10', '2026-03-10', '2026-03-11', board_id, now()
    from users, generate_series(1, ${people}) n`)
  await watch.queries.execute(sql`
    insert into pawns (user_id, board_id) select id, board_id from users on conflict do nothing`)
  for (const statement of Object.values(many)) await watch.queries.execute(sql.raw(statement))
  await watch.queries.execute(sql`analyze`)
  const before = await scans()

  const calls = [
    'GET /dashboard',
    'GET /user/tasks',
    'GET /user/tasks?archived=true',
    'GET /user/rewards',
    'GET /user/missions',
    'GET /users/profile',
    'GET /user/boards/current',
    'GET /user/notifications',
    'GET /user/ledger?currency=gold',
    'GET /user/purchases',
    'GET /user/day-story',
    'GET /groups',
    `POST /user/tasks/${id}/complete`,
    `POST /user/tasks/${id}/reopen`,
  ] as const
  for (const call of calls) expect([call, (await person.send(call)).status]).toEqual([call, 200])
  await person.send('POST /auth/login', { email: person.email, password: person.password })
  await person.send('POST /user/tasks', { ...task, id: crypto.randomUUID() })
  // A day that turns, and what the server does by itself.
  server.clock.advance({ days: 1 })
  expect((await person.send('GET /users/profile')).status).toBe(200)
  // Closing its connections makes the server's counts known.
  await server.close()

  const after = await scans()
  const whole = growing.filter((table) => (after.get(table) ?? 0) > (before.get(table) ?? 0))
  expect(whole).toEqual([])
  await watch.close()
  await drop()

  async function scans(): Promise<Map<string, number>> {
    await watch.queries.execute(sql`select pg_stat_clear_snapshot()`)
    const rows = await watch.rows<{ relname: string; seq_scan: number }>(
      watch.queries,
      sql`select relname, seq_scan from pg_stat_user_tables`,
    )
    return new Map(rows.map(({ relname, seq_scan }) => [relname, Number(seq_scan)]))
  }
}, 120_000)

const many = {
  tasks: `insert into tasks (id, user_id, title, notes, gold, type, tags, require_result, archived_at, completed_at, created_at)
    select gen_random_uuid(), id, 'Task', '', 5, 'daily', '{}', false, case when n > 2 then now() end, case when n > 2 then now() end, now()
    from users, generate_series(1, 5) n`,
  ledger: `insert into ledger (user_id, currency, amount, balance, reason, reference, created_at)
    select id, 'gold', 1, n, 'welcome', id || ':' || n, now() from users, generate_series(1, 5) n`,
  sessions: `insert into sessions (token_hash, user_id, expires_at, created_at)
    select id::text, id, now() + interval '30 days', now() from users`,
  rewards: `insert into rewards (id, user_id, name, gold, type, created_at)
    select gen_random_uuid(), id, 'Treat', 5, 'once', now() from users, generate_series(1, 3)`,
  missions: `insert into missions (id, user_id, name, notes, status, from_day, to_day, created_at)
    select gen_random_uuid(), id, 'Trip', '', 'active', '2026-03-01', '2026-04-01', now() from users`,
  missionTasks: `insert into mission_tasks (id, mission_id, title, notes, gold, type, tags, created_at)
    select gen_random_uuid(), id, 'Step', '', 5, 'todo', '{}', now() from missions, generate_series(1, 3)`,
  purchases: `insert into purchases (id, user_id, kind, item_id, gold, created_at)
    select gen_random_uuid(), id, 'avatar', gen_random_uuid(), 5, now() from users`,
  stories: `insert into day_stories (user_id, story) select id, '{}' from users offset 1`,
  groups: `insert into groups (id, name, creator_id, created_at)
    select gen_random_uuid(), 'Family', id, now() from users`,
  memberships: `insert into memberships (id, group_id, user_id, role, joined_at)
    select gen_random_uuid(), id, creator_id, 'creator', now() from groups`,
  notifications: `insert into notifications (id, user_id, type, data, source, created_at)
    select gen_random_uuid(), id, 'sendGems', '{}', n::text, now() from users, generate_series(1, 3) n`,
}
