import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openPostgres } from '@questboard/db'

/** The address of the database of the running app. */
export const appDatabaseUrl = (): string => readFileSync(join(process.env.E2E_FOLDER ?? '', 'database-url'), 'utf8')

/** Works on the database of the running app. */
export async function onAppDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openPostgres({ url: appDatabaseUrl(), poolSize: 1 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
