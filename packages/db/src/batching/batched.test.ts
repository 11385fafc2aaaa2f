import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../drizzle.ts'
import { batched, type Database, databaseFault, openPostgres, rawStatement } from '../index.ts'
import { type TestDatabase, testDatabase } from '../testing/index.ts'
import { occupyAll } from '../testing/occupy.ts'
import { type FaultyProxy, openProxy } from '../testing/proxy.ts'

type Asked = { id: number; by?: number }
type Added = { id: number; amount: number; commit: string }

/** Divides what is there by `by`, and adds one, if the row is not locked. */
const addAll = rawStatement<{ asked: string }, Added>(
  (param) => sql`
    with asked as (
      select coins.id, coalesce(by, 1) as by
      from json_to_recordset(${param('asked')}::text::json) as asked (id int, by int) join coins on coins.id = asked.id
      for update of coins skip locked
    )
    update coins set amount = amount / by + 1 from asked where coins.id = asked.id
    returning coins.id, amount, pg_current_xact_id()::text as commit`,
)

const maxAsked = 8

const writer = (options: { oneAtATime?: boolean } = {}) =>
  batched(
    async (queries, requests: readonly Asked[]) => {
      const rows = new Map((await addAll(queries, { asked: JSON.stringify(requests) })).map((row) => [row.id, row]))
      return requests.map(({ id }) => rows.get(id))
    },
    { max: maxAsked, ...options },
  )

const add = writer()
const addInTurn = writer({ oneAtATime: true })

const poolSize = 4
const rows = 20

/** The answer limit is longer than a test, so a test that waits for a hanging call fails. */
const limits = { answer: 120_000 }

let home: TestDatabase
let proxy: FaultyProxy
let database: Database
/** Sees what is committed, over a separate connection. */
let watching: Database

beforeAll(async () => {
  home = await testDatabase({ empty: true })
  watching = await openPostgres({ url: home.url, poolSize: 2 })
  await watching.queries.execute(sql`create table coins (id integer primary key, amount integer not null)`)
})
afterAll(async () => {
  await watching?.close()
  await home?.drop()
})
beforeEach(async () => {
  await watching.queries.execute(sql`truncate coins`)
  await watching.queries.execute(sql`insert into coins select n, 0 from generate_series(1, ${rows}) n`)
  proxy = await openProxy(home.url)
  database = await openPostgres({ url: proxy.url, poolSize, limits })
})
afterEach(async () => {
  await database?.close()
  await proxy?.close()
})

const ask = (id: number, by?: number) => add(database.queries, { id, by })
const askInTurn = (id: number) => addInTurn(database.queries, { id })
const askAll = (ids: number[]) => Promise.all(ids.map((id) => ask(id)))
const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1)
const sizes = (answers: (Added | undefined)[]) =>
  [...Map.groupBy(answers, (row) => row?.commit).values()].map((group) => group.length)

async function amounts(): Promise<number[]> {
  const all = await watching.rows<{ amount: number }>(watching.queries, sql`select amount from coins order by id`)
  return all.map(({ amount }) => amount)
}

const sum = async () => (await amounts()).reduce((all, amount) => all + amount, 0)

