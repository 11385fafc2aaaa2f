import type { Statistics } from '@questboard/api/history/schema'
import type { Occurrences } from '@questboard/api/tasks/schema'
import { openPostgres } from '@questboard/db'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../support/database.ts'
import { expectOk } from '../../support/rest.ts'
import { type Tap, tapOn } from '../../support/statements.ts'
import { type Person, startTestServerOn, type TestServer } from '../../support/test-server.ts'

let server: TestServer
let tap: Tap
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await testDatabase()
  drop = database.drop
  tap = await tapOn(database.url)
  server = await startTestServerOn(await openPostgres({ url: tap.url }))
})
afterAll(async () => {
  await server.close()
  tap.close()
  await drop()
})

/** One more than a response has. */
const maxOccurrences = 2_001

const days = 'from=2026-03-01&to=2026-03-31'

/** Statistics and occurrences of a month up to the nineteenth, and how many rows the database sent for each. */
async function read(of: Person) {
  tap.rowsSent()
  const statistics = await expectOk(of.send<Statistics>(`GET /user/statistics?${days}`))
  const forStatistics = tap.rowsSent()
  const { occurrences } = await expectOk(of.send<Occurrences>(`GET /user/occurrences?${days}`))
  return {
    days: statistics.days.filter(({ day }) => day < '2026-03-20'),
    tasks: statistics.tasks,
    occurrences: occurrences.filter(({ dueOn }) => dueOn < '2026-03-20'),
    rows: { forStatistics, forOccurrences: tap.rowsSent() },
  }
}

/** Adds daily tasks that were done and archived on the twentieth of March, some days after they were created. */
async function addArchivedDailies(of: Person, { count, after }: { count: number; after: number }): Promise<void> {
  const { queries } = server.database
  await queries.execute(sql`
    with made as (
      insert into tasks (id, user_id, title, notes, gold, type, tags, require_result, repeating_since, recorded_since,
        created_at, completed_at, archived_at)
      select gen_random_uuid(), ${of.id}::uuid, 'T', '', 1, 'daily', '{}', false, first, first, first + time '10:00',
        date '2026-03-20' + time '11:00', date '2026-03-20' + time '11:00'
      from generate_series(1, ${count}::int), (select date '2026-03-20' - ${after}::int as first) day
      returning id, user_id, archived_at
    )
    insert into ledger (owner_id, currency, amount, balance, reason, reference, done_on, slot, due_on, created_at)
    select user_id, 'exp', 10, 10, 'taskCompleted', id || ':0', '2026-03-20', '2026-03-20', '2026-03-20', archived_at
    from made`)
  // As autovacuum does it soon after.
  await queries.execute(sql`analyze tasks, ledger`)
}

test('tasks that were archived soon after they were made are not read for what was missed', async () => {
  server.clock.set('2026-03-10T10:00:00Z')
  const ani = await server.person({ headers: { timezone: 'Europe/Sofia' } })
  const make = async (body: object) =>
    (await expectOk(ani.send<{ id: string }>('POST /user/tasks', { title: 'Walk', gold: 5, type: 'daily', ...body })))
      .id
  const schedule = { frequency: 'daily', interval: 1 }
  const [kept, scheduled, retyped] = [await make({}), await make({ schedule }), await make({ schedule })]
  await make({})
  await expectOk(ani.send(`PATCH /user/tasks/${retyped}`, { schedule: null }))
  for (const [day, archived] of [
    ['2026-03-12', retyped],
    ['2026-03-13', scheduled],
    ['2026-03-16', kept],
  ]) {
    server.clock.set(`${day}T10:00:00Z`)
    await expectOk(ani.send(`POST /user/tasks/${archived}/complete`))
    await expectOk(ani.send(`PATCH /user/tasks/${archived}/archive`))
  }
  server.clock.set('2026-03-20T12:00:00Z')
  const before = await read(ani)
  const missedOf = (id: string) =>
    before.occurrences.flatMap(({ taskId, dueOn, state }) => (taskId === id && state === 'missed' ? [dueOn] : []))
  expect([kept, retyped].map(missedOf)).toEqual([
    ['2026-03-11', '2026-03-12', '2026-03-13', '2026-03-14', '2026-03-15'],
    ['2026-03-11'],
  ])
  await addArchivedDailies(ani, { count: 20_000, after: 0 })
  const { rows, ...after } = await read(ani)
  expect({ ...after, rows: before.rows }).toEqual(before)
  expect(rows.forStatistics).toBeLessThanOrEqual(before.rows.forStatistics)
  expect(rows.forOccurrences).toBeLessThanOrEqual(before.rows.forOccurrences + maxOccurrences)
})

test('at most five thousand tasks are read for what was missed, the current and the latest ones', async () => {
  server.clock.set('2026-03-20T12:00:00Z')
  const ani = await server.person({ headers: { timezone: 'Europe/Sofia' } })
  await addArchivedDailies(ani, { count: 6_000, after: 2 })
  const found = await read(ani)
  expect(found.days.find(({ day }) => day === '2026-03-19')?.missed).toBe(5_000)
  expect(found.rows.forStatistics).toBeLessThan(5_100)
  expect(found.rows.forOccurrences).toBeLessThan(5_100 + maxOccurrences)
})
