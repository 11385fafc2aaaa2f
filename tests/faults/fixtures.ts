import { openPostgres } from '@questboard/db'
import { isAlive, type Started, startServer } from '../start/processes.ts'
import { freePort } from '../support/free-port.ts'
import { type KillableDatabase, startKillableDatabase } from './killable-database.ts'
import { judge, type Outcome, refusalsOf } from './outcome.ts'
import { acknowledged, newPlayers, noResponses, type Player, type Responses } from './players.ts'

/** How much of a fault is injected. */
export interface Extent {
  rounds: number
  /** The duration of lasting faults. */
  seconds: number
}

/** A server that keeps its URL when it is restarted. */
export interface Standing {
  readonly url: string
  process: Started
  again(): Promise<void>
}

export async function startStanding(environment: Record<string, string>): Promise<Standing> {
  const PORT = String(await freePort())
  const start = () => startServer({ NODE_ENV: 'production', ...environment, PORT })
  const standing: Standing = {
    url: `http://127.0.0.1:${PORT}`,
    process: start(),
    async again() {
      await standing.process.ended
      standing.process = start()
    },
  }
  await standing.process.ready
  return standing
}

/** The parts on which a fault is injected. */
export interface Fixtures<Database = KillableDatabase> {
  database: Database
  servers: Standing[]
  urls: string[]
  /** The players, and one more who checks whether the service has recovered. */
  players: Player[]
  prober: Player
  responses: Responses
}

interface Setting {
  fault: string
  rounds: number
  servers?: number
  folder?: string | undefined
  environment?: Record<string, string>
}

/** The findings of a fault besides the writes. */
export interface Found {
  back: number
  notes?: string[]
  failures?: string[]
}

const playing = 6

/** Starts servers on PostgreSQL, runs `happen`, and checks the results. */
export function onPostgres(setting: Setting, happen: (scene: Fixtures) => Promise<Found>): Promise<Outcome> {
  const { folder } = setting
  const start = () => startKillableDatabase(folder === undefined ? {} : { folder })
  return onCluster(setting, start, async (scene) => {
    const found = await happen(scene)
    await scene.database.answers()
    return found
  })
}

/** The same on a database of another kind. */
export async function onCluster<Database extends { url: string; close(): Promise<void> }>(
  setting: Setting,
  start: () => Promise<Database>,
  happen: (scene: Fixtures<Database>) => Promise<Found>,
): Promise<Outcome> {
  const { fault, rounds, servers: count = 1, environment = {} } = setting
  const database = await start()
  const servers: Standing[] = []
  try {
    for (let n = 0; n < count; n++) servers.push(await startStanding({ DATABASE_URL: database.url, ...environment }))
    const urls = servers.map(({ url }) => url)
    const [prober, ...players] = await newPlayers(urls[0] as string, playing + 1)
    if (!prober) throw new Error('nobody has registered')
    const scene: Fixtures<Database> = { database, servers, urls, players, prober, responses: noResponses() }
    const found = await happen(scene)
    const dead = servers.filter(({ process }) => !isAlive(process.pid))
    const reading = await openPostgres({ url: database.url, poolSize: 2 })
    const verdict = await judge(reading, scene.responses).finally(() => reading.close())
    return {
      fault,
      rounds,
      acknowledged: acknowledged(scene.responses),
      back: found.back,
      lost: verdict.lost,
      twice: verdict.twice,
      notes: [...(found.notes ?? []), ...refusalsOf(scene.responses)],
      failures: [...verdict.failures, ...(found.failures ?? []), ...dead.map(() => 'a server has ended')],
    }
  } finally {
    for (const { process } of servers) process.kill()
    await Promise.all(servers.map(({ process }) => process.ended))
    await database.close()
  }
}
