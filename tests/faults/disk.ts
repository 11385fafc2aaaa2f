import { execFileSync } from 'node:child_process'
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onEmbedded } from './embedded.ts'
import { type Extent, type Found, onPostgres } from './fixtures.ts'
import { notTried, type Outcome } from './outcome.ts'
import { backSince, type Player, type Responses, startPlaying } from './players.ts'

interface Filling {
  folder: string
  urls: string[]
  players: Player[]
  prober: Player
  responses: Responses
}

/** The maximum time until the database's existing files have no space left. */
const noticedMs = 30_000

/** The size of the small disk, enough for either database and its log. */
const megabytes = 256

/** PostgreSQL on a disk that fills up while players write, and later has space again. */
export const fillDiskOfPostgres = (extent: Extent): Promise<Outcome> =>
  onSmallDisk('disk full, PostgreSQL', (fault, folder) =>
    onPostgres({ fault, rounds: extent.rounds, folder: join(folder, 'database') }, (scene) =>
      fill({ ...scene, folder }, extent),
    ),
  )

/** The same with the embedded database. */
export const fillDiskOfEmbedded = (extent: Extent): Promise<Outcome> =>
  onSmallDisk('disk full, embedded database', (fault, folder) =>
    onEmbedded({ fault, rounds: extent.rounds, folder: join(folder, 'data') }, (scene) =>
      fill({ ...scene, folder, urls: [scene.server.url] }, extent),
    ),
  )

async function fill(
  { folder, urls, players, prober, responses }: Filling,
  { rounds, seconds }: Extent,
): Promise<Found> {
  const [url = ''] = urls
  const failures: string[] = []
  let back = 0
  const load = startPlaying(players, urls, responses)
  for (let round = 0; round < rounds; round++) {
    await pause(500)
    const refusedBefore = sum(responses.refusals)
    const filler = openSync(join(folder, 'filler'), 'w')
    const end = performance.now() + seconds * 1000
    const isNoticed = () => sum(responses.refusals) > refusedBefore
    // Also takes the space that the database frees meanwhile.
    while (performance.now() < end || (!isNoticed() && performance.now() < end + noticedMs)) {
      takeAll(filler, folder)
      await pause(20)
    }
    if (!isNoticed()) failures.push('nobody noticed that the disk was full')
    ftruncateSync(filler)
    closeSync(filler)
    back = Math.max(back, await backSince(performance.now(), prober, url, responses))
  }
  await load.stop()
  return { back, failures }
}

const sum = (counts: Map<string, number>): number => [...counts.values()].reduce((all, one) => all + one, 0)

function takeAll(filler: number, folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  try {
    if (bavail > 0) writeSync(filler, Buffer.alloc(Math.min(bavail * bsize, 64 * 1024 * 1024)))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

/** A small disk needs root on Linux; otherwise the table says that it was not tried. */
async function onSmallDisk(
  fault: string,
  happen: (fault: string, folder: string) => Promise<Outcome>,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'questboard-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return notTried(fault, 'a small disk is mounted by root alone')
  }
  try {
    return await happen(fault, folder)
  } finally {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}
