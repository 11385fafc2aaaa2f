import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import postgres, { type Sql } from 'postgres'
import { templateLock } from '../advisory-locks.ts'
import { migrate, openPostgres } from '../index.ts'
import { readMigrations } from '../migrate.ts'
import { newDatabaseFile } from '../new-database.ts'
import { writeNewDatabase } from '../write-new-database.ts'

export { queriesThrough, runsOf } from '../client.ts'
export { migrateTo } from './migrate-to.ts'

/** A database of one test file. */
export interface TestDatabase {
  readonly url: string
  /** Removes it, even if clients are connected. */
  drop(): Promise<void>
}

/**
 * A fresh, migrated PostgreSQL database on the server of TEST_DATABASE_URL, as a copy of one template, which takes
 * tens of milliseconds on a quiet machine.
 * `empty` leaves the schema out.
 */
export async function testDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set: the tests must be run with their global setup')
  const name = `questboard_test_${process.pid}_${randomBytes(6).toString('hex')}`
  await onServer(server, async (sql) => {
    const template = options.empty ? 'template0' : await templateOn(sql, server)
    // Copying files is a third faster than the default, which writes the copy to the log as well.
    await sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`
  })
  return {
    url: urlOf(server, name),
    drop: () => onServer(server, (sql) => sql`drop database if exists ${sql(name)} with (force)`),
  }
}

/** Creates the template of the current migrations on the server of `url` if it is missing. */
export function prepareTemplate(url: string): Promise<void> {
  return onServer(url, (sql) => templateOn(sql, url))
}

/** Makes the archive of a new embedded database if it is missing. */
export async function prepareNewDatabase(): Promise<void> {
  const file = await newDatabaseFile()
  if (!existsSync(file)) await writeNewDatabase(file)
}

async function templateOn(sql: Sql, server: string): Promise<string> {
  const content = createHash('sha256')
  for (const { hash } of readMigrations()) content.update(hash)
  const template = `questboard_template_${content.digest('hex').slice(0, 16)}`
  if (await isComplete(sql, template)) return template
  // Several test processes may do this at the same time. Closing the connection releases the lock.
  await sql`select pg_advisory_lock(${templateLock})`
  if (await isComplete(sql, template)) return template
  await sql`drop database if exists ${sql(template)} with (force)`
  await sql`create database ${sql(template)} template template0`
  const database = await openPostgres({ url: urlOf(server, template), poolSize: 1 })
  await migrate(database).finally(() => database.close())
  await sql`alter database ${sql(template)} is_template true`
  return template
}

/** The mark of a template is set last, so an incomplete one is not used. */
async function isComplete(sql: Sql, template: string): Promise<boolean> {
  const templates = await sql`select from pg_database where datname = ${template} and datistemplate`
  return templates.length > 0
}

async function onServer(url: string, work: (sql: Sql) => PromiseLike<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => {} })
  try {
    await work(sql)
  } finally {
    await sql.end()
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
