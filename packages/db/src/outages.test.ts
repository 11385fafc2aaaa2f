import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sql } from './drizzle.ts'
import { type Database, databaseFault, openPostgres, type Queries } from './index.ts'
import { type TestDatabase, testDatabase } from './testing/index.ts'
import { type FaultyProxy, openProxy } from './testing/proxy.ts'

const caught = (error: unknown) => databaseFault(error)

/** Shorter than the defaults, so that the tests do not wait long, but longer than a busy machine stalls. */
const limits = { connect: 2_000, lock: 300, answer: 3_000, heartbeatEvery: 200, heartbeatAnswer: 1_500 }

let home: TestDatabase
let proxy: FaultyProxy
/** A connection that does not use the proxy. */
let direct: Database
let database: Database

beforeEach(async () => {
  home = await testDatabase({ empty: true })
  proxy = await openProxy(home.url)
  direct = await openPostgres({ url: home.url, poolSize: 2 })
  database = await openPostgres({ url: proxy.url, poolSize: 2, limits })
  await direct.queries.execute(sql`create table coins (id integer primary key, amount integer not null)`)
  await direct.queries.execute(sql`insert into coins values (1, 0)`)
})
afterEach(async () => {
  await proxy?.mend()
  await Promise.all([database?.close(), direct?.close()])
  await proxy?.close()
  await home?.drop()
})

const add = (queries: Queries) => queries.execute(sql`update coins set amount = amount + 1 where id = 1`)
const amount = async () => {
  const [row] = await direct.rows<{ amount: number }>(direct.queries, sql`select amount from coins where id = 1`)
  return row?.amount
}

test('a connection to a server that takes no writes any more is replaced, and what it refused was not done', async () => {
  const one = await openPostgres({ url: home.url, poolSize: 1 })
  const becomesStandby = () => one.queries.execute(sql`set default_transaction_read_only = on`)
  await becomesStandby()
  expect(await add(one.queries).catch(caught)).toMatchObject({ sqlState: '25006', away: true })
  await add(one.queries)
  await becomesStandby()
  expect(await one.transaction(add).catch(caught)).toMatchObject({ sqlState: '25006', away: true })
  await one.transaction(add)
  expect(await amount()).toBe(2)
  await one.close()
})

describe('a silent server', () => {
  test('is given up in a transaction as well as outside one, and found again', async () => {
    const begun = Promise.withResolvers<void>()
    const hung = Promise.withResolvers<void>()
    const within = database.transaction(async (tx) => {
      await add(tx)
      begun.resolve()
      await hung.promise
      await add(tx)
    })
    await begun.promise
    proxy.hang()
    hung.resolve()
    const started = performance.now()
    const outside = database.queries.execute(sql`select 1`)
    const late = database.ping()
    expect(await Promise.all([within.catch(caught), outside.catch(caught), late.catch(caught)])).toMatchObject(
      Array(3).fill({ away: true }),
    )
    expect(performance.now() - started).toBeLessThan(10_000)
    await proxy.mend()
    await expect.poll(() => database.ping().then(() => 'answers', String), { timeout: 10_000 }).toBe('answers')
    expect(await amount()).toBe(0)
  })

  test('is noticed by a connection that only listens', async () => {
    const received: string[] = []
    const missed = Promise.withResolvers<void>()
    await database.listen(
      'things',
      (payload) => received.push(payload),
      () => missed.resolve(),
    )
    proxy.hang()
    await direct.queries.execute(sql`select pg_notify('things', 'swallowed')`)
    // Hanging connections stay that way. Only new ones work again.
    proxy.passNew()
    await missed.promise
    await direct.queries.execute(sql`select pg_notify('things', 'heard')`)
    await expect.poll(() => received).toEqual(['heard'])
  })
})

test('a listener whose first attempt failed receives each notification once', async () => {
  await proxy.down()
  const received: string[] = []
  const listen = () => database.listen('things', (payload) => received.push(payload))
  for (let tries = 0; tries < 3; tries++) expect(await listen().catch(caught)).toMatchObject({ away: true })
  await proxy.mend()
  await listen()
  await direct.queries.execute(sql`select pg_notify('things', 'first')`)
  await direct.queries.execute(sql`select pg_notify('things', 'last')`)
  await expect.poll(() => received.at(-1)).toBe('last')
  expect(received).toEqual(['first', 'last'])
})

describe('a write that is cut off', () => {
  /** Loses the answer of a write, whatever became of it. */
  async function cutOff(write: () => Promise<unknown>) {
    await database.ping()
    proxy.holdAnswers(Number.POSITIVE_INFINITY)
    const before = await amount()
    const answer = write().catch(caught)
    await expect.poll(amount).toBe((before ?? 0) + 1)
    proxy.cut('reset')
    return await answer
  }

  test('is never reported as not done, because that is unknown', async () => {
    expect(await cutOff(() => add(database.queries))).toEqual({
      sqlState: '08007',
      constraint: undefined,
      away: false,
    })
  })

  test('in a transaction before its commit is surely undone', async () => {
    const fault = await database
      .transaction(async (tx) => {
        await add(tx)
        proxy.cut('reset')
        await add(tx)
      })
      .catch(caught)
    expect(fault).toMatchObject({ away: true })
    expect(await amount()).toBe(0)
  })
})

describe('calls that the database cannot serve now', () => {
  test('a lock held elsewhere counts as unavailable, not as a bug', async () => {
    const release = Promise.withResolvers<void>()
    const taken = Promise.withResolvers<void>()
    const holder = direct.transaction(async (tx) => {
      await add(tx)
      taken.resolve()
      await release.promise
    })
    await taken.promise
    expect(await add(database.queries).catch(caught)).toMatchObject({ sqlState: '55P03', away: true })
    release.resolve()
    await holder
    await add(database.queries)
    expect(await amount()).toBe(2)
  })

  test('no further connection can be opened: they wait for those that are open', async () => {
    const release = Promise.withResolvers<void>()
    const taken = Promise.withResolvers<void>()
    const holder = database.transaction(async (tx) => {
      await add(tx)
      taken.resolve()
      await release.promise
    })
    await taken.promise
    proxy.refuseNew()
    const calls: Promise<unknown>[] = []
    const call = () => {
      calls.push(database.ping().catch(caught))
      return proxy.refusals()
    }
    // The pool tries again when the first attempt has failed.
    await expect.poll(call).toBeGreaterThan(1)
    release.resolve()
    await holder
    expect(await Promise.all(calls)).toEqual(calls.map(() => undefined))
  })

  test('a statement that takes too long is away; a patient transaction has no limit', async () => {
    const limits = (tx: Queries) =>
      direct.rows<{ limits: string }>(
        tx,
        sql`select current_setting('statement_timeout') || ' ' || current_setting('lock_timeout') as limits`,
      )
    expect(await direct.transaction(limits)).toEqual([{ limits: '15s 10s' }])
    expect(await direct.transaction(limits, { patient: true })).toEqual([{ limits: '0 0' }])
    const long = direct.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 50`)
      await tx.execute(sql`select pg_sleep(10)`)
    })
    expect(await long.catch(caught)).toMatchObject({ sqlState: '57014', away: true })
  })
})
