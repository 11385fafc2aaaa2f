import type { ExternalServices } from '@questboard/api'
import { openPostgres } from '@questboard/db'
import { sql } from 'drizzle-orm'
import { sendTo } from './rest.ts'
import { type Person, startTestServer, startTestServerOn, type TestServer } from './test-server.ts'

/** A world with a second server on the same database, with separate connections, like another process. */
export async function twoServers({
  outside = {} as Partial<ExternalServices>,
  groupLimits = { created: 2, members: 5 },
  setUpPage = false,
} = {}): Promise<{ world: TestServer; second: TestServer; close(): Promise<void> }> {
  const world = await startTestServer({ outside, groupLimits, setUpPage })
  const [{ name } = { name: '' }] = await world.database.rows<{ name: string }>(
    world.database.queries,
    sql`select current_database() as name`,
  )
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = name
  const second = await startTestServerOn(await openPostgres({ url: url.href }), { outside, groupLimits, setUpPage })
  const close = async () => {
    await second.close()
    await world.close()
  }
  return { world, second, close }
}

/** The same user, calling another server. */
export const onServer = <Who extends Person>({ url }: Pick<TestServer, 'url'>, who: Who): Who => ({
  ...who,
  send: sendTo(url, who.token),
})
