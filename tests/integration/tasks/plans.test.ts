import { checkOpenPayments, releaseStale, sendDeliveries, sweepIdempotencyKeys, webhookSettings } from '@questboard/api'
import { type Database, openPostgres } from '@questboard/db'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccessToken } from '../../support/access-token.ts'
import { testDatabase } from '../../support/database.ts'
import { newGroup, type TestGroup } from '../../support/group.ts'
import { startOpenAi } from '../../support/openai.ts'
import { beginToBuy, hundred } from '../../support/shop.ts'
import { tapOn } from '../../support/statements.ts'
import { deliver, type StripeStandIn, startStripe } from '../../support/stripe.ts'
import { type Person, startTestServerOn, type TestServer } from '../../support/test-server.ts'

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
  'generations',
  'generated_avatars',
  'payments',
  'reversals',
  'calendar_feeds',
  'webhooks',
  'webhook_deliveries',
]

const people = 5_000

const task = { title: 'Walk', gold: 10, type: 'daily' }

const mission = {
  name: 'Trip',
  from: '2026-03-10',
  to: '2026-04-10',
  tasks: [{ title: 'Pack', gold: 1, type: 'todo' }],
}

test('every statement of the hot calls uses indexes', async () => {
  const { url, drop } = await testDatabase()
  const tap = await tapOn(url)
  const provider = await startOpenAi()
  const stripe = await startStripe()
  const outside = { openai: provider.settings(), stripe: stripe.settings, webhooks: webhookSettings(true) }
  const server = await startTestServerOn(await openPostgres({ url: tap.url }), { outside })
  stripe.clock = server.clock
  const person = await server.person({ headers: { timezone: 'Europe/Sofia' } })
  const { id } = (await person.send<{ id: string }>('POST /user/tasks', task)).result
  await person.send('POST /user/rewards', { name: 'Tea', gold: 5, type: 'constant' })
  await person.send('POST /user/missions', mission)
  const group = await newGroup(server)

  const watch = await openPostgres({ url, poolSize: 1 })
  await fillTables(watch)

  const plans: Plan[] = []
  const explain = async (call: string) => {
    for (const text of tap.taken()) plans.push({ call, text, whole: await readWhole(watch, text) })
  }
  await explain('signing up and creating')

  const scene = { server, stripe, person, group, taskId: id, explain }
  const calls = await callForPerson(scene)
  await callInGroup(scene)
  await callWebhooks(scene)
  await callWithTokens(scene)
  await repeatCall(scene)
  await drawAvatar(scene)
  await readCalendar(scene)
  await importAndExport(scene)
  await buyGems(scene)
  // The rollover and the background jobs.
  server.clock.advance({ days: 1 })
  expect((await person.send('GET /users/profile')).status).toBe(200)
  await explain('the turn of a day')
  await server.close()
  await provider.close()
  await stripe.close()
  tap.close()

  expect(plans.length).toBeGreaterThan(calls)
  expect(plans.filter(({ whole }) => whole.length > 0)).toEqual([])
  const isLookup = (text: string) => !text.startsWith('insert') && /"(token|secret)_hash" = /.test(text)
  const byHash = plans.map(({ text }) => text).filter(isLookup)
  expect(byHash.length).toBeGreaterThan(3)
  expect(byHash.filter((text) => !/"(user|group)_id" = /.test(text))).toEqual([])
  await watch.close()
  await drop()
}, 120_000)

interface Fixtures {
  server: TestServer
  stripe: StripeStandIn
  person: Person
  group: TestGroup
  taskId: string
  /** Explains the statements since the last time. */
  explain(call: string): Promise<void>
}

/** Rows of many users in every growing table. */
async function fillTables(watch: Database): Promise<void> {
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

/** @returns how many calls it made */
async function callForPerson({ person, taskId, explain }: Fixtures): Promise<number> {
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
    `GET /user/tasks/${taskId}/history`,
    'GET /user/statistics?from=2025-03-10&to=2026-03-10',
    'GET /groups',
    `POST /user/tasks/${taskId}/complete`,
    `POST /user/tasks/${taskId}/reopen`,
  ] as const
  for (const call of calls) {
    expect([call, (await person.send(call)).status]).toEqual([call, 200])
    await explain(call)
  }
  return calls.length
}

async function callInGroup({ group, explain }: Fixtures): Promise<void> {
  const callsInGroup = [
    `GET /groups/${group.id}`,
    `GET /groups/${group.id}/dashboard`,
    `GET /groups/${group.id}/members`,
    `GET /groups/${group.id}/tasks`,
    `GET /groups/${group.id}/rewards`,
    `GET /groups/${group.id}/missions`,
    `GET /groups/${group.id}/invitations`,
    `GET /groups/${group.id}/webhooks`,
    'GET /user/webhooks',
    `GET /dashboard/groups/${group.id}/users/${group.members[0]?.id}`,
    'GET /groups/current-user-stats',
    'GET /user/approvals',
    'GET /user/occurrences?from=2026-03-01&to=2026-04-11',
  ] as const
  for (const call of callsInGroup) {
    expect([call, (await group.creator.send(call)).status]).toEqual([call, 200])
    await explain(call)
  }
}