describe('single-row writes', () => {
  test('are one statement, and each gets its own result', async () => {
    const answers = await askAll([3, 1, 2])
    expect(answers.map((row) => row?.id)).toEqual([3, 1, 2])
    expect(sizes(answers)).toEqual([3])
    expect(database.load()).toEqual({ open: 1, idle: 1, waiting: 0 })
  })

  test('are several statements, side by side, above the maximum of a batch', async () => {
    expect(sizes(await askAll(numbers(rows)))).toEqual([8, 8, 4])
    expect(await sum()).toBe(rows)
  })

  test('are collected within one tick, also from promise callbacks', async () => {
    const later = Promise.resolve().then(() => ask(2))
    expect(sizes(await Promise.all([ask(1), later]))).toEqual([2])
  })

  test('are not affected by the failure of another one, and run once', async () => {
    const [first, bad, last] = await Promise.allSettled([ask(1), ask(2, 0), ask(3)])
    expect(first).toMatchObject({ value: { amount: 1 } })
    expect(databaseFault((bad as PromiseRejectedResult).reason)).toMatchObject({ sqlState: '22012' })
    expect(last).toMatchObject({ value: { amount: 1 } })
    expect((await amounts()).slice(0, 4)).toEqual([1, 0, 1, 0])
  })

  test('return undefined for a locked row, and do not block the others', async () => {
    const answers = await watching.transaction(async (tx) => {
      await tx.execute(sql`select 1 from coins where id = 2 for update`)
      return askAll([1, 2, 3])
    })
    expect(answers.map((row) => row?.amount)).toEqual([1, undefined, 1])
    expect(await sum()).toBe(2)
  })

  test('wait for a connection', async () => {
    const release = await occupyAll(database, poolSize)
    const answers = askAll([1, 2])
    await expect.poll(() => database.load()).toMatchObject({ waiting: 1 })
    await release()
    expect(sizes(await answers)).toEqual([2])
  })
})

describe('writes that take turns', () => {
  /** Looks in each turn of the event loop: a look now and then would come when the turn is over. */
  const sent = async () => {
    while (database.load()?.idle !== 0) await new Promise(setImmediate)
  }

  test('are collected while one is on its way, until it is answered or late', async () => {
    await askInTurn(1)
    // The first is answered when the next have been sent, and not before.
    proxy.holdAnswers(2)
    const first = askInTurn(1)
    await sent()
    const others: Promise<Added | undefined>[] = []
    for (const id of [2, 3, 4]) {
      others.push(askInTurn(id))
      await new Promise(setImmediate)
    }
    expect(sizes(await Promise.all(others))).toEqual([3])
    expect(await first).toMatchObject({ amount: 2 })
  })

  test('do not wait for one that hangs', async () => {
    await askInTurn(1)
    proxy.hang()
    const hanging = askInTurn(1).catch((error: unknown) => databaseFault(error))
    await sent()
    proxy.passNew()
    expect(await askInTurn(2)).toMatchObject({ amount: 1 })
    await proxy.mend()
    expect(await hanging).toMatchObject({ sqlState: '08007' })
  })

  test('continue after a failed one', async () => {
    await askInTurn(1)
    proxy.cut('reset')
    await expect.poll(() => askInTurn(2).catch(() => undefined)).toMatchObject({ id: 2 })
  })
})

test('a batch in a transaction is undone with it', async () => {
  const undone = database.transaction(async (tx) => {
    expect(await Promise.all([add(tx, { id: 1 }), add(tx, { id: 2 })])).toMatchObject([{ amount: 1 }, { amount: 1 }])
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await sum()).toBe(0)
})

test.each(['reset', 'end'] as const)(
  'a connection lost by a %s under load: everything is answered, nothing is done twice',
  async (how) => {
    let done = 0
    let unknown = 0
    let undone = 0
    for (let round = 0; round < 40; round++) {
      const outcomes = Promise.allSettled(numbers(rows).map((id) => (round % 2 ? ask(id) : askInTurn(id))))
      if (round % 4 >= 2) {
        // Running, or just answered: the loop's next turns decide.
        for (let turn = 0; turn < round % 7; turn++) await new Promise(setImmediate)
        proxy.cut(how)
      }
      for (const outcome of await outcomes) {
        const fault = outcome.status === 'rejected' ? databaseFault(outcome.reason) : undefined
        if (outcome.status === 'fulfilled') done++
        else if (fault?.sqlState === '08007') unknown++
        else if (fault?.away) undone++
        else throw outcome.reason
      }
    }
    const all = await sum()
    expect(done + unknown + undone).toBe(40 * rows)
    expect(unknown + undone).toBeGreaterThan(0)
    expect(all).toBeGreaterThanOrEqual(done)
    expect(all).toBeLessThanOrEqual(done + unknown)
  },
)
