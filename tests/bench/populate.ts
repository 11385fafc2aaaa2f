import type { Sql } from 'postgres'

/** The number of items of each player. A group has four members. */
export const ofEach = { tasks: 10, ledger: 5, notifications: 2, groupTasks: 2, members: 4 }

/** Rows per statement: enough to be fast, few enough to show progress. */
const batch = 250_000

/** An id like the app's: ordered by time, of the n-th second since the start of the year, then random. */
const idOf = (kind: string, n: string): string => `
  (lpad(to_hex(1767225600000 + (${n})::bigint * 10), 12, '0') || '7' || substr(md5('${kind}' || (${n})), 1, 3) || '8'
    || substr(md5('${kind}' || (${n})), 4, 15))::uuid`

const user = (n: string): string => idOf('user', n)

/**
 * Fills a database with players and their items as after years of use: each table is written in the order of time, so
 * that one player's rows are scattered. The schema may be one of an earlier version.
 */
export async function populate(sql: Sql, people: number): Promise<void> {
  const connection = await sql.reserve()
  const columns = await connection<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`
  const hasColumn = (wanted: string) => columns.some(({ name }) => name === wanted)
  // Skips foreign key checks, because the referenced rows exist.
  await connection`set session_replication_role = replica`
  await connection`set synchronous_commit = off`
  const fill = async (name: string, count: number, statement: (from: number, to: number) => string) => {
    const began = performance.now()
    for (let from = 1; from <= count; from += batch) {
      await connection.unsafe(statement(from, Math.min(count, from + batch - 1)))
    }
    const seconds = (performance.now() - began) / 1000
    console.log(`  ${String(count).padStart(10)} ${name.padEnd(18)} ${seconds.toFixed(0).padStart(5)} s`)
  }
  const each = (from: number, to: number) => `
    (select n, n % ${people} + 1 as owner, n / ${people} as nth from generate_series(${from - 1}::bigint, ${to - 1}) n) rows`

  await fill(
    'players',
    people,
    (from, to) => `
    insert into users (id, email, name, password_hash, lang, last_day_start, last_seen_day, next_rollover_at, gold, board_id,
      avatar_id, activated_at, created_at)
    select ${user('n')}, 'many-' || n || '@example.org', 'Player ' || n, first.password_hash, 'en', first.last_day_start,
      first.last_seen_day, first.next_rollover_at, ${10 * ofEach.ledger}, first.board_id, first.avatar_id, now(), now()
    from (select * from users where email like 'person-%' limit 1) first, generate_series(${from}, ${to}) n`,
  )
  if (hasColumn('addresses.email')) {
    await fill(
      'addresses',
      people,
      (from, to) => `
      insert into addresses (email, user_id)
      select 'many-' || n || '@example.org', ${user('n')} from generate_series(${from}, ${to}) n`,
    )
  }
  await fill(
    'pawns',
    people,
    (from, to) => `
    insert into pawns (user_id, board_id)
    select ${user('n')}, (select board_id from users where email like 'person-%' limit 1) from generate_series(${from}, ${to}) n`,
  )
  await fill(
    'sessions',
    people,
    (from, to) => `
    insert into sessions (token_hash, user_id, expires_at, created_at)
    select translate(encode(sha256(n::text::bytea), 'base64'), '+/=', '-_'), ${user('n')}, now() + interval '30 days', now()
    from generate_series(${from}, ${to}) n`,
  )
  await fill(
    'tasks',
    people * ofEach.tasks,
    (from, to) => `
    insert into tasks (id, user_id, title, notes, gold, type, tags, require_result, repeating_since, completed_at,
      archived_at, created_at)
    select ${idOf('task', 'n')}, ${user('owner')}, 'Water the flowers', 'All of them', 10,
      (array['daily', 'daily', 'daily', 'daily', 'daily', 'weekly', 'todo', 'todo', 'todo', 'todo'])[nth + 1], '{}', false,
      case when nth < 6 then current_date - 30 end, case when nth > 7 then now() end, case when nth > 8 then now() end, now()
    from ${each(from, to)}`,
  )
  await fill(
    'rows of the ledger',
    people * ofEach.ledger,
    (from, to) => `
    insert into ledger (${hasColumn('ledger.owner_id') ? 'owner_id' : 'user_id'}, currency, amount, balance, reason, reference, item, created_at)
    select ${user('owner')}, 'gold', 10, 10 * (nth + 1), 'taskCompleted', ${idOf('task', 'owner')} || '.' || nth,
      'Water the flowers', now() from ${each(from, to)}`,
  )
  await fill(
    'notifications',
    people * ofEach.notifications,
    (from, to) => `
    insert into notifications (id, user_id, type, sender_id, data, source, seen_at, created_at)
    select ${idOf('notification', 'n')}, ${user('owner')}, 'sendGems', ${user(`(owner % ${people}) + 1`)}, '{"gems": 5}',
      ${idOf('notification', 'n')}, case when nth > 0 then now() end, now() - interval '1 day' from ${each(from, to)}`,
  )
  const groups = Math.floor(people / ofEach.members)
  await fill(
    'groups',
    groups,
    (from, to) => `
    insert into groups (id, name, creator_id, created_at)
    select ${idOf('group', 'n')}, 'Family', ${user(`n`)}, now() from generate_series(${from}, ${to}) n`,
  )
  await fill(
    'memberships',
    groups * ofEach.members,
    (from, to) => `
    insert into memberships (id, group_id, user_id, role, joined_at)
    select ${idOf('membership', 'n')}, ${idOf('group', `(n - 1) % ${groups} + 1`)}, ${user('n')},
      case when n <= ${groups} then 'creator' else 'member' end, now() from generate_series(${from}, ${to}) n`,
  )
  await fill(
    'tasks of groups',
    groups * ofEach.groupTasks,
    (from, to) => `
    insert into group_tasks (id, group_id, title, notes, ruby, type, tags, require_approve, require_result, created_at)
    select ${idOf('groupTask', 'n')}, ${idOf('group', `(n - 1) % ${groups} + 1`)}, 'Dishes', '', 5, 'daily', '{}', false,
      false, now() from generate_series(${from}, ${to}) n`,
  )
  const hasGroups = hasColumn('group_task_states.group_id')
  await fill(
    'states of them',
    groups * ofEach.groupTasks * ofEach.members,
    (from, to) => `
    insert into group_task_states (task_id, ${hasGroups ? 'group_id, ' : ''}user_id, assigned, place)
    select ${idOf('groupTask', `(n - 1) / ${ofEach.members} + 1`)},
      ${hasGroups ? `${idOf('group', `((n - 1) / ${ofEach.members}) % ${groups} + 1`)}, ` : ''}
      ${user(`((n - 1) / ${ofEach.members}) % ${groups} + 1 + (n - 1) % ${ofEach.members} * ${groups}`)}, true,
      (n - 1) % ${ofEach.members} from generate_series(${from}::bigint, ${to}) n`,
  )
  await connection`set session_replication_role = origin`
  await connection`set synchronous_commit = on`
  console.log('  vacuum and checkpoint')
  await connection`set maintenance_work_mem = '512MB'`
  await connection`vacuum (freeze, analyze)`
  await connection`checkpoint`
  connection.release()
}
