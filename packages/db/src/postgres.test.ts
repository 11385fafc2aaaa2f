import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from './drizzle.ts'
import { type Database, databaseFault, openPostgres, type Queries } from './index.ts'
import { type TestDatabase, testDatabase } from './testing/index.ts'
import { openProxy } from './testing/proxy.ts'

const away = { constraint: undefined, away: true }
const caught = (error: unknown) => error

let home: TestDatabase
let database: Database

beforeAll(async () => {
  home = await testDatabase({ empty: true })
  database = await openPostgres({ url: home.url, poolSize: 4 })
  await database.queries.execute(sql`create table coins (id integer primary key, amount integer not null)`)
  await database.queries.execute(sql`insert into coins values (1, 0), (2, 0)`)
})
afterAll(async () => {
  await database?.close()
  await home?.drop()
})

const add = (queries: Queries, id: number, amount: number) =>
  queries.execute(sql`update coins set amount = amount + ${amount} where id = ${id}`)
const sum = async () => {
  const [row] = await database.rows<{ sum: number }>(database.queries, sql`select sum(amount) as sum from coins`)
  return row?.sum
}

describe('statements', () => {
  test('are prepared once on a connection, in a transaction and outside one', async () => {
    const single = await openPostgres({ url: home.url, poolSize: 1 })
    for (let n = 0; n < 3; n++) {
      await single.rows(single.queries, sql`select amount from coins where id = ${n}`)
      await single.transaction((tx) => single.rows(tx, sql`select amount from coins where id = ${n}`))
      await single.rows(single.queries, sql`select count(*) from coins`)
    }
    const prepared = await single.rows<{ statement: string; calls: number }>(
      single.queries,
      sql`select statement, generic_plans + custom_plans as calls from pg_prepared_statements where statement like '%coins%'`,
    )
    expect(prepared).toContainEqual({ statement: 'select amount from coins where id = $1', calls: 6 })
    expect(prepared).toContainEqual({ statement: 'select count(*) from coins', calls: 3 })
    await single.close()
  })

  test('with very many parameters work too, and are not kept', async () => {
    const ids = Array.from({ length: 1000 }, (_, id) => id)
    const counted = sql`select count(*) as found from coins where id in ${ids}`
    expect(await database.rows(database.queries, counted)).toEqual([{ found: 2 }])
    expect(await database.transaction((tx) => database.rows(tx, counted))).toEqual([{ found: 2 }])
  })

  test('sent at once share a packet with BEGIN', async () => {
    const proxy = await openProxy(home.url)
    const single = await openPostgres({ url: proxy.url, poolSize: 1 })
    const statements = (tx: Queries) =>
      Array.from({ length: 5 }, () => single.rows<{ at: string }>(tx, sql`select clock_timestamp() as at`))
    await single.transaction((tx) => Promise.all(statements(tx)))
    proxy.holdAnswers(5)
    const answers = await single.transaction((tx) => Promise.all(statements(tx)))
    const times = answers.map(([row]) => row?.at)
    expect(times).toEqual(times.toSorted())
    await single.close()
    await proxy.close()
  })
})

test('two transactions that deadlock both complete', async () => {
  const before = (await sum()) ?? 0
  let runs = 0
  // Each takes one row, waits until the other has taken its own, and then wants that: PostgreSQL has to refuse one.
  const taken = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const work = (mine: 0 | 1) =>
    database.transaction(async (tx) => {
      runs++
      await add(tx, mine + 1, 1)
      taken[mine].resolve()
      await taken[mine === 0 ? 1 : 0].promise
      await add(tx, mine === 0 ? 2 : 1, 1)
    })
  await Promise.all([work(0), work(1)])
  expect(runs).toBeGreaterThan(2)
  expect(await sum()).toBe(before + 4)
})

