import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq, sql } from '../drizzle.ts'
import { type Database, databaseFault, openPostgres, rawStatement, statement } from '../index.ts'
import { integer, pgTable } from '../pg-core.ts'
import { type TestDatabase, testDatabase } from '../testing/index.ts'
import { occupyAll } from '../testing/occupy.ts'
import { type FaultyProxy, openProxy } from '../testing/proxy.ts'

const coins = pgTable('coins', { id: integer('id').primaryKey(), amount: integer('amount').notNull() })

const find = statement<{ id: number }>()((queries, param) =>
  queries
    .select({ amount: coins.amount })
    .from(coins)
    .where(eq(coins.id, param('id'))),
)
const lock = statement<{ id: number }>()((queries, param) =>
  queries
    .select({ amount: coins.amount })
    .from(coins)
    .where(eq(coins.id, param('id')))
    .for('update'),
)
const divide = rawStatement<{ by: number }, { part: number; backend: number }>(
  (param) => sql`select 6 / ${param('by')}::int as part, pg_backend_pid() as backend`,
)

const poolSize = 3

let home: TestDatabase
let proxy: FaultyProxy
let database: Database

beforeAll(async () => {
  home = await testDatabase({ empty: true })
  const setup = await openPostgres({ url: home.url, poolSize: 1 })
  await setup.queries.execute(sql`create table coins (id integer primary key, amount integer not null)`)
  await setup.queries.execute(sql`insert into coins values (1, 10), (2, 20)`)
  await setup.close()
})
afterAll(() => home?.drop())
beforeEach(async () => {
  proxy = await openProxy(home.url)
  database = await openPostgres({ url: proxy.url, poolSize })
})
afterEach(async () => {
  await database?.close()
  await proxy?.close()
})

describe('short reads outside of a transaction', () => {
  test('travel together when they are asked for together, before any answer', async () => {
    // Twice, as the first time the connection asks for each statement what it takes.
    const ask = () => Promise.all([1, 2, 1, 2, 1].map((id) => find(database.queries, { id })))
    await ask()
    proxy.holdAnswers(5)
    expect((await ask()).flat().map(({ amount }) => amount)).toEqual([10, 20, 10, 20, 10])
    expect(database.load()).toEqual({ open: 1, idle: 1, waiting: 0 })
  })

  test('take another connection above the maximum of a batch', async () => {
    const release = await occupyAll(database, poolSize)
    await release()
    const answers = await Promise.all(Array.from({ length: 20 }, () => divide(database.queries, { by: 2 })))
    const backends = Map.groupBy(answers.flat(), ({ backend }) => backend)
    expect([...backends.values()].map((group) => group.length).sort()).toEqual([4, 8, 8])
  })

  test('are not affected by the failure of another one', async () => {
    const [good, bad, other] = await Promise.allSettled([6, 0, 3].map((by) => divide(database.queries, { by })))
    expect(good).toMatchObject({ value: [{ part: 1 }] })
    expect(databaseFault((bad as PromiseRejectedResult).reason)).toMatchObject({ sqlState: '22012' })
    expect(other).toMatchObject({ value: [{ part: 2 }] })
  })

  test('do not wait for a lock that another one wants', async () => {
    const lockTaken = Promise.withResolvers<void>()
    const over = Promise.withResolvers<void>()
    const holding = database.transaction(async (tx) => {
      await lock(tx, { id: 1 })
      lockTaken.resolve()
      await over.promise
    })
    await lockTaken.promise
    const locking = lock(database.queries, { id: 1 })
    expect(await find(database.queries, { id: 1 })).toEqual([{ amount: 10 }])
    over.resolve()
    await Promise.all([holding, locking])
  })

  test('share the connection that they waited for', async () => {
    const release = await occupyAll(database, poolSize)
    const first = find(database.queries, { id: 1 })
    await new Promise(setImmediate)
    const later = find(database.queries, { id: 2 })
    expect(database.load()).toMatchObject({ waiting: 1 })
    await release()
    expect(await Promise.all([first, later])).toEqual([[{ amount: 10 }], [{ amount: 20 }]])
  })

  test('all fail when their connection is lost, and the next ones use another', async () => {
    await find(database.queries, { id: 1 })
    proxy.hang()
    const outcomes = Promise.allSettled([1, 2, 1].map((id) => find(database.queries, { id })))
    await proxy.mend()
    for (const outcome of await outcomes) {
      expect(databaseFault((outcome as PromiseRejectedResult).reason)).toMatchObject({ away: true })
    }
    expect(await find(database.queries, { id: 2 })).toEqual([{ amount: 20 }])
  })
})
