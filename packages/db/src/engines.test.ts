import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from './drizzle.ts'
import { type Database, DatabaseMisuse, databaseFault, type Queries } from './index.ts'
import { bigint, integer, pgTable, text } from './pg-core.ts'
import { engines, type Opened } from './testing/engines.ts'

const coins = pgTable('coins', {
  id: integer('id').primaryKey(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  note: text('note'),
})

describe.each(engines)('$engine', ({ engine, open }) => {
  let opened: Opened
  let database: Database

  beforeAll(async () => {
    opened = await open()
    database = opened.database
    await database.queries.execute(sql`
      create table coins (id integer primary key, amount bigint not null constraint coins_not_negative check (amount >= 0),
        note text constraint coins_note_once unique)
    `)
  }, 60_000)
  afterAll(() => opened?.close())
  beforeEach(async () => {
    await database.queries.delete(coins)
  })

  const amounts = async () => {
    const rows = await database.queries.select({ amount: coins.amount }).from(coins).orderBy(coins.id)
    return rows.map((row) => row.amount)
  }

  test('reports its engine and answers a ping', async () => {
    expect(database.engine).toBe(engine)
    await expect(database.ping()).resolves.toBeUndefined()
  })

  describe('statements together', () => {
    test('are sent in their order, and one that fails does not undo another', async () => {
      const [first, second, seen] = await database.together((queries) =>
        Promise.allSettled([
          queries.insert(coins).values({ id: 1, amount: 5 }),
          queries.insert(coins).values({ id: 2, amount: -1 }),
          queries.select({ id: coins.id }).from(coins),
        ]),
      )
      expect(first.status).toBe('fulfilled')
      expect(second.status).toBe('rejected')
      expect(seen).toEqual({ status: 'fulfilled', value: [{ id: 1 }] })
    })

    test('are refused inside a transaction, which they would escape', async () => {
      const inside = database.transaction(() => database.together((queries) => queries.select().from(coins)))
      await expect(inside).rejects.toThrow(DatabaseMisuse)
    })
  })

  describe('a transaction', () => {
    test('keeps what it wrote, and returns what its work returns', async () => {
      const result = await database.transaction(async (tx) => {
        await tx.insert(coins).values({ id: 1, amount: 5 })
        return 'done'
      })
      expect(result).toBe('done')
      expect(await amounts()).toEqual([5])
    })

    test('undoes everything when its work throws, and throws the same', async () => {
      const refusal = new Error('not today')
      const work = database.transaction(async (tx) => {
        await tx.insert(coins).values({ id: 1, amount: 5 })
        throw refusal
      })
      await expect(work).rejects.toBe(refusal)
      expect(await amounts()).toEqual([])
    })

    test('reads what others have committed since it began', async () => {
      const [row] = await database.transaction((tx) =>
        database.rows<{ level: string }>(tx, sql`select current_setting('transaction_isolation') as level`),
      )
      expect(row?.level).toBe('read committed')
    })

    test('runs statements in the order they were given, without waiting for each', async () => {
      await database.transaction(async (tx) => {
        await tx.insert(coins).values({ id: 1, amount: 1 })
        const double = () => tx.execute(sql`update coins set amount = amount * 2`)
        const add = () => tx.execute(sql`update coins set amount = amount + 3`)
        await Promise.all([
          double(),
          add(),
          double(),
          tx.update(coins).set({ amount: sql`${coins.amount} - 1` }),
          double(),
        ])
      })
      expect(await amounts()).toEqual([18])
    })

    test('reports the first failure of parallel statements, without unhandled rejections', async () => {
      const work = database.transaction((tx) =>
        Promise.all([
          tx.insert(coins).values({ id: 1, amount: 1 }),
          tx.insert(coins).values({ id: 2, amount: -1 }),
          tx.insert(coins).values({ id: 1, amount: 1 }),
          tx.select().from(coins),
        ]),
      )
      const fault = databaseFault(await work.catch((error: unknown) => error))
      expect(fault).toEqual({ sqlState: '23514', constraint: 'coins_not_negative', away: false })
      expect(await amounts()).toEqual([])
    })

    test('reports the first failure when it caused a later statement to fail', async () => {
      const work = database.transaction(async (tx) => {
        await tx
          .insert(coins)
          .values({ id: 1, amount: -1 })
          .catch(() => {})
        await tx.select().from(coins)
      })
      expect(databaseFault(await work.catch((error: unknown) => error))?.constraint).toBe('coins_not_negative')
    })

    test('is not taken for committed when its work hides a failure', async () => {
      const work = database.transaction(async (tx) => {
        await tx.insert(coins).values({ id: 1, amount: 1 })
        await tx
          .insert(coins)
          .values({ id: 2, amount: -1 })
          .catch(() => {})
      })
      expect(databaseFault(await work.catch((error: unknown) => error))?.sqlState).toBe('23514')
      expect(await amounts()).toEqual([])
    })

    test.each(['40001', '40P01'])('is run again up to three times after %s', async (sqlState) => {
      let runs = 0
      const work = (failures: number) =>
        database.transaction(async (tx) => {
          runs++
          await tx.insert(coins).values({ id: runs, amount: runs })
          if (runs <= failures) await fail(tx, sqlState)
        })
      await work(3)
      expect(runs).toBe(4)
      expect(await amounts()).toEqual([4])

      runs = 0
      await database.queries.delete(coins)
      expect(databaseFault(await work(4).catch((error: unknown) => error))?.sqlState).toBe(sqlState)
      expect(runs).toBe(4)
    })

    test('is not run again after another failure', async () => {
      let runs = 0
      const work = database.transaction(async (tx) => {
        runs++
        await fail(tx, '22012')
      })
      expect(databaseFault(await work.catch((error: unknown) => error))?.sqlState).toBe('22012')
      expect(runs).toBe(1)
    })

    test('cannot be begun inside another', async () => {
      const work = database.transaction(() => database.transaction(async () => 'inner'))
      await expect(work).rejects.toThrow(DatabaseMisuse)
    })

    test('refuses statements that would escape it', async () => {
      const { queries } = database
      await expect(database.transaction(async () => database.queries.select().from(coins))).rejects.toThrow(
        DatabaseMisuse,
      )
      const outcome = await database
        .transaction(async () => queries.select().from(coins))
        .catch((error: unknown) => error)
      expect(outcome).toHaveProperty('cause', expect.any(DatabaseMisuse))
    })

    test('refuses its own statements after its end, while those outside work again', async () => {
      const escapedQueries = Promise.withResolvers<Queries>()
      await database.transaction(async (tx) => escapedQueries.resolve(tx))
      const tx = await escapedQueries.promise
      const late = await tx.execute(sql`select 1`).catch((error: unknown) => error)
      expect(late).toHaveProperty('cause', expect.any(DatabaseMisuse))
      expect(await amounts()).toEqual([])
    })

    test('lets work that it started continue outside after it has ended', async () => {
      const over = Promise.withResolvers<void>()
      const follow = await database.transaction(async () => ({ later: over.promise.then(amounts) }))
      over.resolve()
      expect(await follow.later).toEqual([])
    })

    test('loses no update when many run at once', async () => {
      await database.queries.insert(coins).values({ id: 1, amount: 0 })
      const increment = () => database.transaction((tx) => tx.update(coins).set({ amount: sql`${coins.amount} + 1` }))
      await Promise.all(Array.from({ length: 40 }, increment))
      expect(await amounts()).toEqual([40])
    })
  })

  describe('a fault', () => {
    test('names the unique constraint that was violated', async () => {
      await database.queries.insert(coins).values({ id: 1, amount: 1, note: 'once' })
      const error = await database.queries
        .insert(coins)
        .values({ id: 2, amount: 1, note: 'once' })
        .catch((error: unknown) => error)
      expect(databaseFault(error)).toEqual({ sqlState: '23505', constraint: 'coins_note_once', away: false })
    })

    test('has no constraint when none was violated', async () => {
      const error = await database.queries.execute(sql`select 1 / 0`).catch((error: unknown) => error)
      expect(databaseFault(error)).toEqual({ sqlState: '22012', constraint: undefined, away: false })
    })
  })

  test('receives notifications of its channel, once committed, until it stops listening', async () => {
    const received: string[] = []
    let next = Promise.withResolvers<void>()
    const stop = await database.listen('things "quoted"', (payload) => {
      received.push(payload)
      next.resolve()
    })
    const notify = (channel: string, payload: string) =>
      database.transaction((tx) => tx.execute(sql`select pg_notify(${channel}, ${payload})`))
    await notify('another', 'unheard')
    await notify('things "quoted"', 'first')
    await next.promise
    next = Promise.withResolvers()
    const undone = database.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('things "quoted"', 'undone')`)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await notify('things "quoted"', 'second')
    await next.promise
    await stop()

    const after = Promise.withResolvers<void>()
    const stopAfter = await database.listen('things "quoted"', () => after.resolve())
    await notify('things "quoted"', 'third')
    await after.promise
    await stopAfter()
    expect(received).toEqual(['first', 'second'])
  })
})

function fail(tx: Queries, sqlState: string): PromiseLike<unknown> {
  return tx.execute(sql.raw(`do $$ begin raise exception 'provoked' using errcode = '${sqlState}'; end $$`))
}
