import { type Database, migrate, openPostgres } from '@questboard/db'
import { migrateTo } from '@questboard/db/testing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { newWorldOn } from '../support/world.ts'

/** Opens a database with the schema of an earlier version. */
async function openAt(last: string): Promise<{ database: Database; made: TestDatabase }> {
  const made = await testDatabase({ empty: true })
  const database = await openPostgres({ url: made.url, poolSize: 4 })
  await migrateTo(database, last)
  return { database, made }
}

/** Two players, each with a mission of two tasks. */
const fill = [
  `insert into users (id, email, name, lang, last_day_start, last_seen_day, next_rollover_at, board_id, created_at)
    select gen_random_uuid(), 'player-' || n || '@example.org', 'Player', 'en', '2026-03-10', '2026-03-10', '2026-03-11',
      gen_random_uuid(), now() from generate_series(1, 2) n`,
  `insert into missions (id, user_id, name, notes, status, from_day, to_day, created_at)
    select gen_random_uuid(), id, 'Trip', '', 'active', '2026-03-01', '2026-04-01', now() from users`,
  `insert into mission_tasks (id, mission_id, title, notes, gold, type, tags, created_at)
    select gen_random_uuid(), id, 'Step', '', 5, 'todo', '{}', now() from missions, generate_series(1, 2)`,
  `insert into ledger (user_id, currency, amount, balance, reason, reference, created_at)
    select id, 'exp', 1, n, 'welcome', id || ':' || n, now() from users, generate_series(1, 2) n`,
]

test('items of earlier versions learn their owners', async () => {
  const { database, made } = await openAt('0050_installation')
  for (const statement of fill) await database.queries.execute(sql.raw(statement))
  await migrate(database)
  const count = async (from: string) => {
    const [row] = await database.rows<{ count: number }>(
      database.queries,
      sql.raw(`select count(*)::int as count from ${from}`),
    )
    return row?.count
  }
  expect(await count('mission_tasks join missions using (user_id) where mission_id = missions.id')).toBe(4)
  const world = await newWorldOn(database)
  await world.close()
  await made.drop()
})
