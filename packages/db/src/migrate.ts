import { join } from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationLock } from './advisory-locks.ts'
import type { Database, Queries } from './client.ts'
import { sql } from './drizzle.ts'
import { packageFolder } from './package-folder.ts'

const migrationsFolder = join(packageFolder, 'migrations')

/** The migrations in the order of application. */
export function readMigrations(folder: string = migrationsFolder): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: folder })
}

/**
 * Migrates the database to the newest schema in one transaction. Safe when several servers start at once: the later
 * ones wait and find nothing to do.
 */
export function migrate(database: Database): Promise<void> {
  return migrateFrom(database, migrationsFolder)
}

/** Migrates from another folder that drizzle-kit wrote. */
export async function migrateFrom(database: Database, folder: string): Promise<void> {
  const migrations = readMigrations(folder)
  const work = async (tx: Queries) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    // drizzle-kit's own table, so that its commands see the applied migrations.
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(sql`
      create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)
    `)
    const rows = await database.rows<{ hash: string }>(tx, sql`select hash from drizzle.__drizzle_migrations`)
    const applied = new Set(rows.map((row) => row.hash))
    for (const { hash, folderMillis, sql: statements } of migrations) {
      if (applied.has(hash)) continue
      for (const statement of statements) {
        if (statement.trim()) await tx.execute(sql.raw(statement))
      }
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      )
    }
  }
  await database.transaction(work, { patient: true })
}