test('a pool is used up by transactions, and free again after them', async () => {
  const gate = Promise.withResolvers<void>()
  let running = 0
  const work = () =>
    database.transaction(async (tx) => {
      running++
      await tx.execute(sql`select 1`)
      await gate.promise
    })
  const first = Array.from({ length: 4 }, work)
  const ninth = Array.from({ length: 5 }, work)
  const outside = database.ping()
  await expect.poll(() => running).toBe(4)
  gate.resolve()
  await Promise.all([...first, ...ninth, outside])
  expect(running).toBe(9)
})

describe('a connection lost', () => {
  const backend = async (tx: Queries) => {
    const [row] = await database.rows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`)
    return row?.pid ?? 0
  }
  const end = async (pid: number) => {
    const other = await openPostgres({ url: home.url, poolSize: 1 })
    await other.queries.execute(sql`select pg_terminate_backend(${pid}, 5000)`)
    await other.close()
  }

  test.each([
    ['before the next statement', (tx: Queries) => Promise.all([add(tx, 1, 1), add(tx, 2, 1)])],
    ['before the end', async () => {}],
  ])('in a transaction %s: it fails as a whole, and the pool goes on', async (_when, rest) => {
    const before = await sum()
    for (let round = 0; round < 6; round++) {
      const work = database.transaction(async (tx) => {
        await add(tx, 1, 1)
        await end(await backend(tx))
        await rest(tx)
      })
      expect(databaseFault(await work.catch(caught))).toMatchObject(away)
    }
    expect(await sum()).toBe(before)
  })

  test('during a statement', async () => {
    const before = await sum()
    for (let round = 0; round < 6; round++) {
      const pid = Promise.withResolvers<number>()
      const work = database.transaction(async (tx) => {
        await add(tx, 1, 1)
        pid.resolve(await backend(tx))
        await Promise.all([tx.execute(sql`select pg_sleep(10)`), add(tx, 2, 1)])
      })
      const ended = pid.promise.then(end)
      expect(databaseFault(await work.catch(caught))).toMatchObject({ away: true })
      await ended
      // The next statement must not fail with the error of the previous connection.
      expect(await sum()).toBe(before)
    }
  })

  test('rejects statements that wait behind one that is being prepared', async () => {
    const proxy = await openProxy(home.url)
    const pool = await openPostgres({ url: proxy.url, poolSize: 1 })
    proxy.hang()
    const sent = pool.together((queries) =>
      Promise.allSettled([1, 2, 3].map((id) => queries.execute(sql`select amount from coins where id = ${id}`))),
    )
    proxy.cut('reset')
    for (const outcome of await sent) {
      expect(databaseFault((outcome as PromiseRejectedResult).reason)).toMatchObject({ away: true })
    }
    await proxy.mend()
    await pool.ping()
    await pool.close()
    await proxy.close()
  })

  test.each(['reset', 'end'] as const)(
    'by a %s under load: everything is answered, nothing is done twice',
    async (how) => {
      const proxy = await openProxy(home.url)
      const pool = await openPostgres({ url: proxy.url, poolSize: 3 })
      const before = (await sum()) ?? 0
      let done = 0
      let unknown = 0
      let undone = 0
      const worker = async (n: number) => {
        for (let round = 0; round < 40; round++) {
          if (n === 0 && round % 8 === 4) proxy.cut(how)
          const work =
            n % 2 ? add(pool.queries, 1, 1) : pool.transaction((tx) => Promise.all([add(tx, 1, 1), add(tx, 2, 0)]))
          const fault = databaseFault(await work.then(() => undefined, caught))
          if (!fault) done++
          else if (fault.sqlState === '08007') unknown++
          else if (fault.away) undone++
          else throw new Error(`Unexpected ${fault.sqlState}`)
        }
      }
      await Promise.all([0, 1, 2, 3, 4, 5].map(worker))
      await pool.ping()
      const after = (await sum()) ?? 0
      expect(done + unknown + undone).toBe(240)
      expect(after - before).toBeGreaterThanOrEqual(done)
      expect(after - before).toBeLessThanOrEqual(done + unknown)
      await pool.close()
      await proxy.close()
    },
  )
})

describe('a server that is gone', () => {
  test('rejects all waiting calls at once, and is used again when it is back', async () => {
    const proxy = await openProxy(home.url)
    const pool = await openPostgres({ url: proxy.url, poolSize: 2 })
    await pool.ping()
    await proxy.down()
    const started = performance.now()
    const works = Array.from({ length: 60 }, (_, n) =>
      n % 2 ? pool.queries.execute(sql`select 1`) : pool.transaction((tx) => tx.execute(sql`select 1`)),
    )
    for (const result of await Promise.allSettled(works)) {
      expect(databaseFault(result.status === 'rejected' && result.reason)).toMatchObject({ away: true })
    }
    expect(performance.now() - started).toBeLessThan(5_000)
    await expect(pool.ping()).rejects.toThrow('cannot be reached')

    await proxy.mend()
    await expect.poll(() => pool.ping().then(() => 'answers', String), { timeout: 10_000 }).toBe('answers')
    await Promise.all(Array.from({ length: 10 }, () => pool.transaction((tx) => tx.execute(sql`select 1`))))
    await pool.close()
    await proxy.close()
  })

  test('cannot be opened', async () => {
    const proxy = await openProxy(home.url)
    await proxy.down()
    expect(databaseFault(await openPostgres({ url: proxy.url }).catch(caught))).toEqual({ ...away, sqlState: '08001' })
  })

  test('is not mistaken for one that is there when something else takes the connection and drops it', async () => {
    const drop = createServer((socket) => socket.once('data', () => socket.end()).on('error', () => {}))
    await once(drop.listen(0, '127.0.0.1'), 'listening')
    const address = drop.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    const { href: url } = Object.assign(new URL(home.url), { port })
    expect(databaseFault(await openPostgres({ url }).catch(caught))).toMatchObject({ away: true })
    drop.close()
  })

  test('after close, a database says so', async () => {
    const closed = await openPostgres({ url: home.url, poolSize: 1 })
    await closed.close()
    expect(databaseFault(await closed.ping().catch(caught))).toMatchObject({ away: true })
    expect(databaseFault(await closed.transaction(async () => {}).catch(caught))).toMatchObject({ away: true })
  })
})

test('a listener receives events again after its connection was lost, and can be stopped', async () => {
  const proxy = await openProxy(home.url)
  const listening = await openPostgres({ url: proxy.url, poolSize: 1 })
  const received: string[] = []
  const stop = await listening.listen('things', (payload) => received.push(payload))
  await proxy.down()
  await proxy.mend()
  // Whether it listens again can only be seen by notifying it.
  await expect
    .poll(
      async () => {
        await database.queries.execute(sql`select pg_notify('things', 'again')`)
        return received.length
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0)
  await stop()
  const before = received.length
  const other: string[] = []
  const stopOther = await listening.listen('things', (payload) => other.push(payload))
  await database.queries.execute(sql`select pg_notify('things', 'last')`)
  await expect.poll(() => other).toContain('last')
  expect(received.length).toBe(before)
  await stopOther()
  await listening.close()
  await proxy.close()
})

test('a connection that cannot listen is closed, so that no notification comes twice', async () => {
  const listening = await openPostgres({ url: home.url, poolSize: 1 })
  const received: string[] = []
  const listen = () => listening.listen('things', (payload) => received.push(payload))
  // PostgreSQL refuses to listen to a channel without a name.
  const attempts = await Promise.allSettled([listen(), listening.listen('', () => {})])
  expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await listen()
  for (const payload of ['first', 'last']) await database.queries.execute(sql`select pg_notify('things', ${payload})`)
  await expect.poll(() => received).toContain('last')
  expect(received).toEqual(['first', 'last'])
  const open = sql`select 1 from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`
  await expect.poll(() => database.rows(database.queries, open)).toHaveLength(1)
  await listening.close()
})
