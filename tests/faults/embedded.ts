import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '@questboard/db'
import { type Extent, type Found, type Standing, startStanding } from './fixtures.ts'
import { killInTurn } from './killed.ts'
import { judge, type Outcome, refusalsOf } from './outcome.ts'
import { acknowledged, newPlayers, noResponses, type Player, type Responses, startPlaying } from './players.ts'

/** A server with the embedded database in `folder`. */
export interface EmbeddedFixtures {
  server: Standing
  players: Player[]
  prober: Player
  responses: Responses
}

/** Starts a server with the embedded engine, runs `happen`, and checks the files afterwards. */
export async function onEmbedded(
  { fault, rounds, folder }: { fault: string; rounds: number; folder: string },
  happen: (scene: EmbeddedFixtures) => Promise<Found>,
): Promise<Outcome> {
  const server = await startStanding({ DATA_DIR: folder, BACKUPS_KEPT: '0' })
  try {
    const [prober, ...players] = await newPlayers(server.url, 5)
    if (!prober) throw new Error('nobody has registered')
    const responses = noResponses()
    const found = await happen({ server, players, prober, responses })
    // Like an accident: the check uses what a new start finds.
    server.process.kill()
    await server.process.ended
    const database = await openEmbedded({ folder })
    const verdict = await judge(database, responses).finally(() => database.close())
    return {
      fault,
      rounds,
      acknowledged: acknowledged(responses),
      back: found.back,
      lost: verdict.lost,
      twice: verdict.twice,
      notes: [...(found.notes ?? []), ...refusalsOf(responses)],
      failures: [...verdict.failures, ...(found.failures ?? [])],
    }
  } finally {
    server.process.kill()
    await server.process.ended
  }
}

/** `kill -9` of a server with the embedded database, which is restarted at once. */
export async function killEmbedded({ rounds }: Extent): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'questboard-faults-'))
  try {
    return await onEmbedded(
      { fault: 'server with the embedded database killed', rounds, folder },
      async ({ server, players, prober, responses }) => {
        const load = startPlaying(players, [server.url], responses)
        const back = await killInTurn([server], { rounds, max: 400, prober, responses })
        await load.stop()
        return { back }
      },
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
