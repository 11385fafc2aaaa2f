import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from './drizzle.ts'
import type { Database } from './index.ts'
import { bigint, integer, jsonb, pgTable, text, timestamp } from './pg-core.ts'
import { engines, type Opened } from './testing/engines.ts'

const things = pgTable('things', {
  id: integer('id').primaryKey(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  note: text('note'),
  detail: jsonb('detail'),
  at: timestamp('at', { withTimezone: true, precision: 3 }),
})

describe.each(engines)('values on $engine', ({ open }) => {
  let opened: Opened
  let database: Database

  beforeAll(async () => {
    opened = await open()
    database = opened.database
    await database.queries.execute(sql`
      create table things (id integer primary key, amount bigint not null, note text, detail jsonb, at timestamptz(3))
    `)
  }, 60_000)
  afterAll(() => opened?.close())

  test('come back through columns as they went in', async () => {
    const row = {
      id: 1,
      amount: 9_007_199_254_740_991,
      note: 'Кафе „Роза“ \\ "2"',
      detail: { list: [1, 'two', null], deep: { yes: true } },
      at: new Date('2026-03-29T00:59:59.123Z'),
    }
    await database.queries.insert(things).values(row)
    expect(await database.queries.select().from(things)).toStrictEqual([row])
  })

  test('have one shape in raw rows, whichever the engine', async () => {
    const at = new Date('2026-03-29T00:59:59.123Z')
    const rows = await database.rows(
      database.queries,
      sql`
        select count(*) as counted, sum(n)::bigint as total, 9223372036854775807::bigint as huge, 1.50::numeric as price,
          true as yes, null as nothing, '{"a":[1]}'::jsonb as json, ${at}::timestamptz as at, '2026-03-29'::date as day,
          array['a','b'] as texts, array[1,2]::bigint[] as numbers, ${Buffer.from([0, 255])}::bytea as bytes
        from generate_series(1, 3) as n
      `,
    )
    expect(rows).toStrictEqual([
      {
        counted: 3,
        total: 6,
        huge: 9_223_372_036_854_775_807n,
        price: '1.50',
        yes: true,
        nothing: null,
        json: { a: [1] },
        at: '2026-03-29 00:59:59.123+00',
        day: '2026-03-29',
        texts: ['a', 'b'],
        numbers: [1, 2],
        bytes: Buffer.from([0, 255]),
      },
    ])
  })

  test('can be parameters of raw statements, arrays too', async () => {
    const at = new Date('2026-03-29T00:59:59.123Z')
    const texts = ['a,b', 'c"d\\e', '{f}', 'NULL', '', ' ', null]
    const rows = await database.rows(
      database.queries,
      sql`
        select ${sql.param(texts)}::text[] as texts, ${sql.param([
          [1, 2],
          [3, 4],
        ])}::integer[][] as numbers,
          ${sql.param([])}::text[] as none, ${sql.param([true, false])}::boolean[] as flags,
          ${sql.param([at])}::timestamptz[] as dates, ${{ a: [1, 'x'] }}::jsonb as json, ${9_007_199_254_740_993n}::bigint as huge,
          2 = any(${sql.param([1, 2])}) as found, ${'true'}::boolean as yes, ${12}::text as text
      `,
    )
    expect(rows).toStrictEqual([
      {
        texts,
        numbers: [
          [1, 2],
          [3, 4],
        ],
        none: [],
        flags: [true, false],
        dates: ['2026-03-29 00:59:59.123+00'],
        json: { a: [1, 'x'] },
        huge: 9_007_199_254_740_993n,
        found: true,
        yes: true,
        text: '12',
      },
    ])
  })

  test('of a statement in a transaction have the same shape', async () => {
    const rows = await database.transaction((tx) =>
      database.rows(tx, sql`select count(*) as counted from generate_series(1, 2)`),
    )
    expect(rows).toStrictEqual([{ counted: 2 }])
  })
})
