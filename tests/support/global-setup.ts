import { prepareNewDatabase, prepareTemplate } from '@questboard/db/testing'
import { buildServer } from '../start/processes.ts'
import { startPostgresServer } from './postgres-server.ts'

/**
 * Starts a PostgreSQL server once before all tests and passes it on as TEST_DATABASE_URL. The archive of a new embedded
 * database and the bundle of the server are made as well.
 *
 * @returns stops it
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  buildServer()
  const given = process.env.TEST_DATABASE_URL
  const server = given ? undefined : await startPostgresServer()
  const url = given ?? server?.url ?? ''
  process.env.TEST_DATABASE_URL = url
  try {
    await Promise.all([prepareTemplate(url), prepareNewDatabase()])
  } catch (error) {
    await server?.stop()
    throw error
  }
  return async () => server?.stop()
}
