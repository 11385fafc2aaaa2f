import { prepareTemplate } from '@questboard/db/testing'
import { startTestServer } from './postgres-server.ts'

/**
 * Starts a PostgreSQL server once before all tests and passes it on as TEST_DATABASE_URL.
 *
 * @returns stops it
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
