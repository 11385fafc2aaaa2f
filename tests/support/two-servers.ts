import type { ExternalServices } from '@questboard/api'
import { openPostgres } from '@questboard/db'
import { sql } from 'drizzle-orm'
import { sendTo } from './rest.ts'
import { type Person, startTestServer, startTestServerOn, type TestServer } from './test-server.ts'

/** A server and a second one on the same database, with separate connections, like another process. */
export async function twoServers({
  outside = {} as Partial<ExternalServices>,
  groupLimits = { created: 2, members: 5 },
  setUpPage = false,
} = {}): Promise<{ first: TestServer; second: TestServer; close(): Promise<void> }> {
  const server = await startTestServer({ outside, groupLimits, setUpPage })
  const [{ name } = { name: '' }] = await server.database.rows<{ name: string }>(
    server.database.queries,
    sql`select current_database() as name`,
  )
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = name
  const second = await startTestServerOn(await openPostgres({ url: url.href }), { outside, groupLimits, setUpPage })
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
