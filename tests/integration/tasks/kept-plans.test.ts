import { openPostgres } from '@questboard/db'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../support/database.ts'
import { startTestServerOn } from '../../support/test-server.ts'

/** After this many executions PostgreSQL decides whether it keeps a generic plan. */
const triedWithValues = 5

test('PostgreSQL keeps generic plans for the statements of the hot calls', async () => {
  const { url, drop } = await testDatabase()
  // One connection, so that it has all the plans.
  const server = await startTestServerOn(await openPostgres({ url, poolSize: 1 }))
  const person = await server.person({ headers: { timezone: 'Europe/Sofia' } })
  const { queries } = server.database
  // The estimated cost depends on the other rows, and on one user with many more.
  await queries.execute(sql`
    insert into users (id, email, name, lang, last_day_start, last_seen_day, next_rollover_at, board_id, created_at)
    select gen_random_uuid(), 'many-' || n || '@example.org', 'Many', 'en', '2026-03-10', '2026-03-10', '2026-03-11', board_id, now()
    from (select board_id from users limit 1) users, generate_series(1, 200) n`)
  await queries.execute(sql`
    insert into tasks (id, user_id, title, notes, gold, type, tags, require_result, created_at)
    select gen_random_uuid(), id, 'Tidy', '', 10, 'daily', '{}', false, now() from users, generate_series(1, case when email = 'many-1@example.org' then 5000 else 100 end)`)
  await queries.execute(sql`analyze`)
  const { result: tasks } = await person.send<{ id: string }[]>('GET /user/tasks')
  for (const { id } of tasks.slice(0, triedWithValues * 3)) {
    expect((await person.send(`POST /user/tasks/${id}/complete`, {})).status).toBe(200)
    expect((await person.send('GET /user/tasks')).status).toBe(200)
    expect((await person.send('GET /dashboard')).status).toBe(200)
  }
  const statements = await server.database.rows<{ statement: string; customPlans: number }>(
    queries,
    sql`select statement, custom_plans as "customPlans" from pg_prepared_statements where generic_plans + custom_plans > ${triedWithValues}`,
  )
  expect(statements.length).toBeGreaterThan(5)
  expect(statements.filter(({ customPlans }) => customPlans > triedWithValues)).toEqual([])
  await server.close()
  await drop()
})
