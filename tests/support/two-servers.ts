import type { ExternalServices } from '@questboard/api'
import { openPostgres } from '@questboard/db'
import { sql } from 'drizzle-orm'
import { sendTo } from './rest.ts'
import { type Person, startTestServer, startTestServerOn, type TestServer } from './test-server.ts'

/**
 * A server and a second one on the same database, with separate connections, like another process.
 *
 * @param sharesClock whether setting the clock of one sets that of the other
 */
export async function twoServers({
  outside = {} as Partial<ExternalServices>,
  groupLimits = { created: 2, members: 5 },
  setUpPage = false,
  sharesClock = false,
} = {}): Promise<{ first: TestServer; second: TestServer; close(): Promise<void> }> {
  const options = { outside, groupLimits, setUpPage }
  const server = await startTestServer(options)
  const [{ name } = { name: '' }] = await server.database.rows<{ name: string }>(
    server.database.queries,
    sql`select current_database() as name`,
  )
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = name
  const second = await startTestServerOn(await openPostgres({ url: url.href }), {
    ...options,
    ...(sharesClock && { clock: server.clock }),
  })
  const close = async () => {
    await second.close()
    await server.close()
  }
  return { first: server, second, close }
}

/** The same user, calling another server. */
export const onServer = <Who extends Person>({ url }: Pick<TestServer, 'url'>, who: Who): Who => ({
  ...who,
  send: sendTo(url, who.token),
})
