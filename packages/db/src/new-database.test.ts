import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './client.ts'
import { sql } from './drizzle.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { writeNewDatabase } from './write-new-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'questboard-new-database-'))
const archive = join(folder, 'new-database-of-a-test.tar.gz')
const opened: Database[] = []

beforeAll(() => writeNewDatabase(archive), 60_000)

afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()))
  rmSync(folder, { recursive: true, force: true })
})

async function start(name: string, newDatabase?: string): Promise<Database> {
  const database = await openEmbedded({ folder: join(folder, name), newDatabase })
  opened.push(database)
  await migrate(database)
  return database
}

const rows = (database: Database, text: string) => database.rows<object>(database.queries, sql.raw(text))

const identifier = (database: Database) => rows(database, 'select system_identifier::text from pg_control_system()')

/** Everything that migrations write: the schema, and rows. */
const contents = [
  `select table_schema, table_name, column_name, data_type, column_default, is_nullable, generation_expression
   from information_schema.columns where table_schema in ('public', 'drizzle') order by 1, 2, 3`,
  `select indexdef from pg_indexes where schemaname in ('public', 'drizzle') order by 1`,
  'select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint order by 1, 2, 3',
  `select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace order by 1, 2`,
  'select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1, 2',
  'select hash, created_at::text from drizzle.__drizzle_migrations order by id',
]

test('a first start from the archive is like one that applied all migrations itself', {
  timeout: 120_000,
}, async () => {
  const [own, first, second] = [await start('own'), await start('first', archive), await start('second', archive)]
  for (const text of contents) {
    const expected = await rows(own, text)
    expect(await rows(first, text)).toEqual(expected)
  }
  expect(await identifier(first)).toEqual(await identifier(second))
  expect(await identifier(first)).not.toEqual(await identifier(own))
})

test('a later start does not read the archive, and a first start works without one', { timeout: 120_000 }, async () => {
  const missing = join(folder, 'missing.tar.gz')
  const database = await openEmbedded({ folder: join(folder, 'without'), newDatabase: missing })
  await migrate(database)
  await database.queries.execute(sql`create table kept as select 1 as value`)
  await database.close()
  const again = await start('without', archive)
  expect(await rows(again, 'select value from kept')).toEqual([{ value: 1 }])
})
