import { ledger } from '@questboard/db/schema'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTransactionRunner } from '../../../packages/api/src/kernel/transaction.ts'
import { findPenalties } from '../../../packages/api/src/ledger/find-penalty.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the penalties of a player who completed and reopened each of 1,500 missed tasks six times are found in time', async () => {
  const { id } = await server.person()
  const { queries } = server.database
  const insert = (columns: string, rows: ReturnType<typeof sql>) =>
    queries.execute(sql`
      insert into ledger (owner_id, currency, amount, balance, item, reason, reference, created_at, due_on)
      select ${id}::uuid, 'gold', ${sql.raw(columns)} from ${rows}`)
  // Without statistics of the table, as in a new database.
  await insert(
    `-5, 100, 'Tidy', 'taskMissed', gen_random_uuid() || ':daily:2026-03-09', '2026-03-10T00:00:00Z', null`,
    sql`generate_series(1, 1500)`,
  )
  await insert(
    `5, 100, 'Tidy', 'penaltyReturned', split_part(reference, ':', 1) || ':' || 2 * n, '2026-03-10T01:00:00Z', '2026-03-09'::date`,
    sql`ledger, generate_series(1, 6) n where owner_id = ${id}::uuid and reason = 'taskMissed'`,
  )
  await insert(
    `-5, 100, 'Tidy', 'taskReopened',
      split_part(reference, ':', 1) || ':' || (split_part(reference, ':', 2)::int + 1), '2026-03-10T02:00:00Z', null`,
    sql`ledger where owner_id = ${id}::uuid and reason = 'penaltyReturned'`,
  )
  const found = await createTransactionRunner(server)((tx) => findPenalties(tx, id, new Date('2026-03-09T00:00:00Z')))
  expect(found).toHaveLength(1500)
})

test('a penalty that was returned after the clock was set back is not found', async () => {
  const { id } = await server.person()
  const tasks = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const [late, current, left] = tasks
  const row = (reason: string, reference: string, at: string, dueOn: string | null = null) => ({
    ownerId: id,
    currency: 'gold' as const,
    amount: reason === 'taskMissed' ? -5 : 5,
    balance: 100,
    item: 'Tidy',
    reason,
    reference,
    dueOn,
    createdAt: new Date(at),
  })
  await server.database.queries
    .insert(ledger)
    .values([
      ...tasks.map((task) => row('taskMissed', `${task}:weekly:2026-03-15`, '2026-03-16T00:00:00Z')),
      row('penaltyReturned', `${late}:weekly:2026-03-15`, '2026-03-12T08:00:00Z'),
      row('penaltyReturned', `${current}:3`, '2026-03-12T08:00:00Z', '2026-03-15'),
    ])
  const found = await createTransactionRunner(server)((tx) => findPenalties(tx, id, new Date('2026-03-15T00:00:00Z')))
  expect(found.map(({ reference }) => reference)).toEqual([`${left}:weekly:2026-03-15`])
})
