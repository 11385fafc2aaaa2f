import { prepareTemplate } from '@questboard/db/testing'
import { startTestServer } from './postgres-server.ts'

/**
 * Once before all tests: a PostgreSQL server, told to the test files by TEST_DATABASE_URL as if it had been given.
 * Returns what ends it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? undefined : await startTestServer()
  const url = given ?? server?.url ?? ''
  process.env.TEST_DATABASE_URL = url
  try {
    await prepareTemplate(url)
  } catch (error) {
    await server?.stop()
    throw error
  }
  return async () => server?.stop()
}
