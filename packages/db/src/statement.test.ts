import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq, sql } from './drizzle.ts'
import { type Database, DatabaseMisuse, rawStatement, shownInstant, statement } from './index.ts'
import { integer, jsonb, pgTable, text, timestamp } from './pg-core.ts'
import { engines, type Opened } from './testing/engines.ts'

const things = pgTable('things', {
  id: integer('id').primaryKey(),
  note: text('note'),
  tags: text('tags').array().notNull(),
  detail: jsonb('detail'),
  at: timestamp('at', { withTimezone: true, precision: 3 }),
})

type Thing = typeof things.$inferSelect

const find = statement<{ id: number }>()((queries, param) =>
  queries
    .select({ id: things.id, note: things.note, tags: things.tags, detail: things.detail, at: things.at })
    .from(things)
    .where(eq(things.id, param('id'))),
)

const show = statement<object>()((queries) => queries.select({ at: shownInstant(things.at) }).from(things))

const save = statement<Thing>()((queries, param) =>
  queries
    .update(things)
    .set({ note: param('note'), tags: param('tags'), detail: param('detail'), at: param('at') })
    .where(eq(things.id, param('id'))),
)

const thing: Thing = {
  id: 1,
  note: 'Кафе „Роза“',
  tags: ['a,b', '"c"'],
  detail: { list: [1, null] },
  at: new Date('2026-03-29T00:59:59.123Z'),
}

describe.each(engines)('a statement that is built once, on $engine', ({ open }) => {
  let opened: Opened
  let database: Database

  beforeAll(async () => {
    opened = await open()
    database = opened.database
    await database.queries.execute(sql`
      create table things (id integer primary key, note text, tags text[] not null, detail jsonb, at timestamptz(3))`)
    await database.queries.insert(things).values({ id: 1, tags: [] })
  }, 60_000)
  afterAll(() => opened?.close())

  test('writes and reads values as the builder does, each time those that it is given', async () => {
    await save(database.queries, thing)
    expect(await find(database.queries, { id: 1 })).toStrictEqual([thing])
    expect(await database.queries.select().from(things)).toStrictEqual([thing])
    const bare = { id: 1, note: null, tags: [], detail: null, at: null }
    await save(database.queries, bare)
    expect(await find(database.queries, { id: 1 })).toStrictEqual([bare])
    expect(await find(database.queries, { id: 2 })).toStrictEqual([])
  })

  test('reads instants as they are written, also those of other eras and with less than a second', async () => {
    const written = [
      '2026-03-29 00:59:59+00',
      '2026-03-29 00:59:59.1+00',
      '2026-03-29 00:59:59.12+00',
      '2026-03-29 00:59:59.123+00',
      '12026-01-01 00:00:00+00',
      '0044-03-15 12:00:00+00 BC',
    ]
    for (const at of written) {
      await database.queries.execute(sql`update things set at = ${at}::timestamptz`)
      expect(await find(database.queries, { id: 1 })).toStrictEqual(await database.queries.select().from(things))
    }
  })

  test('shows instants as those that are read are written', async () => {
    const written = {
      '2026-03-29 00:59:59+00': '2026-03-29T00:59:59.000Z',
      '2026-03-29 00:59:59.1+00': '2026-03-29T00:59:59.100Z',
      '2026-03-29 00:59:59.12+00': '2026-03-29T00:59:59.120Z',
      '2026-03-29 02:59:59.123+02': '2026-03-29T00:59:59.123Z',
      '12026-01-01 00:00:00.5+00': '+012026-01-01T00:00:00.500Z',
    }
    for (const [at, shown] of Object.entries(written)) {
      await database.queries.execute(sql`update things set at = ${at}::timestamptz`)
      expect(await show(database.queries, {})).toStrictEqual([{ at: shown }])
      const [read] = await find(database.queries, { id: 1 })
      expect(read?.at?.toISOString()).toBe(shown)
    }
    await database.queries.execute(sql`update things set at = null`)
    expect(await show(database.queries, {})).toStrictEqual([{ at: null }])
  })

  test('belongs to the transaction that it is sent in', async () => {
    const change = database.transaction(async (tx) => {
      await save(tx, { ...thing, note: 'not kept' })
      expect(await find(tx, { id: 1 })).toMatchObject([{ note: 'not kept' }])
      throw new Error('changed my mind')
    })
    await expect(change).rejects.toThrow('changed my mind')
    expect(await find(database.queries, { id: 1 })).not.toMatchObject([{ note: 'not kept' }])
  })

  test('is written in SQL where the builder has no words for it', async () => {
    const count = rawStatement<{ from: number }, { count: number; sum: number }>(
      (param) => sql`select count(*), ${param('from')}::int + 1 as sum from things where id >= ${param('from')}`,
    )
    expect(await count(database.queries, { from: 1 })).toEqual([{ count: 1, sum: 2 }])
    expect(await count(database.queries, { from: 7 })).toEqual([{ count: 0, sum: 8 }])
  })

  test('is refused when its rows would not be flat, since columns could have the same name', async () => {
    const nested = statement<object>()((queries) => queries.select({ thing: things }).from(things))
    await expect(nested(database.queries, {})).rejects.toThrow(DatabaseMisuse)
  })
})
