import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sql } from './drizzle.ts'
import { type Database, migrate, openEmbedded, openPostgres } from './index.ts'
import { migrateFrom, readMigrations } from './migrate.ts'
import { testDatabase } from './testing/index.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'questboard-migrations-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Writes migrations like drizzle-kit does. */
async function write(...migrations: string[]): Promise<string> {
  const entries = migrations.map((_, idx) => ({
    idx,
    version: '7',
    when: 1000 + idx,
    tag: `000${idx}`,
    breakpoints: true,
  }))
  await mkdir(join(folder, 'meta'), { recursive: true })
  await writeFile(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  await Promise.all(migrations.map((text, idx) => writeFile(join(folder, `000${idx}.sql`), text)))
  return folder
}

const first = 'create table one (n integer);\n--> statement-breakpoint\ninsert into one values (1);'
const second = 'insert into one values (2);'
const numbers = (database: Database) => database.rows(database.queries, sql`select n from one order by n`)

test('applies each migration once, even when four servers start at once', async () => {
  const { url, drop } = await testDatabase({ empty: true })
  const servers = await Promise.all(Array.from({ length: 4 }, () => openPostgres({ url, poolSize: 1 })))
  const database = servers[0] as Database
  await write(first)
  await Promise.all(servers.map((server) => migrateFrom(server, folder)))
  expect(await numbers(database)).toEqual([{ n: 1 }])
  await write(first, second)
  await Promise.all(servers.map((server) => migrateFrom(server, folder)))
  expect(await numbers(database)).toEqual([{ n: 1 }, { n: 2 }])
  await Promise.all(servers.map((server) => server.close()))
  await drop()
})

test('rolls back all migrations of a run when one fails', async () => {
  const { url, drop } = await testDatabase({ empty: true })
  const database = await openPostgres({ url, poolSize: 1 })
  await write(first, 'insert into missing values (1);')
  await expect(migrateFrom(database, folder)).rejects.toThrow()
  expect(await database.rows(database.queries, sql`select to_regclass('one') as one`)).toEqual([{ one: null }])
  await write(first, second)
  await migrateFrom(database, folder)
  expect(await numbers(database)).toEqual([{ n: 1 }, { n: 2 }])
  await database.close()
  await drop()
})

test("applies the product's migrations on the embedded engine, and nothing the second time", {
  timeout: 90_000,
}, async () => {
  const database = await openEmbedded({ folder: join(folder, 'data') })
  const applied = () => database.rows(database.queries, sql`select count(*) as count from drizzle.__drizzle_migrations`)
  await migrate(database)
  await migrate(database)
  expect(await applied()).toEqual([{ count: readMigrations().length }])
  await database.close()
})
