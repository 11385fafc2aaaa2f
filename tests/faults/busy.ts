import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '@questboard/db'
import { sql } from 'drizzle-orm'
import { type Extent, onPostgres } from './fixtures.ts'
import type { Outcome } from './outcome.ts'
import { ask, backSince, startPlaying } from './players.ts'

/** The maximum wait for a refusal in seconds: for a connection, and then for the lock. */
const bound = 25

/**
 * Two connections for all, while another session locks the rows of two players: calls that wait for those locks hold
 * the connections.
 */
export function exhaustPool({ rounds, seconds }: Extent): Promise<Outcome> {
  const setting = { fault: 'no connection free', rounds, environment: { DATABASE_POOL: '2' } }
  return onPostgres(setting, async ({ database, urls, players, prober, responses }) => {
    const [url = ''] = urls
    const other = await openPostgres({ url: database.url, poolSize: 1, limits: { idleInTransaction: 600_000 } })
    const kept = players.slice(0, 2)
    const failures: string[] = []
    let back = 0
    for (let round = 0; round < rounds; round++) {
      const load = startPlaying(players, urls, responses)
      await pause(300)
      await other.transaction(async (tx) => {
        const ids = kept.map(({ id }) => id)
        await tx.execute(
          sql`select from users where ${sql.join(
            ids.map((id) => sql`id = ${id}`),
            sql` or `,
          )} for update`,
        )
        await pause(seconds * 1000)
      })
      back = Math.max(back, await backSince(performance.now(), prober, url, responses))
      await load.stop()
      const { status } =
        (await ask({ call: 'GET /user/tasks', body: undefined, token: prober.token, url, responses })) ?? {}
      if (status !== 200) failures.push(`reading was answered by ${status} after the lock was gone`)
    }
    await other.close()
    if (responses.slowest > bound * 1000) failures.push(`an answer took ${(responses.slowest / 1000).toFixed(1)} s`)
    return { back, failures }
  })
}
