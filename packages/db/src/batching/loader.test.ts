import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../drizzle.ts'
import { databaseFault, loader, rawStatement } from '../index.ts'
import { engines, type Opened } from '../testing/engines.ts'

type Key = { owner: string; id: number }
type Row = Key & { amount: number; asked: number }

const findAll = rawStatement<{ owners: string[]; ids: number[] }, Row>(
  (param) => sql`
    select coins.owner, coins.id, 60 / amount as amount, (count(*) over ())::int as asked
    from unnest(${param('owners')}::text[], ${param('ids')}::int[]) asked (owner, id)
      join coins on coins.owner = asked.owner and coins.id = asked.id
    order by coins.id desc`,
)

const find = loader<Key, Row>(
  (queries, keys) => findAll(queries, { owners: keys.map(({ owner }) => owner), ids: keys.map(({ id }) => id) }),
  ({ owner, id }) => `${owner} ${id}`,
)

describe.each(engines)('single-row reads ($engine)', ({ open }) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
    await opened.database.queries.execute(sql`create table coins (owner text, id integer, amount integer not null)`)
  })
  afterAll(() => opened?.close())
  beforeEach(async () => {
    const { queries } = opened.database
    await queries.execute(sql`truncate coins`)
    await queries.execute(sql`insert into coins select 'ann', n, n from generate_series(0, 20) n`)
    await queries.execute(sql`insert into coins select 'bob', n, 2 * n from generate_series(0, 20) n`)
  })

  const ask = (owner: string, id: number) => find(opened.database.queries, { owner, id })

  test('are read by one statement, and each gets its own row', async () => {
    const rows = await Promise.all([ask('ann', 3), ask('bob', 3), ask('ann', 2), ask('cid', 2)])
    expect(rows).toEqual([
      { owner: 'ann', id: 3, amount: 20, asked: 3 },
      { owner: 'bob', id: 3, amount: 10, asked: 3 },
      { owner: 'ann', id: 2, amount: 30, asked: 3 },
      undefined,
    ])
  })

  test('are read by another statement above the maximum of a batch', async () => {
    const ids = Array.from({ length: 20 }, (_, place) => place + 1)
    const rows = await Promise.all(ids.map((id) => ask('ann', id)))
    expect(rows.map((row) => row?.id)).toEqual(ids)
    expect(rows.map((row) => row?.asked)).toEqual([...Array(16).fill(16), ...Array(4).fill(4)])
  })

  test('are collected from one turn of the event loop', async () => {
    const turn = Promise.withResolvers<void>()
    const late = turn.promise.then(() => ask('bob', 1))
    const early = ask('ann', 1)
    turn.resolve()
    expect(await Promise.all([early, late])).toMatchObject([{ amount: 60, asked: 2 }, { amount: 30 }])
  })

  test('are read again each time', async () => {
    expect(await ask('ann', 5)).toMatchObject({ amount: 12 })
    await opened.database.queries.execute(sql`update coins set amount = 6 where owner = 'ann' and id = 5`)
    expect(await ask('ann', 5)).toMatchObject({ amount: 10 })
  })

  test('may be the same row for two who ask for it', async () => {
    expect(await Promise.all([ask('ann', 4), ask('ann', 4)])).toMatchObject([{ amount: 15 }, { amount: 15 }])
  })

  test('are not affected by the failure of another one', async () => {
    const [first, second] = await Promise.allSettled([ask('ann', 0), ask('bob', 1)])
    expect(databaseFault((first as PromiseRejectedResult).reason)).toMatchObject({ sqlState: '22012' })
    expect(second).toMatchObject({ value: { amount: 30, asked: 1 } })
  })

  test('inside a transaction are those of that transaction', async () => {
    const { database } = opened
    const rolledBack = database.transaction(async (tx) => {
      await tx.execute(sql`update coins set amount = 30 where id = 1`)
      expect(await Promise.all([1, 2].map((id) => find(tx, { owner: 'ann', id })))).toMatchObject([
        { amount: 2, asked: 2 },
        { amount: 30 },
      ])
      throw new Error('enough')
    })
    await expect(rolledBack).rejects.toThrow('enough')
    expect(await ask('ann', 1)).toMatchObject({ amount: 60 })
  })
})
