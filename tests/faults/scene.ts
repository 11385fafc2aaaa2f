import { openPostgres } from '@questboard/db'
import { isAlive, type Started, startServer } from '../start/processes.ts'
import { freePort } from '../support/free-port.ts'
import { type MortalDatabase, startMortalDatabase } from './mortal-database.ts'
import { acknowledged, newPlayers, noResponses, type Player, type Responses } from './players.ts'
import { judge, refusalsOf, type Verdict } from './verdict.ts'

/** How much of a fault is done. */
export interface Extent {
  rounds: number
  /** Of what lasts: how long. */
  seconds: number
}

/** A server that keeps its address when it is started again. */
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

/** What a fault on PostgreSQL is tried on. */
export interface Scene {
  database: MortalDatabase
  servers: Standing[]
  urls: string[]
  /** Those who play, and one more who looks whether service is back. */
  players: Player[]
  prober: Player
  told: Responses
}

interface Setting {
  fault: string
  rounds: number
  servers?: number
  folder?: string | undefined
  environment?: Record<string, string>
}

/** What a fault has found beside the writes. */
export interface Found {
  back: number
  notes?: string[]
  failures?: string[]
}

const playing = 6

/** Sets a scene on PostgreSQL, lets `happen` do the fault, and judges what came of it. */
export async function onPostgres(setting: Setting, happen: (scene: Scene) => Promise<Found>): Promise<Verdict> {
  const { fault, rounds, servers: count = 1, folder, environment = {} } = setting
  const database = await startMortalDatabase(folder === undefined ? {} : { folder })
  const servers: Standing[] = []
  try {
    for (let n = 0; n < count; n++) servers.push(await startStanding({ DATABASE_URL: database.url, ...environment }))
    const urls = servers.map(({ url }) => url)
    const [prober, ...players] = await newPlayers(urls[0] as string, playing + 1)
    if (!prober) throw new Error('nobody has registered')
    const scene: Scene = { database, servers, urls, players, prober, told: noResponses() }
    const found = await happen(scene)
    const dead = servers.filter(({ process }) => !isAlive(process.pid))
    await database.answers()
    const reading = await openPostgres({ url: database.url, poolSize: 2 })
    const verdict = await judge(reading, scene.told).finally(() => reading.close())
    return {
      ...{ fault, rounds, acknowledged: acknowledged(scene.told), back: found.back },
      ...{ lost: verdict.lost, twice: verdict.twice },
      notes: [...(found.notes ?? []), ...refusalsOf(scene.told)],
      failures: [...verdict.failures, ...(found.failures ?? []), ...dead.map(() => 'a server has ended')],
    }
  } finally {
    for (const { process } of servers) process.kill()
    await Promise.all(servers.map(({ process }) => process.ended))
    await database.close()
  }
}