async function callWebhooks({ server, group, explain }: Fixtures): Promise<void> {
  for (const place of ['/user/webhooks', `/groups/${group.id}/webhooks`] as const) {
    const body = { url: 'https://127.0.0.1:1/', events: ['newTaskAssigned'] }
    const created = await group.creator.send<{ id: string }>(`POST ${place}`, body)
    expect((await group.creator.send(`GET ${place}/${created.result.id}/deliveries`)).status).toBe(200)
  }
  const dishes = { title: 'Dishes', ruby: 5, type: 'todo', assignedUsers: [group.members[0]?.id] }
  expect((await group.creator.send(`POST /groups/${group.id}/tasks`, dishes)).status).toBe(200)
  await sendDeliveries(server.services)
  await explain('webhooks')
}

async function callWithTokens({ server, person, explain }: Fixtures): Promise<void> {
  await person.send('POST /auth/login', { email: person.email, password: person.password })
  await explain('login')
  const token = await newAccessToken(server, person, ['tasks:read'])
  expect((await token.send('GET /user/tasks')).status).toBe(200)
  expect((await person.send('GET /users/tokens')).status).toBe(200)
  expect((await person.send(`DELETE /users/tokens/${token.id}`)).status).toBe(200)
  await explain('a token for programs')
}

async function repeatCall({ server, person, taskId, explain }: Fixtures): Promise<void> {
  await person.send('POST /user/tasks', { ...task, id: crypto.randomUUID() })
  await explain('a new task')
  const { result: tea } = await person.send<{ id: string }>('POST /user/rewards', {
    name: 'Tea',
    gold: 1,
    type: 'once',
  })
  await person.send(`POST /user/tasks/${taskId}/complete`)
  const once = { id: crypto.randomUUID() }
  for (const _repeated of [false, true]) {
    expect((await person.send(`POST /user/rewards/${tea.id}/redeem`, once)).status).toBe(200)
  }
  await explain('a repeated call')
  await sweepIdempotencyKeys(server.services)
  await explain('forgotten answers')
}

async function drawAvatar({ server, person, explain }: Fixtures): Promise<void> {
  await person.send('POST /users/profile/generate-avatar', { description: 'a fox' })
  const drawn = await person.send<{ id: string }[]>('GET /users/profile/generated-avatars')
  await person.send(`PATCH /users/profile/set-generated-avatar/${drawn.result[0]?.id}`)
  await fetch(`${server.url}/generated-avatars/${drawn.result[0]?.id}`)
  await releaseStale(server.services)
  await explain('a drawn avatar')
}

async function readCalendar({ person, explain }: Fixtures): Promise<void> {
  const feed = await person.send<{ address: string }>('POST /user/calendar', {})
  expect((await person.send('GET /user/calendar')).status).toBe(200)
  expect((await fetch(feed.result.address)).status).toBe(200)
  await explain('a calendar')
}

async function importAndExport({ person, explain }: Fixtures): Promise<void> {
  const brought = { ...task, id: crypto.randomUUID() }
  for (const [call, body] of [
    ['POST /user/tasks/import-preview', { text: 'title\nWalk' }],
    ['POST /user/tasks/import', { tasks: [brought] }],
    [`DELETE /user/tasks/import/${brought.id}`, undefined],
    ['GET /user/tasks/export?format=csv', undefined],
    ['GET /user/missions/export', undefined],
    ['GET /user/rewards/export', undefined],
  ] as const) {
    expect([call, (await person.send(call, body)).status]).toEqual([call, 200])
  }
  await explain('files with tasks')
}

async function buyGems({ server, person, stripe, explain }: Fixtures): Promise<void> {
  const session = await beginToBuy(person, hundred.id)
  expect((await person.send(`GET /payments/${session}`)).status).toBe(200)
  for (const event of [
    stripe.event('checkout.session.completed', stripe.pay(session)),
    stripe.event('refund.created', stripe.refund(session, 100)),
  ]) {
    expect((await deliver(server.url, event)).status).toBe(200)
  }
  await checkOpenPayments(server.services)
  await explain('gems that are bought')
}

interface Plan {
  call: string
  text: string
  /** The growing tables that a plan scans sequentially. */
  whole: string[]
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Node[]
}

/** The generic plan, which a busy server keeps. */
async function readWhole(watch: Database, text: string): Promise<string[]> {
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
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => growing.includes(table))
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
