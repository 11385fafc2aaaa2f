import { setTimeout as pause } from 'node:timers/promises'
import { openEventListener } from './event-listener.ts'
import { type Extent, type Fixtures, onPostgres } from './fixtures.ts'
import type { Outcome } from './outcome.ts'
import { backSince, startPlaying } from './players.ts'

/** The maximum wait in seconds: a little more than the time after which a silent database is given up. */
const bound = 25

/** `/readyz` must report it within this time. */
const readinessMs = 6_000

/** PostgreSQL is stopped, and started later. */
export const stopPostgres = (extent: Extent): Promise<Outcome> =>
  withoutDatabase('PostgreSQL away', extent, ({ database }) => ({
    leave: () => database.stop(),
    return: () => database.start(),
  }))

/** PostgreSQL accepts connections and does not respond, like on an overloaded machine. */
export const hangPostgres = (extent: Extent): Promise<Outcome> =>
  withoutDatabase('PostgreSQL hangs', extent, ({ database }) => ({
    leave: async () => database.signalAll('SIGSTOP'),
    return: () => database.signalAll('SIGCONT'),
  }))

function withoutDatabase(
  fault: string,
  { rounds, seconds }: Extent,
  ways: (scene: Fixtures) => { leave(): Promise<void>; return(): void },
): Promise<Outcome> {
  return onPostgres({ fault: `${fault} for ${seconds} s`, rounds }, async (scene) => {
    const { database, urls, players, prober, responses } = scene
    const [url = ''] = urls
    const { leave, return: comeBack } = ways(scene)
    const listener = await openEventListener(url, prober)
    const failures: string[] = []
    let back = 0
    let eventsBack = 0
    const load = startPlaying(players, urls, responses)
    for (let round = 0; round < rounds; round++) {
      await pause(300)
      await leave()
      const until = performance.now() + seconds * 1000
      const begun = performance.now()
      const { status } = await fetch(`${url}/readyz`)
      const took = performance.now() - begun
      if (took > readinessMs) failures.push(`/readyz took ${(took / 1000).toFixed(1)} s`)
      // A pause shorter than the timeout is only slowness.
      if (status !== 503 && seconds * 1000 > readinessMs) failures.push(`/readyz said ${status}`)
      if ((await fetch(`${url}/healthz`)).status !== 200) failures.push('/healthz was not answered')
      await pause(Math.max(0, until - performance.now()))
      comeBack()
      const since = performance.now()
      back = Math.max(back, await backSince(since, prober, url, responses))
      eventsBack = Math.max(eventsBack, await listener.receivedSince(since, database.url))
      if ((await fetch(`${url}/readyz`)).status !== 200) failures.push('/readyz does not say that it is ready again')
    }
    await load.stop()
    listener.close()
    if (responses.slowest > bound * 1000) failures.push(`an answer took ${(responses.slowest / 1000).toFixed(1)} s`)
    return { back, failures, notes: [`events again after ${(eventsBack / 1000).toFixed(1)} s`] }
  })
}
