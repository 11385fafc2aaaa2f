import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '@questboard/db'
import { sql } from 'drizzle-orm'
import { openEventListener } from './event-listener.ts'
import { type Extent, onCluster, onPostgres, type Standing } from './fixtures.ts'
import { notTried, type Outcome } from './outcome.ts'
import { type Cluster, startPair } from './pair.ts'
import { hasPatroni, startPatroni } from './patroni.ts'
import { backSince, type Player, type Responses, startPlaying } from './players.ts'

/** Load between two faults, in milliseconds, random so that each fault hits another moment. */
const betweenFaults = (max = 250) => pause(50 + Math.random() * max)

/** Kills servers in turn, each restarted at once. @returns the longest time until one served again, in milliseconds */
export async function killInTurn(
  victims: Standing[],
  { rounds, max, prober, responses }: { rounds: number; max?: number; prober: Player; responses: Responses },
): Promise<number> {
  let back = 0
  for (let round = 0; round < rounds; round++) {
    await betweenFaults(max)
    const victim = victims[round % victims.length]
    if (!victim) break
    victim.process.signal('SIGKILL')
    const since = performance.now()
    await victim.again()
    back = Math.max(back, await backSince(since, prober, victim.url, responses))
  }
  return back
}

/** `kill -9` of one of two servers, in turn, restarted at once. */
export function killServers({ rounds }: Extent): Promise<Outcome> {
  return onPostgres(
    { fault: 'server killed', rounds, servers: 2 },
    async ({ servers, urls, players, prober, responses }) => {
      const load = startPlaying(players, urls, responses)
      const back = await killInTurn(servers, { rounds, prober, responses })
      await load.stop()
      return { back }
    },
  )
}

/** `kill -9` of the primary of two PostgreSQL servers. Its standby is promoted, and it comes back as the standby. */
export const failOver = (extent: Extent): Promise<Outcome> => failOverOn('PostgreSQL fails over', startPair, extent)

/** The same with Patroni behind HAProxy, which decide and route by themselves. */
export async function failOverByPatroni(extent: Extent): Promise<Outcome> {
  const fault = 'Patroni fails over'
  return hasPatroni()
    ? failOverOn(fault, startPatroni, extent)
    : notTried(fault, 'it needs the packages etcd-server, haproxy and patroni of Debian')
}

function failOverOn(fault: string, start: () => Promise<Cluster>, { rounds }: Extent): Promise<Outcome> {
  return onCluster({ fault, rounds, servers: 2 }, start, async ({ database, urls, players, prober, responses }) => {
    const [url = ''] = urls
    let back = 0
    let eventsBack = 0
    const listener = await openEventListener(url, prober)
    for (let round = 0; round < rounds; round++) {
      const load = startPlaying(players, urls, responses)
      await betweenFaults()
      const since = performance.now()
      const over = database.failOver()
      await pause(50)
      back = Math.max(back, await backSince(since, prober, url, responses))
      eventsBack = Math.max(eventsBack, await listener.receivedSince(since, database.url))
      await load.stop()
      // Without load, or the players would reach their limit of tasks.
      await over
    }
    listener.close()
    const notes = [`events again after ${(eventsBack / 1000).toFixed(1)} s`]
    const failures = [
      ...(eventsBack < 60_000 ? [] : ['events came no more']),
      ...(back < 30_000 ? [] : ['writes came back too late']),
    ]
    return { back, notes, failures }
  })
}

/** `kill -9` of PostgreSQL's first process: all others end, and it is restarted. */
export const killPostmaster = (extent: Extent): Promise<Outcome> =>
  killPostgres('PostgreSQL killed', extent, async ({ signal }) => signal('SIGKILL'))

/** `kill -9` of one PostgreSQL process: it ends all others and recovers. */
export const killBackend = (extent: Extent): Promise<Outcome> =>
  killPostgres('one process of PostgreSQL killed', extent, async ({ url }) => {
    const database = await openPostgres({ url, poolSize: 1 })
    const [one] = await database.rows<{ pid: number }>(
      database.queries,
      sql`
        select pid from pg_stat_activity
        where application_name = 'questboard' and pid <> pg_backend_pid() order by random() limit 1`,
    )
    if (one) process.kill(one.pid, 'SIGKILL')
    await database.close()
  })

function killPostgres(
  fault: string,
  { rounds }: Extent,
  kill: (database: { url: string; signal(name: NodeJS.Signals): void }) => Promise<void>,
): Promise<Outcome> {
  return onPostgres({ fault, rounds }, async ({ database, urls, players, prober, responses }) => {
    const [url = ''] = urls
    let back = 0
    let eventsBack = 0
    const listener = await openEventListener(url, prober)
    const load = startPlaying(players, urls, responses)
    for (let round = 0; round < rounds; round++) {
      await betweenFaults()
      await kill(database)
      const since = performance.now()
      await pause(50)
      back = Math.max(back, await backSince(since, prober, url, responses))
      eventsBack = Math.max(eventsBack, await listener.receivedSince(since, database.url))
    }
    await load.stop()
    const notes = [`events again after ${(eventsBack / 1000).toFixed(1)} s`]
    const failures = eventsBack < 60_000 ? [] : ['events came no more']
    listener.close()
    return { back, notes, failures }
  })
}
