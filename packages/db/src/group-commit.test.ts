import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, databaseFault, openPostgres, rawStatement } from './index.ts'
import { type TestDatabase, testDatabase } from './testing.ts'
import { type Line, lineTo } from './testing-line.ts'
import { occupyAll } from './testing-occupy.ts'

/** Divides what is there by `by`, and adds one. */
const add = rawStatement<{ id: number; by: number }, { amount: number; commit: string }>(
  (given) => sql`
    update coins set amount = amount / ${given('by')}::int + 1 where id = ${given('id')}::int
    returning amount, pg_current_xact_id()::text as commit`,
  { grouped: true },
)

const poolSize = 4
const rows = 20

/** Longer than a test: who would wait for a lock so long shows. */
const limits = { lock: 120_000, statement: 120_000, answer: 120_000 }

let home: TestDatabase
let line: Line
let database: Database
/** Sees what is committed, over a line of its own. */
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
  line = await lineTo(home.url)
  database = await openPostgres({ url: line.url, poolSize, limits })
})
afterEach(async () => {
  await database?.close()
  await line?.close()
})

const ask = (id: number, by = 1) => add(database.queries, { id, by }).then(([row]) => row)
const askAll = (ids: number[]) => Promise.all(ids.map((id) => ask(id)))
const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

async function amounts(): Promise<number[]> {
  const all = await watching.rows<{ amount: number }>(watching.queries, sql`select amount from coins order by id`)
  return all.map(({ amount }) => amount)
}

/** How many of the table have so many. */
const count = async (amount: number) => (await amounts()).filter((one) => one === amount).length

const waitingForLocks = async () => {
  const [row] = await watching.rows<{ count: number }>(
    watching.queries,
    sql`select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.count
}

/** Holds the row until what it resolves to is called. */
async function hold(id: number): Promise<() => Promise<unknown>> {
  const held = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const holding = watching.transaction(async (tx) => {
    await tx.execute(sql`select 1 from coins where id = ${id} for update`)
    held.resolve()
    await over.promise
  })
  await held.promise
  return () => {
    over.resolve()
    return holding
  }
}

describe('writes that are asked for together', () => {
  test('are one transaction, sent with its end before any answer', async () => {
    // Twice, as the first time the connection asks for the statement what it takes.
    await askAll(numbers(5))
    line.holdAnswers(5)
    const answers = await askAll(numbers(5))
    expect(answers.map((row) => row?.amount)).toEqual([2, 2, 2, 2, 2])
    expect(new Set(answers.map((row) => row?.commit)).size).toBe(1)
    expect(await count(2)).toBe(5)
    expect(database.load()).toEqual({ open: 1, idle: 1, waiting: 0 })
  })

  test('take another connection where one would have many of them', async () => {
    const answers = await askAll(numbers(rows))
    const groups = Map.groupBy(answers, (row) => row?.commit)
    expect([...groups.values()].map((group) => group.length).sort()).toEqual([4, 8, 8])
    expect(await count(1)).toBe(rows)
  })

  test('of the same row are all done', async () => {
    const answers = await askAll([7, 7, 7])
    expect(answers.map((row) => row?.amount)).toEqual([1, 2, 3])
  })

  test('are not told what another one fails with, and are done once', async () => {
    const [first, bad, last] = await Promise.allSettled([ask(1), ask(2, 0), ask(3)])
    expect(first).toMatchObject({ value: { amount: 1 } })
    expect(databaseFault((bad as PromiseRejectedResult).reason)).toMatchObject({ sqlState: '22012' })
    expect(last).toMatchObject({ value: { amount: 1 } })
    expect((await amounts()).slice(0, 4)).toEqual([1, 0, 1, 0])
  })

  test('do not wait for a lock that another one wants, and are done once', async () => {
    const letGo = await hold(2)
    const held = ask(2)
    const others = askAll([1, 3])
    expect((await others).map((row) => row?.amount)).toEqual([1, 1])
    await expect.poll(waitingForLocks).toBe(1)
    await letGo()
    expect(await held).toMatchObject({ amount: 1 })
    expect(await count(1)).toBe(3)
  })

  test('join while all connections are taken', async () => {
    const release = await occupyAll(database, poolSize)
    const first = ask(1)
    await new Promise(setImmediate)
    const later = ask(2)
    await release()
    const answers = await Promise.all([first, later])
    expect(new Set(answers.map((row) => row?.commit)).size).toBe(1)
  })
})

test('one that is alone has no transaction around it', async () => {
  await ask(1)
  line.holdAnswers(1)
  expect(await ask(1)).toMatchObject({ amount: 2 })
})

test('in a transaction it is of that transaction', async () => {
  const undone = database.transaction(async (tx) => {
    expect(await add(tx, { id: 1, by: 1 })).toMatchObject([{ amount: 1 }])
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await count(0)).toBe(rows)
})

test.each(['reset', 'end'] as const)(
  'by a %s under load: everything is answered, nothing is done twice',
  async (how) => {
    let done = 0
    let unknown = 0
    let undone = 0
    for (let round = 0; round < 40; round++) {
      const asked = Promise.allSettled(numbers(rows).map((id) => ask(id)))
      if (round % 4 === 3) {
        // On its way, or just answered: the loop's next turns decide.
        for (let turn = 0; turn < round % 7; turn++) await new Promise(setImmediate)
        line.cut(how)
      }
      for (const one of await asked) {
        const fault = one.status === 'rejected' ? databaseFault(one.reason) : undefined
        if (one.status === 'fulfilled') done++
        else if (fault?.sqlState === '08007') unknown++
        else if (fault?.away) undone++
        else throw one.reason
      }
    }
    const all = (await amounts()).reduce((sum, amount) => sum + amount, 0)
    expect(done + unknown + undone).toBe(40 * rows)
    expect(unknown + undone).toBeGreaterThan(0)
    expect(all).toBeGreaterThanOrEqual(done)
    expect(all).toBeLessThanOrEqual(done + unknown)
  },
)
